import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './tools/chunk-groups.ts';
import { drawPublicPages } from './tools/draw-public-pages.ts';
import { firstScreen } from './tools/first-screen.ts';
import { ownHosts } from './tools/own-hosts.ts';
import { pureContract } from './tools/pure-contract.ts';

const API_PREFIXES = [
  '/api',
  '/user',
  '/checkEmail',
  '/v1',
  '/v2',
  '/__',
  '/dev',
  '/webhooks',
  '/config.json',
  '/pictures',
];
const server = `http://${process.env.HOST ?? '127.0.0.1'}:${process.env.PORT ?? '3000'}`;

export default defineConfig(({ isSsrBuild }) => ({
  root: 'src/web',
  resolve: {
    alias: {
      '@emotion/use-insertion-effect-with-fallbacks': fileURLToPath(
        new URL('src/web/theme/emotion-insertion.ts', import.meta.url),
      ),
    },
  },
  plugins: [ownHosts(), drawPublicPages(), firstScreen(), pureContract(), react()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // The floor of MUI 9.
    target: ['chrome117', 'edge121', 'firefox121', 'safari17'],
    // The content security policy has no room for data: fonts and scripts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    manifest: true,
    // the application, and the script of the public pages
    rolldownOptions: {
      input: ['src/web/index.html', 'src/web/islands/start.ts'],
      output: {
        ...(isSsrBuild ? {} : { codeSplitting: { groups: chunkGroups() } }),
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(API_PREFIXES.map((prefix) => [prefix, { target: server, bypass: ownModule }])),
  },
}));

/** The modules in src/web/api/ have addresses that begin as those of the API do. */
function ownModule({ url }: { url?: string }): string | undefined {
  return /\.tsx?(\?|$)/.test(url ?? '') ? url : undefined;
}
