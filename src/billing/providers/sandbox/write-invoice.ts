import { isoDay } from '#contract/date-range.ts';
import type { People } from '#database/connect.ts';
import { majorOf } from '#runtime/money.ts';
import { Problem } from '#runtime/problem.ts';
import { findBookOf } from './store.ts';

/** A payment's invoice as a printable page, marked as a sandbox invoice. Throws `not-found`. */
export async function writeInvoice(database: People, transactionId: string): Promise<string> {
  const book = await findBookOf(database, transactionId);
  const payment = book?.transactions.find(({ id }) => id === transactionId);
  if (!book || payment?.status !== 'paid') throw new Problem('not-found');
  const { currency, totalMinor, taxMinor, plan, at } = payment;
  const amount = (minor: number) =>
    new Intl.NumberFormat('en', { style: 'currency', currency }).format(majorOf(minor, currency));
  const day = isoDay(at);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Invoice ${payment.id}</title><style>
body { font: 15px/1.5 system-ui, sans-serif; max-width: 640px; margin: 48px auto; padding: 0 24px; color: #1b2521 }
table { width: 100%; border-collapse: collapse } td { padding: 8px 0; border-top: 1px solid #d8dedb }
td:last-child { text-align: end; font-variant-numeric: tabular-nums } .mark { color: #9a5b00; font-weight: 600 }
</style></head><body>
<p class="mark">Sandbox: no money has moved, and this is no invoice for the tax office.</p>
<h1>Invoice</h1><p>${payment.id}<br>${day}</p>
<table><tr><td>Tillwatch ${plan}, one month</td><td>${amount(totalMinor - taxMinor)}</td></tr>
<tr><td>Tax (${book.country})</td><td>${amount(taxMinor)}</td></tr>
<tr><td><strong>Total</strong></td><td><strong>${amount(totalMinor)}</strong></td></tr></table>
</body></html>`;
}
