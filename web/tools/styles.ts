/** Puts all styles into the module itself, for a board that lives in a shadow root. */
import type { Plugin } from 'vite';

const PLACE = '__STYLES__';

/** Styles of a page as those of a shadow root: what a page says of its root is said of the host.
 *
 * Rules for `html` and `body` are about the page alone, and go. */
export function hosted(css: string): string {
  return css
    .replace(/(^|[{}])\s*(?:html|body)\s*\{[^{}]*\}/g, '$1')
    .replace(/:root((?:\[[^\]]*\]|:not\([^)]*\))+)/g, ':host($1)')
    .replace(/:root/g, ':host');
}

export function styles(): Plugin {
  return {
    name: 'fairplay-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      let css = '';
      for (const [name, one] of Object.entries(bundle)) {
        if (one.type !== 'asset' || !name.endsWith('.css')) continue;
        css += one.source.toString();
        delete bundle[name];
      }
      for (const one of Object.values(bundle))
        if (one.type === 'chunk')
          one.code = one.code.replaceAll(PLACE, () => JSON.stringify(hosted(css)));
    },
  };
}
