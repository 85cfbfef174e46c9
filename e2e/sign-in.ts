import type { Page } from 'playwright-core';
import type { Product } from './product.ts';

/** Signs the demo account in. */
export async function signIn(page: Page, product: Pick<Product, 'url'>): Promise<void> {
  const { demo } = (await (await fetch(`${product.url}/config.json`)).json()) as {
    demo: { email: string; password: string };
  };
  await page.goto(`${product.url}/login`);
  await page.locator('input[type=email]').fill(demo.email);
  await page.locator('input[autocomplete="current-password"]').fill(demo.password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/overview');
}

/** The best-selling product of the first practice store. */
export async function findProduct(page: Page, product: Pick<Product, 'url'>): Promise<string> {
  await page.goto(`${product.url}/stores/1/products`);
  const href = await page.locator('a[href*="/products/1-"]').first().getAttribute('href');
  return /1-\d+/.exec(href ?? '')![0];
}
