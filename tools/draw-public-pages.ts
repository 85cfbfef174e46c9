import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const ACCURACY = new URL('../docs/FIGURES.md', import.meta.url);

/**
 * In development, renders a public page on request, with its blanks unfilled. The build writes these pages to files.
 */
export function drawPublicPages(): Plugin {
  return {
    name: 'draw-public-pages',
    configureServer(dev) {
      dev.middlewares.use(async (request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        try {
          const { renderPageAt } = await dev.ssrLoadModule('/prerender/render-pages.ts');
          const html: string | null = await renderPageAt(path, {
            assets: { script: '/islands/start.ts', preloads: [], css: '', fonts: { latin: [], arabic: [] } },
            accuracyMarkdown: await readFile(ACCURACY, 'utf8'),
          });
          if (html === null) return next();
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(await dev.transformIndexHtml(path, html));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
