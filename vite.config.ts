import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawPublicPages } from './tools/draw-public-pages.ts';
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
/** Parts of MUI that the dashboard's frame is made of. */
const SHELL_MODULES =
  /node_modules\/@mui\/(system|utils|styled-engine|private-theming|material\/(styles|utils|Box|Typography|ButtonBase|IconButton|Button|Tooltip|Paper|Avatar|Link|Divider|Grow|Fade|Popper|Portal|SvgIcon|Menu|MenuItem|MenuList|List|ListItem\w*|Popover|Modal|Backdrop|transitions|Toolbar|AppBar|useMediaQuery))\//;
const server = `http://${process.env.HOST ?? '127.0.0.1'}:${process.env.PORT ?? '3000'}`;

export default defineConfig({
  root: 'src/web',
  plugins: [ownHosts(), drawPublicPages(), pureContract(), react()],
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
        // what every page of the application loads is smaller in one piece than in thirty
        codeSplitting: { groups: [{ name: 'shell', test: SHELL_MODULES }] },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(API_PREFIXES.map((prefix) => [prefix, { target: server, bypass: ownModule }])),
  },
});

/** The modules in src/web/api/ have addresses that begin as those of the API do. */
function ownModule({ url }: { url?: string }): string | undefined {
  return /\.tsx?(\?|$)/.test(url ?? '') ? url : undefined;
}
