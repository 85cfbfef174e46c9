import { z } from 'zod';
import * as alert from '#contract/alert.ts';
import * as analytics from '#contract/analytics.ts';
import * as assistant from '#contract/assistant.ts';
import * as assortment from '#contract/assortment.ts';
import * as bestSeller from '#contract/best-seller.ts';
import * as billing from '#contract/billing.ts';
import * as brief from '#contract/brief.ts';
import * as channel from '#contract/channel.ts';
import * as checkout from '#contract/checkout.ts';
import * as config from '#contract/config.ts';
import * as dateRange from '#contract/date-range.ts';
import * as emailCheck from '#contract/email-check.ts';
import * as estimate from '#contract/estimate.ts';
import * as evidence from '#contract/evidence.ts';
import * as filters from '#contract/filters.ts';
import * as group from '#contract/group.ts';
import * as identity from '#contract/identity.ts';
import * as list from '#contract/list.ts';
import * as local from '#contract/local.ts';
import * as note from '#contract/note.ts';
import * as personalKey from '#contract/personal-key.ts';
import * as picture from '#contract/picture.ts';
import * as plan from '#contract/plan.ts';
import * as priceHistory from '#contract/price-history.ts';
import * as problem from '#contract/problem.ts';
import * as product from '#contract/product.ts';
import * as productEvent from '#contract/product-event.ts';
import * as reading from '#contract/reading.ts';
import * as referral from '#contract/referral.ts';
import * as restatement from '#contract/restatement.ts';
import * as session from '#contract/session.ts';
import * as share from '#contract/share.ts';
import * as store from '#contract/store.ts';
import * as tag from '#contract/tag.ts';
import * as transaction from '#contract/transaction.ts';
import * as user from '#contract/user.ts';

const MODULES = [
  ...[
    alert,
    analytics,
    assistant,
    assortment,
    bestSeller,
    billing,
    brief,
    channel,
    checkout,
    config,
    dateRange,
    emailCheck,
    estimate,
    evidence,
    filters,
    group,
    identity,
    list,
    local,
    note,
    picture,
  ],
  ...[
    personalKey,
    plan,
    priceHistory,
    problem,
    product,
    productEvent,
    reading,
    referral,
    restatement,
    session,
    share,
    store,
    tag,
    transaction,
    user,
  ],
];

/** Gives the schemas of the contract their names in the code, for the API's document. */
export function nameSchemas(): void {
  for (const [id, schema] of MODULES.flatMap((module) => Object.entries(module))) {
    // the parts of a query are listed with its call
    if (!(schema instanceof z.ZodType) || id.endsWith('Query')) continue;
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
  }
}
