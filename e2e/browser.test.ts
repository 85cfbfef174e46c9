import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchBrowser, launchPackaged, openContext } from './browser.ts';
import { unpackChromium } from './unpack-chromium.ts';

const PAGE =
  'data:text/html,<title>Page</title><p id=p></p><input placeholder=Text><script>p.textContent = navigator.language + 1234.5.toLocaleString()</script>';

async function textOf(browser: Browser, locale?: string): Promise<string | null> {
  try {
    const page = await (await openContext(browser, locale ? { locale } : {})).newPage();
    await page.goto(PAGE);
    expect(await page.title()).toBe('Page');
    // the width depends on a font; without any font Chromium crashes here
    expect((await page.locator('input').boundingBox())!.width).toBeGreaterThan(50);
    return await page.textContent('#p');
  } finally {
    await browser.close();
  }
}

test("the machine's browser opens a page in the language it is given", async () => {
  expect(await textOf(await launchBrowser())).toBe('en-US1,234.5');
});

test.runIf(process.arch === 'x64')("the npm package's browser opens a page", async () => {
  expect(await textOf(await launchPackaged(), 'fr')).toBe('fr1\u202f234,5');
});

test.runIf(process.arch === 'x64')(
  "the npm package's browser needs only shared libraries that every system has",
  async () => {
    const { executablePath, env } = await unpackChromium();
    const lines = execFileSync('ldd', [executablePath], { encoding: 'utf8', env }).trim().split('\n');
    const own = join(executablePath, '..');
    const others = lines
      .map((line) => line.trim())
      .filter((line) => !line.includes(own) && !line.startsWith('linux-vdso'));
    for (const line of others) expect(line).toMatch(/^(lib(c|m|dl|rt|pthread|resolv|gcc_s)\.so\.\d|\/lib64\/ld-linux)/);
  },
);
