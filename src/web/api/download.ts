import { type RequestOptions, requestFile } from './client.ts';

/** Saves an answer of our API as a file of the signed-in user's. Rejects as a request does. */
export async function download(
  path: string,
  { fileName, ...options }: RequestOptions & { fileName: string },
): Promise<void> {
  const address = URL.createObjectURL(await requestFile(path, options));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // some browsers begin to read only after the click has returned
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
