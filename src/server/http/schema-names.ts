import { z } from 'zod';
import * as emailCheck from '#contract/account/email-check.ts';
import * as identity from '#contract/account/identity.ts';
import * as personalKey from '#contract/account/personal-key.ts';
import * as picture from '#contract/account/picture.ts';
import * as session from '#contract/account/session.ts';
import * as user from '#contract/account/user.ts';
import * as analytics from '#contract/analytics.ts';
import * as assistant from '#contract/assistant.ts';
import * as assortment from '#contract/assortment.ts';
import * as billing from '#contract/billing/billing.ts';
import * as checkout from '#contract/billing/checkout.ts';
import * as plan from '#contract/billing/plan.ts';
import * as referral from '#contract/billing/referral.ts';
import * as transaction from '#contract/billing/transaction.ts';
import * as config from '#contract/config.ts';
import * as dateRange from '#contract/date-range.ts';
import * as estimate from '#contract/estimate/estimate.ts';
import * as evidence from '#contract/estimate/evidence.ts';
import * as restatement from '#contract/estimate/restatement.ts';
import * as filters from '#contract/filters.ts';
import * as group from '#contract/group.ts';
import * as list from '#contract/list.ts';
import * as local from '#contract/local.ts';
import * as alert from '#contract/messages/alert.ts';
import * as brief from '#contract/messages/brief.ts';
import * as channel from '#contract/messages/channel.ts';
import * as note from '#contract/note.ts';
import * as problem from '#contract/problem.ts';
import * as bestSeller from '#contract/product/best-seller.ts';
import * as productEvent from '#contract/product/event.ts';
import * as priceHistory from '#contract/product/price-history.ts';
import * as product from '#contract/product/product.ts';
import * as reading from '#contract/reading.ts';
import * as share from '#contract/sharing/share.ts';
import * as store from '#contract/store.ts';
import * as tag from '#contract/tag.ts';

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
