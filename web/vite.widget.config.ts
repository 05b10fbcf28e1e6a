/** The board for notebooks: one module, which anywidget sends as a text, so it loads nothing. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { messages } from './tools/messages.ts';
import { styles } from './tools/styles.ts';

export default defineConfig({
  plugins: [svelte(), messages(), styles()],
  publicDir: false,
  build: {
    outDir: '../src/fairplay/notebook/static',
    emptyOutDir: true,
    modulePreload: false,
    cssCodeSplit: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'src/widget/main.ts',
      preserveEntrySignatures: 'strict',
      checks: { pluginTimings: false },
      output: { format: 'es', entryFileNames: 'widget.js', codeSplitting: false },
    },
  },
});
