import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { PUBLIC_PATHS, publicPath } from '../src/web/navigation/public-path.ts';
import { launchBrowser, openContext, quiet } from './browser.ts';
import { type Product, productAt, startProduct } from './product.ts';
import { faultsOf } from './screen-faults.ts';
import { FREE_SCREENS, type ScreenState, STATES } from './screen-states.ts';
import { OPEN_SCREENS, signedInScreens, type View } from './screens.ts';
import { findProduct, signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

const RESTLESS_MS = 1_500;
const WIDTHS = [390, 768, 1280, 1920];
const LOOKS = [
  { language: 'en', colorScheme: 'light' },
  { language: 'en', colorScheme: 'dark' },
  { language: 'ar', colorScheme: 'light' },
  { language: 'ar', colorScheme: 'dark' },
  { language: 'fr', colorScheme: 'light' },
] as const;
const VIEWS: View[] = LOOKS.flatMap((look) => WIDTHS.map((width) => ({ ...look, width })));

/**
 * npm run screenshots -- FOLDER: pictures every screen with the practice data, in each look. Reports violations of WCAG
 * 2.2 AA and sideways scrolling. The journeys cover five of the views.
 * --url=URL       of a running product (otherwise one is started)
 * --views=a,b     only the views whose name (ar-dark-390) contains one of these
 * --only=a,b      only the screens whose name contains one of these
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string' }, views: { type: 'string' }, only: { type: 'string' } },
});
const [folder] = positionals;
if (!folder) {
  console.error('Which folder? npm run screenshots -- FOLDER [--url=URL] [--views=ar-dark,390] [--only=stores]');
  process.exit(2);
}
const isWanted = (name: string, parts: string | undefined) =>
  !parts || parts.split(',').some((part) => name.includes(part));
const nameOf = ({ language, colorScheme, width }: View) => `${language}-${colorScheme}-${width}`;

const [product, browser] = await Promise.all([values.url ? productAt(values.url) : startProduct(), launchBrowser()]);
try {
  let free = await signUpFreely(product, browser);
  for (const view of VIEWS.filter((view) => isWanted(nameOf(view), values.views))) {
    const into = join(resolve(folder), nameOf(view));
    await mkdir(into, { recursive: true });
    await pictureMember(product, browser, view, into);
    free = await pictureFreely(product, browser, view, into, free);
    console.log(`${nameOf(view)}: done`);
  }
} finally {
  await browser.close();
  await product.stop();
}

async function pictureMember(product: Product, browser: Browser, view: View, into: string): Promise<void> {
  const context = await openView(browser, view);
  const page = await context.newPage();
  const open = screensOf(OPEN_SCREENS, view.language).filter(({ name }) => isWanted(name, values.only));
  for (const screen of open) await picture(page, product, screen, into);
  await signIn(page, product, '/stores/1/products');
  const screens = [...screensOf(signedInScreens(await findProduct(page))), ...STATES];
  for (const screen of screens.filter(({ name }) => isWanted(name, values.only))) {
    const own = await context.newPage();
    await picture(own, product, screen, into);
    await context.setOffline(false);
    await own.close();
  }
  await context.close();
}

/**
 * Returns the sign-in for the next view. A session continues from its last state, because a token cannot be used twice.
 */
async function pictureFreely(product: Product, browser: Browser, view: View, into: string, signedIn: SignedIn) {
  const context = await openView(browser, view, signedIn);
  const page = await context.newPage();
  for (const screen of FREE_SCREENS.filter(({ name }) => isWanted(name, values.only)))
    await picture(page, product, screen, into);
  const next = await context.storageState({ indexedDB: true });
  await context.close();
  return next;
}

/** A screen that cannot be pictured is reported, and the others follow. */
async function picture(page: Page, product: Product, screen: ScreenState, into: string): Promise<void> {
  try {
    await screen.prepare?.(page);
    await page.goto(`${product.url}${screen.path}`);
    await (screen.isRestless ? page.waitForTimeout(RESTLESS_MS) : quiet(page));
    if (page.url().startsWith(`${product.url}/login`) && screen.path !== '/login') throw new Error('signed out');
    await screen.act?.(page);
    await (screen.isRestless ? undefined : settle(page));
    await page.screenshot({ path: join(into, `${screen.name}.png`), fullPage: !screen.act });
    for (const fault of await faultsOf(page)) report(`${page.url()} ${fault}`);
  } catch (error) {
    report(`${screen.name}: ${(error as Error).message.split('\n')[0]}`);
  }
}

function report(trouble: string): void {
  console.error(trouble);
  process.exitCode = 1;
}

/** Loads lazy pictures below the fold, and waits for opening animations to end. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  await page.waitForTimeout(300);
}

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Creates an account without a plan. */
async function signUpFreely(product: Product, browser: Browser): Promise<SignedIn> {
  const context = await openContext(browser);
  await signUp(await context.newPage(), product, `visitor-${Date.now()}@example.com`);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

function openView(browser: Browser, { language, colorScheme, width }: View, storageState?: SignedIn) {
  return openContext(browser, { locale: language, colorScheme, viewport: { width, height: 900 }, storageState });
}

/** Documents have an address in each language; the application has only one. */
function screensOf(paths: string[], language: View['language'] = 'en'): ScreenState[] {
  return paths.map((path) => ({
    path: PUBLIC_PATHS.some((one) => one === path) ? publicPath(path, language) : path,
    name: path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'landing',
  }));
}
