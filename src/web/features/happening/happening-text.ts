import type { TFunction } from 'i18next';
import type { Estimate } from '#contract/estimate/estimate.ts';
import type { Happening } from '#contract/happening.ts';
import type { Formatters } from '../../format/formatters.ts';
import { changeFigure, changeInWords } from '../estimate/change-text.ts';
import { estimateText } from '../estimate/estimate-text.ts';

/** A happening as one or two sentences with its numbers. */
export function happeningText(happening: Happening, t: TFunction, format: Formatters): string {
  const { store } = happening;
  const named = {
    store: bidi(store.name),
    product: 'product' in happening ? bidi(happening.product?.title ?? '') : '',
  };
  const day = (at: string) => format.utcDay(at);
  const orders = (estimate: Estimate) => ordersText(estimate, t, format);
  switch (happening.kind) {
    case 'moved': {
      const of = happening.product === null ? 'store' : 'product';
      const { change: moved } = happening;
      const change = changeFigure(moved ? { kind: 'number', ...moved } : { kind: 'new', isSure: true }, t, format);
      return t(`happening.moved.${of}.${happening.direction}`, { ...named, change, orders: orders(happening.orders) });
    }
    case 'sale':
      return [saleText(happening, named.store, t, format), didText(happening, t, format)].filter(Boolean).join(' ');
    case 'launch': {
      const count = happening.products;
      return t('happening.launch', { ...named, count, n: format.count(count), orders: orders(happening.orders) });
    }
    case 'sold_out':
      return t('happening.soldOut', { ...named, day: day(happening.at), orders: orders(happening.orders) });
    case 'silent': {
      const values = { ...named, day: day(happening.at), orders: orders(happening.orders) };
      return t(`happening.silent.${happening.reason}`, values);
    }
  }
}

type Sale = Extract<Happening, { kind: 'sale' }>;

function saleText({ at, endedAt, products, depth }: Sale, store: string, t: TFunction, format: Formatters): string {
  const [day, end] = [format.utcDay(at), endedAt && format.utcDay(endedAt)];
  const begun = end ? t('happening.sale.over', { store, day, end }) : t('happening.sale.begun', { store, day });
  const facts = format.facts([
    depth !== null && t('event.depth', { part: format.percent(depth) }),
    products !== null && t('event.products', { count: products, n: format.count(products) }),
  ]);
  return facts === '' ? `${begun}.` : t('happening.sale.with', { begun, facts });
}

function didText({ around }: Sale, t: TFunction, format: Formatters): string {
  if (!around?.change) return '';
  return t('happening.sale.did', { change: changeInWords({ kind: 'number', ...around.change }, t, format) });
}

function ordersText({ value, low, high }: Estimate, t: TFunction, format: Formatters): string {
  const text = estimateText('orders', format);
  const n = text.value(value ?? 0, high);
  const ends = low !== null && high !== null ? text.range(low, high) : n;
  const range = ends === n ? '' : ` (${ends})`;
  return t('happening.orders', { count: Math.round(value ?? 0), n }) + range;
}

/** Isolates a name, so that it keeps its own direction in the sentence. */
function bidi(name: string): string {
  return `\u2068${name}\u2069`;
}
