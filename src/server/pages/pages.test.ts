import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BLANK } from '#contract/page-blanks.ts';
import { createAccount, TEST_SETTINGS, type TestApp, testApp } from '../testing/test-app.ts';
import { helpAddress } from './site.ts';

const web = mkdtempSync(join(tmpdir(), 'tillwatch-pages-'));
const { reviews, noReviews, review } = BLANK;
let t: TestApp;

beforeAll(async () => {
  const files = {
    'index.html': '<!doctype html>the application',
    '.pages/index.html': `<script>dark()</script>home ${BLANK.origin}`,
    '.pages/fr.html': '<script>dark()</script>accueil',
    '.pages/fr/terms.html': 'conditions',
    '.pages/fr/help.html': 'aide',
    '.pages/ar.html': `${noReviews.begin}None${noReviews.end}${reviews.begin}[${review.text} ${review.author}]${reviews.end}`,
    '.pages/sitemap.xml': `<loc>${BLANK.origin}/</loc>`,
    '.pages/robots.txt': `Sitemap: ${BLANK.origin}/sitemap.xml`,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(web, file, '..'), { recursive: true });
    writeFileSync(join(web, file), text);
  }
  t = await testApp({ webFolder: web, origin: () => 'https://watch.example' });
});
afterAll(async () => {
  await t?.close();
  rmSync(web, { recursive: true });
});

const get = (url: string, headers = {}) => t.app.inject({ url, headers });

describe('the public pages', () => {
  it("are at their addresses, with the deployment's address filled in", async () => {
    const bodies = {
      '/': 'home https://watch.example',
      '/fr': 'accueil',
      '/fr/': 'accueil',
      '/fr/terms': 'conditions',
    };
    for (const [path, text] of Object.entries(bodies)) {
      const { statusCode, body, headers } = await get(path);
      expect([path, statusCode, headers['cache-control']]).toEqual([path, 200, 'no-cache']);
      expect(body).toContain(text);
    }
    expect((await get('/sitemap.xml')).headers['content-type']).toContain('application/xml');
    expect((await get('/robots.txt')).body).toBe('Sitemap: https://watch.example/sitemap.xml');
  });

  it('are reached from addresses with doubled slashes, like the application', async () => {
    const led = {
      '/fr/terms//?r=ABC': '/fr/terms/?r=ABC',
      '/overview//': '/overview/',
      '//evil.example': '/evil.example',
    };
    for (const [url, to] of Object.entries(led)) {
      const { statusCode, headers } = await get(url);
      expect([url, statusCode, headers.location]).toEqual([url, 302, to]);
    }
  });

  it('answer for the whole help centre, and leave all other addresses to the application', async () => {
    expect((await get('/fr/help/anything/at/all?r=ABC')).body).toBe('aide');
    for (const path of ['/fr/nothing', '/en', '/overview']) expect((await get(path)).body).toContain('the application');
  });

  it('are not served as files, so no blank can be seen', async () => {
    for (const path of ['/.pages/index.html', '/%2epages/index.html', '/.pages/fr/terms.html'])
      expect((await get(path)).body).not.toContain('⟦');
  });

  it('are compressed as the browser prefers, and not sent again if unchanged', async () => {
    const brotli = await get('/fr/terms', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe('conditions');
    const gzipped = await get('/fr/terms', { 'accept-encoding': 'gzip;q=0.5, br;q=0' });
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe('conditions');
    const again = await get('/fr/terms', { 'if-none-match': `W/${brotli.headers.etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('may run only the script written into them', async () => {
    const policy = String((await get('/fr')).headers['content-security-policy']);
    expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(1);
  });
});

describe('HELP_URL', () => {
  it("is the help centre's address, in the page's language", () => {
    const url = 'https://help.example/{language}/start';
    expect(helpAddress('/fr/help', url)).toBe('https://help.example/fr/start');
    expect(helpAddress('/help/faq', url)).toBe('https://help.example/en/start');
    expect(helpAddress('/ar/help', new URL(url).href)).toBe('https://help.example/ar/start');
    expect([helpAddress('/terms', url), helpAddress('/helpers', url)]).toEqual([null, null]);
  });

  it('is where every address of the help centre redirects', async () => {
    const site = { ...TEST_SETTINGS.site, helpUrl: 'https://help.example/{language}' };
    const settings = { ...TEST_SETTINGS, site };
    const other = await testApp({ webFolder: web, settings, origin: () => 'https://watch.example' });
    const { statusCode, headers } = await other.app.inject({ url: '/fr/help/anything' });
    expect([statusCode, headers.location]).toEqual([302, 'https://help.example/fr']);
    await other.close();
  });
});

describe('reviews on the landing page', () => {
  it('appear once an operator approved them, and disappear with their author, within half a minute', async () => {
    const { body, clock, database } = { ...t, body: async () => (await get('/ar')).body };
    expect(await body()).toBe('None');
    await createAccount(database, 'ada');
    const written = { body: 'Told me <early>.', name: 'Ada', written_at: new Date(clock.now()) };
    await database
      .insertInto('member_review')
      .values({ account_id: 'ada', ...written, state: 'approved' })
      .execute();
    expect(await body()).toBe('None');
    clock.advance(30_000);
    expect(await body()).toBe('[Told me &lt;early&gt;. Ada]');
    await database.deleteFrom('account').where('id', '=', 'ada').execute();
    clock.advance(30_000);
    expect(await body()).toBe('None');
  });
});
