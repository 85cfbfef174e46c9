import type { Page } from 'playwright-core';
import type { Product } from './product.ts';
import { TEXTS } from './texts.ts';

export const PASSWORD = 'a long enough sentence';

/**
 * Signs up a new member in English, from the sign-up page to the overview. `search`: the query of the link that led
 * there.
 */
export async function signUp(page: Page, product: Product, email: string, search = ''): Promise<void> {
  const { auth, authAction, verify } = TEXTS.en;
  await page.goto(`${product.url}/signup${search}`);
  await page.getByLabel(auth.email).fill(email);
  await page.locator('input[autocomplete="new-password"]').first().fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.getByRole('heading', { name: verify.title }).waitFor();
  await page.goto(await product.linkMailedTo(email));
  await page.getByRole('button', { name: authAction.verifyEmail.action }).click();
  await page.waitForURL('**/overview', { timeout: 30_000 }).catch(() => page.goto(`${product.url}/overview`));
}
