import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { launchBrowser, openContext, quiet } from '../e2e/browser.ts';
import { findProduct, signIn } from '../e2e/sign-in.ts';

/**
 * Takes the landing page's pictures again: `node tools/picture-screens.ts URL`, of a running product whose practice
 * stores' past is complete. Writes src/web/public/screens, the landing page's preview, and docs/overview.png.
 */
const DOCS_PICTURE = fileURLToPath(new URL('../docs/overview.png', import.meta.url));
const FOLDER = fileURLToPath(new URL('../src/web/public/screens/', import.meta.url));
const SIZE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 680 };
const WIDTHS = [800, 1600];
const PHONE_WIDTH = 780;
const QUALITY = 72;
const PREVIEW = { width: 1200, height: 630 };
const LANGUAGES = ['en', 'fr', 'ar'];

const url = process.argv[2] ?? 'http://127.0.0.1:3000';
await mkdir(FOLDER, { recursive: true });
const browser = await launchBrowser();
for (const locale of LANGUAGES)
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await openContext(browser, { locale, colorScheme, viewport: SIZE });
    const page = await context.newPage();
    await signIn(page, { url }, '/stores/1/products');
    const product = await findProduct(page);
    const screens = { overview: '/overview', product: `/products/${product}`, database: '/database/stores' };
    for (const [name, path] of Object.entries(screens)) {
      await page.goto(url + path);
      await settled(page);
      const write = async (form: string | number, size: typeof SIZE, width: number) =>
        writeFile(join(FOLDER, `${name}.${locale}.${colorScheme}.${form}.webp`), await picture(page, size, width));
      for (const width of WIDTHS) await write(width, SIZE, width);
      await page.setViewportSize(PHONE);
      await page.reload();
      await settled(page);
      await write('phone', PHONE, PHONE_WIDTH);
      await page.setViewportSize(SIZE);
    }
    await context.close();
  }
await pictureForDocs(await openContext(browser, { viewport: SIZE }));
for (const locale of LANGUAGES) await picturePreview(await openContext(browser, { locale, viewport: PREVIEW }), locale);
await browser.close();

/** Chromium scales and writes WebP, which Playwright's own screenshots cannot. */
async function picture(page: Page, size: typeof SIZE, width: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { x: 0, y: 0, ...size, scale: width / size.width },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

async function pictureForDocs(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await signIn(page, { url });
  await settled(page);
  await page.screenshot({ path: DOCS_PICTURE, fullPage: true });
  await context.close();
}

async function picturePreview(context: BrowserContext, language: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/${language === 'en' ? '' : language}`);
  await settled(page);
  await page.screenshot({ path: join(FOLDER, `preview.${language}.jpg`), type: 'jpeg', quality: 80 });
  await context.close();
}

/** Waits until the page has loaded completely. */
async function settled(page: Page): Promise<void> {
  await page.locator('main h1').waitFor();
  await quiet(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1_000);
}
