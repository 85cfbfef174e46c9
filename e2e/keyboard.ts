import type { Page } from 'playwright-core';

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, [tabindex="0"]';
const MAX_STEPS = 400;

/**
 * Walks through a page with the Tab key. Returns the controls that were not reached, and those that look the same with
 * and without focus. A group of radios or a menu has only one tab stop.
 */
export async function unreachableByKeyboard(page: Page): Promise<string[]> {
  await page.evaluate((controls) => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.getSelection()?.removeAllRanges();
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      const isHidden =
        !control.checkVisibility({ visibilityProperty: true }) || control.closest('[aria-hidden=true], [inert]');
      if (isHidden || control.matches(':disabled, [tabindex="-1"], [type=radio]:not(:checked)')) continue;
      control.dataset.unreached = 'true';
    }
  }, CONTROLS);
  const unseen = new Set<string>();
  for (let step = 0; step < MAX_STEPS; step++) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const control = document.activeElement as HTMLElement | null;
      if (!control || control === document.body) return null;
      delete control.dataset.unreached;
      const marked = control.closest<HTMLElement>('.Mui-focusVisible, .Mui-focused') ?? control;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(marked);
      const hasMark =
        marked !== control ||
        control.matches('.Mui-focusVisible, .Mui-focused') ||
        (outlineStyle !== 'none' && outlineWidth !== '0px') ||
        boxShadow !== 'none';
      return hasMark ? '' : control.outerHTML.slice(0, 140);
    });
    if (seen === null) break;
    if (seen) unseen.add(`does not show its focus: ${seen}`);
  }
  const unreached = await page.evaluate(() =>
    [...document.querySelectorAll('[data-unreached]')].map(
      (control) => `is not reached: ${control.outerHTML.slice(0, 140)}`,
    ),
  );
  return [...unseen, ...unreached];
}
