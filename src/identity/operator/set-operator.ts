import type { People } from '#database/connect.ts';

export async function setOperator(database: People, accountId: string, isOperator: boolean): Promise<void> {
  await database.updateTable('account').set({ is_operator: isOperator }).where('id', '=', accountId).execute();
}

export async function isOperator(database: People, accountId: string): Promise<boolean> {
  const row = await database.selectFrom('account').select('is_operator').where('id', '=', accountId).executeTakeFirst();
  return row?.is_operator ?? false;
}

export async function hasOperator(database: People): Promise<boolean> {
  const row = await database.selectFrom('account').select('id').where('is_operator', '=', true).executeTakeFirst();
  return row !== undefined;
}
