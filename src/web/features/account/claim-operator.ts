import { operateEndpoints } from '#contract/endpoints/operate.ts';
import { readAnswer, send } from '../../api/send.ts';

const claimed = new Set<string>();

/**
 * Claims the first operator's account for an address, with the code that the start printed. A form sent twice claims
 * only once.
 */
export async function claimOperator(code: string, email: string): Promise<void> {
  if (claimed.has(code)) return;
  const { claimOperator: endpoint } = operateEndpoints;
  await readAnswer(endpoint, await send(endpoint, { body: { code, email } }));
  claimed.add(code);
}
