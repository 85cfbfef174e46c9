import { sql } from 'kysely';
import type { SandboxCheckout, SandboxPayment } from '#contract/billing/checkout.ts';
import type { People } from '#database/connect.ts';
import { type Change, dueAt, type SandboxBook } from './engine.ts';

/** A checkout as the sandbox stores it. */
export type CheckoutBook = {
  purpose: SandboxCheckout['purpose'];
  status: SandboxCheckout['status'];
  accountId: string;
  email: string;
  plan: SandboxCheckout['plan'];
  hasTrial: boolean;
  /** The subscription that it created or changes. */
  subscriptionId: string | null;
  /** The payment that waits for the bank's answer. */
  pending: SandboxPayment | null;
};

export async function findBook(database: People, id: string): Promise<SandboxBook | null> {
  const row = await database.selectFrom('sandbox_subscription').select('data').where('id', '=', id).executeTakeFirst();
  return (row?.data as SandboxBook | undefined) ?? null;
}

/** The subscription that a payment or a refund belongs to. */
export async function findBookOf(database: People, transactionId: string): Promise<SandboxBook | null> {
  const subscriptionId = /^txn_(.+)_\d+$/.exec(transactionId)?.[1];
  return subscriptionId === undefined ? null : findBook(database, subscriptionId);
}

export async function saveBook(trx: People, book: SandboxBook): Promise<void> {
  const due = dueAt(book);
  const row = { data: JSON.stringify(book), due_at: due === null ? null : new Date(due) };
  await trx
    .insertInto('sandbox_subscription')
    .values({ id: book.subscription.id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Changes a subscription under a lock. The resulting events are sent as webhooks. */
export async function changeBook(
  database: People,
  id: string,
  work: (book: SandboxBook) => Change,
  send: (trx: People, change: Change) => Promise<void>,
): Promise<Change> {
  return database.transaction().execute(async (trx) => {
    await sql`select 1 from sandbox_subscription where id = ${id} for update`.execute(trx);
    const book = await findBook(trx, id);
    if (!book) throw new Error(`The sandbox has no subscription ${id}`);
    const change = work(book);
    await saveBook(trx, change.book);
    await send(trx, change);
    return change;
  });
}

export async function findCheckout(database: People, id: string): Promise<CheckoutBook | null> {
  const row = await database.selectFrom('sandbox_checkout').select('data').where('id', '=', id).executeTakeFirst();
  return (row?.data as CheckoutBook | undefined) ?? null;
}

export async function saveCheckout(trx: People, id: string, checkout: CheckoutBook): Promise<void> {
  const data = JSON.stringify(checkout);
  await trx
    .insertInto('sandbox_checkout')
    .values({ id, data })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ data }))
    .execute();
}
