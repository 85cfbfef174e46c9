import type { PublicConfig } from '#contract/config.ts';
import { configEndpoints } from '#contract/endpoints/config.ts';
import { readAnswer, send } from './send.ts';

let pending: Promise<PublicConfig> | null = null;

/** What this deployment is like; asked once, again after a failure. */
export function publicConfig(): Promise<PublicConfig> {
  pending ??= load().catch((error: unknown) => {
    pending = null;
    throw error;
  });
  return pending;
}

async function load(): Promise<PublicConfig> {
  return readAnswer(configEndpoints.getConfig, await send(configEndpoints.getConfig, {}));
}
