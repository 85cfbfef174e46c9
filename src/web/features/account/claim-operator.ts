import { operateEndpoints } from '#contract/endpoints/operate.ts';
import { readAnswer, send } from '../../api/send.ts';

const claimed = new Set<string>();

/** Says whose address the first operator's is, by the code of the address that the start printed; once, however often the form is sent. */
export async function claimOperator(code: string, email: string): Promise<void> {
  if (claimed.has(code)) return;
  const { claimOperator: endpoint } = operateEndpoints;
  await readAnswer(endpoint, await send(endpoint, { body: { code, email } }));
  claimed.add(code);
}
