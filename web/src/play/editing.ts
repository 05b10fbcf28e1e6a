/** A position taken apart for editing: the games of a sum, each with its name and its numbers. */
export interface Part {
  game: string;
  text: string;
}

/** The parts of a position as it is written; `+` inside a name does not occur. */
export function parts(position: string): Part[] {
  return position.split('+').map((summand) => {
    const [game = '', ...rest] = summand.trim().split(':');
    return { game: game.trim(), text: rest.join(':').trim() };
  });
}

export function joined(components: Part[]): string {
  return components.map(({ game, text }) => (text ? `${game}:${text}` : game)).join(' + ');
}
