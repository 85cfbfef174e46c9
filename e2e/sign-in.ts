import type { Page } from 'playwright-core';
import type { Product } from './product.ts';

type Config = { apiKey: string; demo: { email: string; password: string } };
type SignedIn = Record<'localId' | 'email' | 'idToken' | 'refreshToken' | 'expiresIn', string>;

/** Signs the demo account in past the sign-in page, and opens one of its own. */
export async function signIn(page: Page, { url }: Pick<Product, 'url'>, path = '/overview'): Promise<void> {
  const { apiKey, demo } = (await (await fetch(`${url}/config.json`)).json()) as Config;
  const answer = await fetch(`${url}/v1/accounts:signInWithPassword?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...demo, returnSecureToken: true }),
  });
  if (!answer.ok) throw new Error(`the demo account is not signed in: ${await answer.text()}`);
  const user = userOf((await answer.json()) as SignedIn);
  // where the SDK looks for who was signed in before
  const kept = { name: `firebase:authUser:${apiKey}:[DEFAULT]`, value: JSON.stringify(user) };
  await page.context().setStorageState({ cookies: [], origins: [{ origin: url, localStorage: [kept] }] });
  await page.goto(url + path);
  // written once somebody is signed in
  await page.waitForFunction(() => localStorage.getItem('tillwatch.member') === 'true');
}

/** An account as the SDK keeps it. */
function userOf({ localId, email, idToken, refreshToken, expiresIn }: SignedIn): object {
  const expirationTime = Date.now() + Number(expiresIn) * 1_000;
  const stsTokenManager = { accessToken: idToken, refreshToken, expirationTime };
  return { uid: localId, email, emailVerified: true, isAnonymous: false, providerData: [], stsTokenManager };
}

/** The best-selling product of the first practice store, whose list of products is open. */
export async function findProduct(page: Page): Promise<string> {
  const href = await page.locator('a[href*="/products/1-"]').first().getAttribute('href');
  return /1-\d+/.exec(href ?? '')![0];
}
