import type { PublicConfig } from '#contract/config.ts';
import { ApiProblem, NetworkFailure } from './api-problem.ts';

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
  const response = await fetch('/config.json').catch((error: unknown) => {
    throw new NetworkFailure(error);
  });
  if (!response.ok) throw new ApiProblem(response.status, {});
  return (await response.json()) as PublicConfig;
}
