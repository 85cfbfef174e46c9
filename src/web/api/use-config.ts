import { useQuery } from '@tanstack/react-query';
import type { PublicConfig } from '#contract/config.ts';
import { publicConfig } from './config.ts';
import { readFromDocument } from './read-from-document.ts';

/** At once where the document holds it, so that nothing moves when it comes. */
export function useConfig(): PublicConfig | undefined {
  return useQuery({
    queryKey: ['config'],
    queryFn: publicConfig,
    initialData: () => readFromDocument<PublicConfig>('config') ?? undefined,
    staleTime: Infinity,
  }).data;
}

/** Whether this deployment sells plans; assumed true until known. */
export function useIsBillingOn(): boolean {
  return useConfig()?.billing !== null;
}
