import type { PublicConfig } from '#contract/config.ts';
import { configEndpoints } from '#contract/endpoints/config.ts';
import { readFromDocument } from './read-from-document.ts';
import { readAnswer, send } from './send.ts';

let pending: Promise<PublicConfig> | null = null;

/** The deployment's public settings, from the document, otherwise fetched once. A failed fetch is tried again. */
export function publicConfig(): Promise<PublicConfig> {
  pending ??= load().catch((error: unknown) => {
    pending = null;
    throw error;
  });
  return pending;
}

async function load(): Promise<PublicConfig> {
  return (
    readFromDocument<PublicConfig>('config') ??
    readAnswer(configEndpoints.getConfig, await send(configEndpoints.getConfig, {}))
  );
}
