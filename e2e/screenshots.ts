import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser, openContext, quiet } from './browser.ts';
import { type Product, startProduct } from './product.ts';
import { OPEN_SCREENS, signedInScreens, type View } from './screens.ts';
import { findProduct, signIn } from './sign-in.ts';

const WIDTHS = [390, 768, 1280, 1920];
const VIEWS: View[] = (['en', 'ar'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((colorScheme) => WIDTHS.map((width) => ({ language, colorScheme, width }))),
);

/** npm run screenshots -- FOLDER: every screen of the practice data, in each look, as a picture. */
const folder = process.argv[2];
if (!folder) {
  console.error('Which folder? npm run screenshots -- FOLDER');
  process.exit(2);
}
const [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
try {
  for (const view of VIEWS) await picture(product, browser, view, resolve(folder));
} finally {
  await browser.close();
  await product.stop();
}

async function picture(product: Product, browser: Browser, view: View, folder: string): Promise<void> {
  const name = `${view.language}-${view.colorScheme}-${view.width}`;
  const into = join(folder, name);
  await mkdir(into, { recursive: true });
  const { language, colorScheme, width } = view;
  const context = await openContext(browser, { locale: language, colorScheme, viewport: { width, height: 900 } });
  const page = await context.newPage();
  const take = async (path: string) => {
    await page.goto(`${product.url}${path}`);
    await quiet(page);
    await page.screenshot({ path: join(into, `${fileNameOf(path)}.png`), fullPage: true });
  };
  for (const path of OPEN_SCREENS) await take(path);
  await signIn(page, product);
  for (const path of signedInScreens(await findProduct(page, product))) await take(path);
  await context.close();
  console.log(`${name}: done`);
}

function fileNameOf(path: string): string {
  return path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'landing';
}
