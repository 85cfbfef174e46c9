import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import ar from '../src/web/locales/ar/translation.json' with { type: 'json' };
import { drawingFirst, modulesOfPages, withStyles, words } from './first-screen.ts';

test("the first screen shows a page's title and description, in each language", () => {
  const said = words();
  expect(Object.keys(said)).toEqual(['en', 'fr', 'ar']);
  for (const { logo, pages, guests, demo, stuck, again } of Object.values(said)) {
    expect(Object.keys(pages)).toContain('/overview');
    expect(Object.keys(guests)).toContain('/login');
    for (const text of [...logo, demo, again, ...Object.values({ ...stuck, ...pages, ...guests }).flat()])
      expect(text).toMatch(/\S/);
  }
});

test("every page's module is found in the router, so that its files are fetched before any script runs", () => {
  const found = modulesOfPages();
  const { pages, guests } = words().en!;
  for (const path of [...Object.keys(pages), ...Object.keys(guests), '/stores/:id', '/database/products/:id'])
    expect([path, existsSync(`src/web/${found.get(path)}`)]).toEqual([path, true]);
});

test('the document has a place for everything that the build writes into it', () => {
  const html = readFileSync('src/web/index.html', 'utf8');
  for (const place of ['/* colours */', '{ /* words */ }', '{ /* ahead */ }', '⟦config⟧', '⟦initialData⟧'])
    expect([place, html.split(place).length]).toEqual([place, 2]);
});

test('the longest text of a sign-in form is in it, no smaller than the application renders it', () => {
  const { guests } = words().ar!;
  expect(guests['/signup']?.[2]).toBe(ar.signup.passwordHint);
  const html = readFileSync('src/web/index.html', 'utf8');
  const [, marginPx, lineRem] =
    /p\.first-small \{ margin-inline: (\d+)px; line-height: ([\d.]+)rem; \}/.exec(html) ?? [];
  // the demo account's box has a border and 16 px of padding
  expect(Number(marginPx)).toBeLessThanOrEqual(17);
  expect(16 * Number(lineRem)).toBeGreaterThan(26);
});

test('its sentences have lines of whole pixels, so that the application renders none of them larger later', () => {
  const html = readFileSync('src/web/index.html', 'utf8');
  const sentences = html
    .split('\n')
    .filter((line) => /^ *(?:\[lang='ar'\] )?\.first\S* (?::is\(p, li\)|h1 \+ p) \{/.test(line));
  const heights = sentences.map((line) => 16 * Number(/line-height: ([\d.]+)rem/.exec(line)?.[1]));
  expect(heights).toEqual([22, 25, 26, 30]);
});

test('the rendering libraries run before the application, as a script of their own', () => {
  const application = '<script type="module" crossorigin src="/assets/index-a.js"></script>';
  const shell = '<link rel="modulepreload" crossorigin href="/assets/shell-b.js">';
  const drawing = '<link rel="modulepreload" crossorigin href="/assets/drawing-c.js">';
  expect(drawingFirst(`${application}\n    ${drawing}\n    ${shell}`)).toBe(
    `<script type="module" crossorigin src="/assets/drawing-c.js"></script>\n    ${application}\n    ${shell}`,
  );
  expect(drawingFirst(application)).toBe(application);
});

test('its sentences are as narrow as those of the application, which have an icon of 20 px and a gap of 12', () => {
  const html = readFileSync('src/web/index.html', 'utf8');
  const [, startPx] = /\.first li \{.* padding-inline-start: (\d+)px;/.exec(html) ?? [];
  expect(Number(startPx)).toBe(32);
});

test('the styles are in the document, and the code that loads a page finds their link, which is not fetched', () => {
  const link = '<link rel="stylesheet" crossorigin href="/assets/public-a.css">';
  const bundle = { 'assets/public-a.css': { type: 'asset', source: 'a{}' } } as const;
  expect(withStyles(link, bundle)).toBe(
    '<style>a{}</style><link rel="stylesheet" crossorigin href="/assets/public-a.css" disabled>',
  );
});
