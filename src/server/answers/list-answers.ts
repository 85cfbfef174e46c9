import { getPlan } from '#billing/plan/get-plan.ts';
import type {
  Comparison,
  ComparisonQuery,
  MineQuery,
  MovingQuery,
  ProductsOverview,
  ScopedQuery,
  SinceJoined,
  Trend,
  TrendQuery,
} from '#contract/analytics.ts';
import { PLANS } from '#contract/billing/plan.ts';
import type { WeekStart } from '#contract/date-range.ts';
import type { ProductListQuery, ProductsOfStoreQuery, StoreListQuery } from '#contract/filters.ts';
import type { Happening } from '#contract/happening.ts';
import { isProductId } from '#contract/product/product.ts';
import { type Scope, scopeOf } from '#contract/scope.ts';
import type { Databases } from '#database/connect.ts';
import { getProduct } from '#questions/get-product.ts';
import { getStore } from '#questions/get-store.ts';
import { allUpTo, DEFAULT_HAPPENING_LIMITS, listHappenings } from '#questions/happenings/list-happenings.ts';
import { listProducts } from '#questions/lists/list-products.ts';
import { listProductsAsKnown } from '#questions/lists/list-products-as-known.ts';
import { listStores } from '#questions/lists/list-stores.ts';
import { asKnownAtSuspension, asKnownOn, periodOf } from '#questions/period.ts';
import type { PictureUrl } from '#questions/picture-url.ts';
import { accessOf, accessOfGroup, assertAccess, findMyStoreIds } from '#questions/store-access.ts';
import { getCountryShares } from '#questions/totals/get-country-shares.ts';
import { getProductsOverview } from '#questions/totals/get-products-overview.ts';
import { getTagShares } from '#questions/totals/get-tag-shares.ts';
import { getSinceJoined } from '#questions/trend/get-since-joined.ts';
import { getTrend } from '#questions/trend/get-trend.ts';
import { getPreferences } from '#questions/user/get-preferences.ts';
import type { Clock } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';

export type AnswerDeps = Databases & { clock: Clock; pictureUrl: PictureUrl };

/** The answers that are given both as a page and as a file, after a check of what the account may see. */
export function listAnswers(deps: AnswerDeps) {
  return { ...lists(deps), ...trends(deps), ...overviews(deps) };
}

/** Stores and products. A caller asks once what the account may see, then for any number of pages. */
function lists({ people, facts, clock, pictureUrl }: AnswerDeps) {
  const databases = { people, facts };

  async function limitOf(scope: Scope, accountId: string, thing: 'databaseStoreLimit' | 'databaseProductLimit') {
    return scope === 'mine' ? null : PLANS[await getPlan(people, accountId)][thing];
  }

  return {
    async stores(scope: Scope, accountId: string) {
      const atMost = await limitOf(scope, accountId, 'databaseStoreLimit');
      const of = { scope, accountId, pictureUrl, atMost, nowMs: clock.now() };
      return (query: StoreListQuery) => listStores(databases, { ...of, query });
    },

    async products(scope: Scope, accountId: string) {
      const atMost = await limitOf(scope, accountId, 'databaseProductLimit');
      const of = { scope, accountId, pictureUrl, atMost, nowMs: clock.now() };
      return (query: ProductListQuery) => listProducts(databases, { ...of, query });
    },

    async productsOf(scope: Scope, accountId: string, storeId: string) {
      const visibility = await assertAccess(databases, accessOf(scope, accountId), { storeId });
      const of = { scope, accountId, pictureUrl, storeId, atMost: null, nowMs: clock.now() };
      return (query: ProductsOfStoreQuery) => {
        const period = asKnownOn(asKnownAtSuspension(periodOf(query, of.nowMs), visibility), query.asKnownOn);
        return period.asKnownAtMs === undefined
          ? listProducts(databases, { ...of, query })
          : listProductsAsKnown(databases, { ...of, query, period, storeId: Number(storeId) });
      };
    },
  };
}

