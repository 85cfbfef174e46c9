import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type Manifest } from 'vite';
import type { PageAssets } from '#web/prerender/render-page.tsx';
import type { renderPages } from '#web/prerender/render-pages.ts';

// Builds the application into dist/web. The bundle in dist/prerender renders the public pages into dist/web/.pages.
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(ROOT, 'dist');
const COMPRESSIBLE = /\.(js|css|svg|json)$/;

await build({ root: join(ROOT, 'src/web'), configFile: join(ROOT, 'vite.config.ts'), logLevel: 'error' });
await build({
  root: join(ROOT, 'src/web'),
  configFile: join(ROOT, 'vite.config.ts'),
  logLevel: 'error',
  publicDir: false,
  build: {
    ssr: true,
    manifest: false,
    outDir: join(DIST, 'prerender'),
    rolldownOptions: { input: join(ROOT, 'src/web/prerender/render-pages.ts') },
  },
});
await writePages();
await compressAssets(join(DIST, 'web'));

async function writePages(): Promise<void> {
  const bundle = (await import(pathToFileURL(join(DIST, 'prerender/render-pages.js')).href)) as {
    renderPages: typeof renderPages;
  };
  const files = await bundle.renderPages({
    assets: await readAssets(),
    accuracyMarkdown: await readFile(join(ROOT, 'docs/FIGURES.md'), 'utf8'),
  });
  for (const [path, text] of files) {
    const file = join(DIST, 'web/.pages', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

async function readAssets(): Promise<PageAssets> {
  const manifest = JSON.parse(await readFile(join(DIST, 'web/.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = manifest['islands/start.ts']!;
  const sheets = [entry, ...(entry.imports ?? []).map((name) => manifest[name]!)].flatMap(({ css }) => css ?? []);
  const styles = await Promise.all(sheets.map((path) => readFile(join(DIST, 'web', path), 'utf8')));
  const css = styles.join('');
  return {
    script: `/${entry.file}`,
    preloads: (entry.imports ?? []).map((name) => `/${manifest[name]!.file}`),
    css,
    fonts: {
      latin: css.match(/\/assets\/inter-latin-wght-normal-[\w-]+\.woff2/g) ?? [],
      arabic: [...new Set(css.match(/\/assets\/ibm-plex-sans-arabic-arabic-[46]00-normal-[\w-]+\.woff2/g))],
    },
  };
}

/** Writes compressed forms beside each file, which the server prefers. Texts lose their indentation first. */
async function compressAssets(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      if (name.endsWith('.json')) await writeFile(file, JSON.stringify(JSON.parse(await readFile(file, 'utf8'))));
      const content = await readFile(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
