import type { Endpoint } from '#contract/endpoint.ts';
import { askForFile } from './client.ts';
import type { Given } from './send.ts';

/** Saves an answer of our API as a file of the signed-in user's. Rejects as a request does. */
export async function download<Declared extends Endpoint>(
  endpoint: Declared,
  given: Given<Declared>,
  fileName: string,
): Promise<void> {
  const address = URL.createObjectURL(await askForFile(endpoint, given));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // some browsers begin to read only after the click has returned
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
