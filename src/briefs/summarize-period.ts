import { isoDay, spanBetween } from '#contract/date-range.ts';
import type { Happening } from '#contract/happening.ts';
import { estimatesOf, noSales } from '#questions/figures.ts';
import { findUncounted } from '#questions/find-uncounted.ts';
import { DEFAULT_HAPPENING_LIMITS, listHappenings } from '#questions/happenings/list-happenings.ts';
import type { Period } from '#questions/period.ts';
import { type Access, accessOf, findMyStoreIds } from '#questions/store-access.ts';
import { changeOfTotals, getTotals, type Totals } from '#questions/totals/get-totals.ts';
import { sumProducts } from '#questions/totals/sum-products.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { findGroupMembers, type ProductOfStore } from '#watch/group/find-group-stores.ts';
import { changeInWords } from '../web/features/estimate/change-text.ts';
import { estimateText } from '../web/features/estimate/estimate-text.ts';
import { happeningText } from '../web/features/happening/happening-text.ts';
import { screenTexts } from '../web/locales/screen-texts.ts';
import type { BriefDeps } from './deps.ts';
import type { Reader } from './reader.ts';

/** The content of a brief: figures with their ranges, and happenings by kind with their links. */
export type PeriodSummary = {
  days: string;
  /** Whether it is about a group of products, which no overview shows. */
  isOfProducts: boolean;
  figures: string[];
  parts: { name: PartName; lines: { text: string; link: string }[] }[];
};

const PARTS = ['moved', 'sale', 'launch', 'sold_out', 'silent'] as const satisfies Happening['kind'][];
type PartName = (typeof PARTS)[number];

const MAX_TOLD = 20;

/** Throws `invalid-input` if the group belongs to another account. */
export async function summarizePeriod(
  deps: BriefDeps,
  { language, format }: Reader,
  { accountId, groupId, from, to }: { accountId: string; groupId: string | null; from: string; to: string },
): Promise<PeriodSummary> {
  const t = screenTexts(language);
  const group = groupId === null ? null : await findGroupMembers(deps.people, accountId, groupId);
  const access: Access = { ...accessOf('mine', accountId), ...(group && { within: group.storeIds }) };
  const period = periodBetween(from, to, deps.clock.now());
  const storeIds = await findMyStoreIds(deps.people, access);
  const products = group?.products?.filter(({ storeId }) => storeIds.includes(storeId)) ?? null;
  const [happenings, totals] = await Promise.all([
    listHappenings(deps.facts, { storeIds, period, products, most: { ...DEFAULT_HAPPENING_LIMITS, all: MAX_TOLD } }),
    totalsOf(deps, access, { period, products }),
  ]);
  const current = estimatesOf(totals.current, totals.asOf);
  const previous = estimatesOf(totals.previous, totals.asOf);
  const change = changeOfTotals(totals.compared, { current, previous });
  const figures = (['orders', 'revenue'] as const).flatMap((metric) => {
    const { value, low, high } = current[metric];
    if (value === null) return [];
    const text = estimateText(metric, format);
    const range = low !== null && high !== null ? ` (${text.range(low, high)})` : '';
    const moved = change[metric];
    const against = moved ? ` · ${changeInWords({ kind: 'number', ...moved }, t, format)}` : '';
    return [`${t(`estimate.metric.${metric}`)}: ${text.value(value, high)}${range}${against}`];
  });
  const days = from === to ? format.utcDay(from) : `${format.utcDay(from)} – ${format.utcDay(to)}`;
  const lineOf = (happening: Happening) => ({
    text: happeningText(happening, t, format),
    link: linkOf(deps.origin(), happening, { from, to }),
  });
  const parts = PARTS.map((name) => ({
    name,
    lines: happenings.filter(({ kind }) => kind === name).map(lineOf),
  })).filter(({ lines }) => lines.length > 0);
  return { days, isOfProducts: products !== null, figures, parts };
}

/**
 * The totals of the stores, or of the given products only. Observed products without sales count as zero, unless no
 * sale of any of them could be seen.
 */
async function totalsOf(
  deps: BriefDeps,
  access: Access,
  { period, products }: { period: Period; products: ProductOfStore[] | null },
): Promise<Pick<Totals, 'asOf' | 'current' | 'previous' | 'compared'>> {
  const { asOf, ...ofStores } = await getTotals(deps, access, period);
  if (products === null) return { asOf, ...ofStores };
  const [own, isUncounted] = await Promise.all([
    sumProducts(deps.facts, products, period),
    findUncounted(deps.facts, products),
  ]);
  const areAllUncounted = products.every(isUncounted);
  const sumsOf = (span: 'current' | 'previous') =>
    own[span] ?? (areAllUncounted ? undefined : ofStores[span] && noSales(ofStores[span]));
  const spans = { current: sumsOf('current'), previous: sumsOf('previous') };
  return { asOf, ...spans, compared: { ...spans, unread: ofStores.compared.unread } };
}

/** A period compared with as many days before it. It is asked as of its end, so that nothing is left out. */
function periodBetween(from: string, to: string, nowMs: number): Period {
  const endMs = Date.parse(to) + DAY_MS;
  const at = Math.max(nowMs, endMs);
  return { ...spanBetween(isoDay(Date.parse(from)), to, at), frequency: 'DAY', nowMs: at, range: null };
}

/** The link to the receipt that shows a happening. */
function linkOf(origin: string, happening: Happening, days: { from: string; to: string }): string {
  const params = new URLSearchParams({ ...days, receipt: happening.on });
  const product = 'product' in happening ? happening.product : null;
  if (product) params.set('receiptOf', product.id);
  return `${origin}/stores/${happening.store.id}?${params}`;
}
