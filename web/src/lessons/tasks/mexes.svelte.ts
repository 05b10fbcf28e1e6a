/** Choosing the least number that is not the value of an option, and what to say to a wrong one. */
import type { MexRule } from '../../lib/blocks';
import { t } from '../../lib/i18n.svelte';

/** Why this number is not the value: an option has it, or a smaller one is missing too. */
export function whyNotMex(rule: MexRule, number: number): string {
  const option = rule.options.find((one) => one.value === number);
  return option
    ? t('learn-mex-reached', { number, left: option.left.join(' + ') || '0' })
    : t('learn-mex-larger', { number });
}

export function pickMex(rule: () => MexRule, onanswer: (right: boolean, text?: string) => void) {
  let chosen = $state<number | null>(null);
  let tried = $state.raw<number[]>([]);

  return {
    get chosen() {
      return chosen;
    },
    get tried() {
      return tried;
    },
    get solved() {
      return chosen === rule().value;
    },
    pick(number: number) {
      chosen = number;
      if (number === rule().value) return onanswer(true);
      tried = [...tried, number];
      onanswer(false, whyNotMex(rule(), number));
    },
    reset() {
      chosen = null;
      tried = [];
    },
  };
}
