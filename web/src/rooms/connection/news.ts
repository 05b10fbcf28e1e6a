/** Events as news: with the names of those who sat there, for seats may change later. */
import type { Happened, News, RoomView } from '../../lib/protocol';

type Names = News['names'];

/** Who sits where: the name of a person, the level of a bot, or nobody. */
export function namesIn({ seats }: RoomView): Names {
  return seats.map(({ name, bot }) => bot || name);
}

/** Whoever has just left is named as before. */
export function newsOf(
  { seq, what, seat, answer, told }: Happened,
  before: RoomView,
  after: RoomView,
  me: number | null,
): News {
  const [was, now] = [namesIn(before), namesIn(after)];
  const longest = was.length > now.length ? was : now;
  const names = longest.map((_, i) => now[i] ?? was[i] ?? null);
  return { seq, what, seat, names, me, answer: answer ?? null, told: told ?? [] };
}
