import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { CHUNKS } from './tools/chunks.ts';
import { compressed } from './tools/compressed.ts';
import { messages } from './tools/messages.ts';
import { shell } from './tools/shell.ts';

const SERVER = process.env.FAIRPLAY_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), messages(), shell(), compressed()],
  build: {
    outDir: '../src/fairplay/server/static',
    emptyOutDir: true,
    // Nothing inline: the server's content policy allows only its own files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true, changeOrigin: true } } },
});
