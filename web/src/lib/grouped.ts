/** Games in the groups in which they are offered. */
import { OFFERED } from './offered';

/** The group of games that one makes oneself. */
export const OWN = 'own';

/** The games that the app knows without asking the server. */
export const named = Object.entries(OFFERED).map(([name, game]) => ({ name, ...game }));

/** The groups in the order in which their games come; the key of a group's title is `group-…`. */
export function grouped<T extends { group: string }>(games: T[]): [group: string, games: T[]][] {
  const found = new Map<string, T[]>();
  for (const game of games) found.set(game.group, [...(found.get(game.group) ?? []), game]);
  return [...found];
}
