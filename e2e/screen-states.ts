import type { Page } from 'playwright-core';

/** What a screen looks like when something is open, missing or broken, and how it comes to that. */
export type ScreenState = {
  name: string;
  path: string;
  /** Before the screen is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Once it stands. */
  act?: (page: Page) => Promise<unknown>;
  /** It never falls quiet. */
  isRestless?: true;
};

const dialogOf = (page: Page) =>
  page.locator('[role=dialog], [role=alertdialog], [role=menu], .MuiDrawer-paper').first().waitFor();

const press = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click();
  await dialogOf(page);
};

/** What a wide screen has no need of. */
function pressWhereShown(selector: string): (page: Page) => Promise<void> {
  return async (page) => {
    if (await page.locator(selector).first().isVisible()) await press(selector)(page);
  };
}

const openNavigation = pressWhereShown('header button:not([aria-haspopup])');
const openFilters = pressWhereShown('main .MuiBadge-root > [aria-haspopup=dialog]');

/** The states of the demo account's screens. */
export const STATES: ScreenState[] = [
  {
    name: 'palette',
    path: '/overview',
    async act(page) {
      await page.keyboard.press('Control+k');
      await page.locator('.MuiDialog-paper input').fill('a');
      await page.waitForTimeout(1_000);
    },
  },
  { name: 'looks', path: '/overview', act: press('header [aria-haspopup=dialog][aria-expanded]') },
  { name: 'account-menu', path: '/overview', act: press('header [aria-haspopup=menu]:has(.MuiAvatar-root)') },
  { name: 'navigation-drawer', path: '/overview', act: openNavigation },
  { name: 'add-store', path: '/stores?add=true', act: dialogOf },
  {
    name: 'confirm-delete',
    path: '/stores',
    async act(page) {
      await press('main :is(td, li, article) [aria-haspopup=menu]')(page);
      await page.locator('[role=menuitem]').last().click();
      await page.locator('.MuiDialog-paper').waitFor();
    },
  },
  {
    name: 'chosen-stores',
    path: '/stores',
    async act(page) {
      // not those of the filters, which a wide screen has beside the list
      const boxes = page.locator('main :is(td, li, article) input[type=checkbox]');
      await boxes.nth(0).check({ force: true });
      await boxes.nth(1).check({ force: true });
    },
  },
  { name: 'filters', path: '/database/products', act: openFilters },
  { name: 'offline', path: '/overview', act: (page) => page.context().setOffline(true) },
  {
    name: 'loading',
    path: '/stores',
    prepare: (page) => page.route('**/api/stores?*', () => {}),
    isRestless: true,
  },
  {
    name: 'loading-store',
    path: '/stores/1',
    prepare: (page) => page.route(/\/api\/(stores|analytics)/, () => {}),
    isRestless: true,
  },
  { name: 'list-failed', path: '/products', prepare: (page) => fail(page, '**/api/products?*') },
  { name: 'card-failed', path: '/overview', prepare: (page) => fail(page, '**/api/analytics/trend*') },
  { name: 'gone', path: '/stores/999999' },
  // an answer of another shape than agreed, with which no screen can be drawn
  {
    name: 'page-crashed',
    path: '/billing',
    prepare: (page) => answer(page, '**/user/billing', 200),
  },
];

/** What an account without a plan sees. */
export const FREE_SCREENS: ScreenState[] = [
  ...['/overview', '/stores', '/products', '/analytics', '/database/stores', '/database/products'].map((path) => ({
    name: `free-${path.slice(1).replace('/', '-')}`,
    path,
  })),
  { name: 'free-database-store', path: '/database/stores/1' },
  { name: 'free-billing', path: '/billing' },
  { name: 'free-referrals', path: '/referrals' },
  { name: 'free-profile', path: '/profile' },
  {
    name: 'free-upgrade',
    path: '/overview',
    async act(page) {
      await openNavigation(page);
      await page.locator('nav [aria-haspopup=dialog]').first().click();
      await page.locator('.MuiPopover-paper').waitFor();
    },
  },
];

function fail(page: Page, pattern: string): Promise<unknown> {
  return answer(page, pattern, 500, { status: 500, code: 'internal-error', requestId: 'a1b2c3d4e5f6' });
}

function answer(page: Page, pattern: string, status: number, json: object = {}): Promise<unknown> {
  return page.route(pattern, (route) => route.fulfill({ status, json }));
}