function trends({ people, facts, clock, pictureUrl }: AnswerDeps) {
  const databases = { people, facts };

  async function trend(accountId: string, query: TrendQuery): Promise<Trend> {
    const { scope, groupId, weekStart: given, storeId, productId, asKnownOn: day, ...span } = query;
    const access = await accessOfGroup(people, scopeOf(scope), accountId, groupId);
    const visibility = await assertAccess(databases, access, { storeId, productId });
    const period = asKnownOn(asKnownAtSuspension(periodOf(span, clock.now()), visibility), day);
    if (day !== undefined)
      assertIsNoted({ frequency: query.frequency, isMarket: access.scope === 'catalogue' && !(storeId ?? productId) });
    const usual = day !== undefined && period.frequency === 'HOUR' ? 'DAY' : period.frequency;
    const frequency = query.frequency ?? usual;
    const weekStart = given ?? (frequency === 'WEEK' ? await chosenWeekStart(accountId) : undefined);
    return getTrend(databases, { access, period, frequency, weekStart, storeId, productId });
  }

  async function chosenWeekStart(accountId: string): Promise<WeekStart | undefined> {
    return (await getPreferences(databases, accountId, clock.now())).preferences.weekStart;
  }

  return {
    trend,

    async comparison(accountId: string, { of, ...query }: ComparisonQuery): Promise<Comparison> {
      const period = periodOf(query, clock.now());
      const asked = { accountId, scope: scopeOf(query.scope), period, pictureUrl };
      const compared = of.map(async (id) => {
        const isProduct = isProductId(id);
        const [name, { frequency, points }] = await Promise.all([
          isProduct
            ? getProduct(databases, { ...asked, id }).then(({ title }) => title)
            : getStore(databases, { ...asked, storeId: id }).then((store) => store.name),
          trend(accountId, { ...query, ...(isProduct ? { productId: id } : { storeId: id }) }),
        ]);
        return { id, name, frequency, points };
      });
      const items = await Promise.all(compared);
      return { frequency: items[0]!.frequency, items: items.map(({ frequency: _, ...item }) => item) };
    },

    async sinceJoined(accountId: string, { groupId }: { groupId?: string }): Promise<SinceJoined> {
      return getSinceJoined(databases, await accessOfGroup(people, 'mine', accountId, groupId), clock.now());
    },
  };
}

function overviews({ people, facts, clock, pictureUrl }: AnswerDeps) {
  const databases = { people, facts };

  return {
    async countries(accountId: string, { scope, groupId, ...span }: ScopedQuery) {
      const access = await accessOfGroup(people, scopeOf(scope), accountId, groupId);
      return getCountryShares(databases, access, periodOf(span, clock.now()));
    },

    async tags(accountId: string, { scope, groupId, ...span }: ScopedQuery) {
      const access = await accessOfGroup(people, scopeOf(scope), accountId, groupId);
      return getTagShares(databases, access, periodOf(span, clock.now()));
    },

    /** `most`: the limit of each list. */
    async moving(scope: Scope, accountId: string, query: MovingQuery, most?: number): Promise<ProductsOverview> {
      const { groupId, list, ...span } = query;
      const access = await accessOfGroup(people, scope, accountId, groupId);
      return getProductsOverview(databases, { ...access, period: periodOf(span, clock.now()), list, most, pictureUrl });
    },

    /** `upTo`: all of them up to this number, instead of the few that a screen shows. */
    async happenings(accountId: string, { groupId, ...span }: MineQuery, upTo?: number): Promise<Happening[]> {
      const storeIds = await findMyStoreIds(people, await accessOfGroup(people, 'mine', accountId, groupId));
      const most = upTo === undefined ? DEFAULT_HAPPENING_LIMITS : allUpTo(upTo);
      return listHappenings(facts, { storeIds, period: periodOf(span, clock.now()), most });
    },
  };
}

/** Earlier figures are stored only by day and by store. */
function assertIsNoted({ frequency, isMarket }: { frequency: TrendQuery['frequency']; isMarket: boolean }): void {
  const fields = [
    ...(frequency === 'HOUR' ? [{ path: 'frequency', message: 'DAY or longer, if asKnownOn is given' }] : []),
    ...(isMarket ? [{ path: 'asKnownOn', message: 'only for my stores, one store or one product' }] : []),
  ];
  if (fields.length > 0) throw new Problem('invalid-input', { fields });
}
