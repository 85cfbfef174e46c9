import type { Page } from 'playwright-core';

/** A state of a screen, with something open, missing or broken, and how to reach it. */
export type ScreenState = {
  name: string;
  path: string;
  /** Runs before the screen is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Runs once the screen is drawn. */
  act?: (page: Page) => Promise<unknown>;
  /** Its requests never stop, so it cannot be waited for. */
  isRestless?: true;
};

const dialogOf = (page: Page) =>
  page.locator('[role=dialog], [role=alertdialog], [role=menu], .MuiDrawer-paper').first().waitFor();

const press = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click();
  await dialogOf(page);
};

/** For controls that a wide screen does not have. */
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
      // not the filters' checkboxes, which a wide screen has beside the list
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
  // an answer of the wrong shape, with which the screen cannot render
  {
    name: 'page-crashed',
    path: '/billing',
    prepare: (page) => answer(page, '**/user/billing', 200),
  },
];

/** The screens of an account without a plan. */
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
