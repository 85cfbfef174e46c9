import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright-core';
import { type Chromium, unpackChromium } from './unpack-chromium.ts';

const INSTALLED = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];

const FLAGS = [
  ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
  // makes screenshots equal on all machines
  ...['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb', '--hide-scrollbars'],
  // Chromium's sandbox refuses to run as root
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * A headless Chromium: from CHROME_PATH, otherwise an installed one, otherwise the npm package's, which needs no system
 * libraries.
 */
export async function launchBrowser(): Promise<Browser> {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return launch(CHROME_PATH);
  const installed = findInstalled();
  if (installed) {
    const browser = await launch(installed).catch(() => null);
    if (browser) return browser;
  }
  return launchPackaged();
}

/** A browser whose profile is stored in a folder, so that a sign-in lasts for the next browser that uses it. */
export async function launchProfile(folder: string): Promise<BrowserContext> {
  const { executablePath, env } = await findChromium();
  return chromium.launchPersistentContext(folder, {
    executablePath,
    args: FLAGS,
    locale: 'en-US',
    env: { ...process.env, ...env } as Record<string, string>,
  });
}

/** The machine's browser, otherwise the npm package's. */
export async function findChromium(): Promise<Chromium> {
  const installed = process.env.CHROME_PATH ?? findInstalled();
  return installed ? { executablePath: installed, env: {} } : unpackChromium();
}

/** The npm package's Chromium. */
export async function launchPackaged(): Promise<Browser> {
  const { executablePath, env } = await unpackChromium();
  return launch(executablePath, env);
}

const asked = new WeakMap<Page, Set<Request>>();
const QUIET_MS = 500;
const PATIENCE_MS = 20_000;

/** Sets language, time zone, size and motion, so that a page does not depend on the machine. */
export async function openContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    ...options,
  });
  context.on('page', (page) => {
    const requests = new Set<Request>();
    asked.set(page, requests);
    page.on('request', (request) => requests.add(request));
    // a request whose answer the page does not read to its end never finishes
    page.on('response', (response) => requests.delete(response.request()));
    page.on('requestfailed', (request) => requests.delete(request));
  });
  return context;
}

/**
 * Moves between screens as Back and Forward do. A page load takes most of a visit, and the screens journey
 * loads every screen in English.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate(async (to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
    // a navigation renders when the browser is idle; until then the earlier page seems settled
    await new Promise((drawn) => requestIdleCallback(drawn, { timeout: 10_000 }));
  }, path);
}

/**
 * Waits until no request has been open for half a second and no part of the page is loading (20 s at most). The long
 * poll for a change of plan does not count.
 */
export async function quiet(page: Page): Promise<void> {
  const isBusy = () => [...asked.get(page)!].some((request) => new URL(request.url()).pathname !== '/user/plan');
  await page.waitForLoadState('load');
  let quietSince = performance.now();
  const deadline = quietSince + PATIENCE_MS;
  const isDrawing = async () =>
    performance.now() < deadline && (await page.locator('.MuiSkeleton-root, [aria-busy=true]').count()) > 0;
  while (performance.now() - quietSince < QUIET_MS) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (isBusy() || (await isDrawing())) quietSince = performance.now();
  }
}

function launch(executablePath: string, env: Record<string, string> = {}): Promise<Browser> {
  return chromium.launch({ executablePath, args: FLAGS, env: { ...process.env, ...env } as Record<string, string> });
}

function findInstalled(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const name of INSTALLED)
    for (const folder of folders) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // not in this folder
      }
    }
  return null;
}
