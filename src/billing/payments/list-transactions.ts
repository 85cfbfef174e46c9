import type { PlanKey } from '#contract/billing/plan.ts';
import type { TransactionItem } from '#contract/billing/transaction.ts';
import type { Page } from '#contract/list.ts';
import type { People } from '#database/connect.ts';
import { moneyOf } from '#runtime/money.ts';
import { isSettled } from '../events/ledger.ts';

/** An account's payments and refunds, newest first. */
export async function listTransactions(
  database: People,
  accountId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<Page<TransactionItem>> {
  const mine = database.selectFrom('transaction').where('account_id', '=', accountId);
  const [rows, { total }] = await Promise.all([
    mine
      .selectAll()
      .orderBy('at', 'desc')
      // a refund comes after its payment, even at the same moment
      .orderBy('total_minor')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset(page * pageSize)
      .execute(),
    mine.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const items = rows.map(({ id, at, kind, plan, status, total_minor, tax_minor, currency }) => ({
    id,
    at: at.toISOString(),
    kind: kind as TransactionItem['kind'],
    plan: plan as PlanKey,
    amount: moneyOf(total_minor, currency),
    tax: moneyOf(tax_minor, currency),
    status: status as TransactionItem['status'],
    // money that came back from a chargeback that we won is above 0 too
    hasInvoice: !['refund', 'chargeback'].includes(kind) && isSettled({ status: status as TransactionItem['status'] }),
  }));
  return { items, page, pageSize, total, totalIsCapped: false };
}
