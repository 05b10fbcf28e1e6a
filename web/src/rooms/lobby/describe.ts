/** A room's options in a few words. */
import { deckOf } from '../../cards/deck';
import { gameTitle, t } from '../../lib/i18n.svelte';
import type { RoomOptions } from '../../lib/protocol';

/** The name of what is played: a deck, a game, or the games of a sum. */
export function titleOf(options: RoomOptions): string {
  const { game } = options;
  if (game.type === 'cards') return deckOf(game.deck).title;
  const parts = game.position.split(' + ').map((part) => gameTitle(part.split(':')[0]!.trim()));
  return [...new Set(parts)].join(' + ');
}

/** What is agreed, point by point. */
export function points(options: RoomOptions): string[] {
  const words = options.names === 'words' ? t('web-option-words') : '';
  const who = t(`web-option-${options.visibility}`);
  return [...gamePoints(options), who, words].filter(Boolean);
}

/** Those of them that are about the game. */
export function gamePoints({ game }: RoomOptions): string[] {
  const own =
    game.type === 'cards'
      ? [
          t(`web-option-${game.mode}`),
          `${t('web-make-wrong')}: ${t(`web-make-wrong-${game.wrong}`)}`,
          game.aid ? t('web-option-aid') : '',
        ]
      : [
          game.position,
          t(game.misere ? 'play-convention-misere' : 'play-convention-normal'),
          game.clock
            ? t('web-option-clock', {
                minutes: Math.round(game.clock.initial_ms / 60_000),
                seconds: Math.round(game.clock.increment_ms / 1000),
              })
            : '',
        ];
  return own.filter(Boolean);
}
