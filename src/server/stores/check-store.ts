import { assertNotExcluded } from '#catalog/assert-not-excluded.ts';
import { findStore } from '#catalog/find-store.ts';
import { StoreProblem } from '#contract/problem.ts';
import type { StoreCheck } from '#contract/store.ts';
import type { Databases } from '#database/connect.ts';
import { plainFacts } from '#questions/receipts/list-signals.ts';
import { findStoreCheck } from '#questions/user/find-store-check.ts';
import { Problem } from '#runtime/problem.ts';
import type { StoreReader } from '../compose/dependencies.ts';

/** Says whether a store can be tracked: from the catalogue if it was read before, otherwise by reading it. */
export async function checkStore(
  databases: Databases,
  stores: StoreReader,
  asked: { accountId: string; url: string },
): Promise<StoreCheck> {
  const address = stores.parse(asked.url);
  const known = await findStore(databases, { host: address.host, shopKey: null });
  if (known?.state === 'read') return findStoreCheck(databases, { accountId: asked.accountId, storeId: known.id });
  try {
    await assertNotExcluded(databases.people, { host: address.host, shopKey: null });
    const found = await stores.check(address);
    await assertNotExcluded(databases.people, found);
    const sameShop = await findStore(databases, { host: found.host, shopKey: found.shopKey });
    if (sameShop?.state === 'read') {
      return findStoreCheck(databases, { accountId: asked.accountId, storeId: sameShop.id });
    }
    return {
      trackable: true,
      host: found.host,
      platform: found.platform,
      name: found.name,
      country: found.country,
      currency: found.currency,
      productCount: found.productCount,
      signals: found.signals.map(({ kind, state, source, evidence }) => ({
        kind,
        state,
        source,
        evidence: plainFacts(evidence),
      })),
      problem: null,
      storeId: null,
    };
  } catch (error) {
    const problem = error instanceof Problem ? StoreProblem.safeParse(error.code).data : undefined;
    if (!problem || problem === 'store-address-invalid') throw error;
    return { ...NOTHING_KNOWN, host: address.host, problem };
  }
}

const NOTHING_KNOWN = {
  trackable: false,
  platform: null,
  name: null,
  country: null,
  currency: null,
  productCount: null,
  signals: [],
  storeId: null,
};
