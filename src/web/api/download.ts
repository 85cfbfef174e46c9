import type { Endpoint } from '#contract/endpoint.ts';
import { askForFile } from './client.ts';

/** Saves an answer of our API as a file, as the signed-in user. Rejects as a request does. */
export async function download(
  endpoint: Endpoint,
  given: { params?: Record<string, string>; query?: object; accept?: string },
  fileName: string,
): Promise<void> {
  const address = URL.createObjectURL(await askForFile(endpoint, given));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // some browsers start reading only after the click has returned
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
