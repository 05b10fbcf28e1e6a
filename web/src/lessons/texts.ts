/** The texts of each lesson, in a catalogue of its own. */
import { offerTexts } from '../lib/catalogues';

offerTexts(
  import.meta.glob<string>('../../../src/fairplay/locales/*/learn-*.ftl', {
    query: '?raw',
    import: 'default',
  }),
);
