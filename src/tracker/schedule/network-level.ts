import type { People } from '#database/connect.ts';
import type { Network } from '../fetch/network.ts';

/**
 * The least gain of a request with which the network stays within its budget; 0 if the budget is enough for everything.
 */
export async function getNetworkLevel(people: People, network: Network | null): Promise<number> {
  if (network === null) return 0;
  const row = await people
    .selectFrom('network_budget')
    .select((select) => select.fn.max('level').as('level'))
    .where('network', '=', network)
    .executeTakeFirst();
  return row?.level ?? 0;
}
