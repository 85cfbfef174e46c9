import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

let axe: Promise<string> | undefined;

/** The violations of WCAG 2.2 AA on a fully drawn screen, and whether it scrolls sideways. */
export async function faultsOf(page: Page): Promise<string[]> {
  axe ??= readFile(AXE, 'utf8');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axe);
  return page.evaluate(async (rules) => {
    type Axe = {
      run(where: Document, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    };
    // passed rules are left out, because there are a hundred times as many
    const options = { runOnly: rules, resultTypes: ['violations'], selectors: false };
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, options);
    const isTooWide = document.documentElement.scrollWidth > window.innerWidth;
    return [
      ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`),
      ...(isTooWide ? ['scrolls sideways'] : []),
    ];
  }, RULES);
}
