import { useQuery } from '@tanstack/react-query';
import type { PublicConfig } from '#contract/config.ts';
import { publicConfig } from './config.ts';

export function useConfig(): PublicConfig | undefined {
  return useQuery({ queryKey: ['config'], queryFn: publicConfig, staleTime: Infinity }).data;
}

/** Whether this deployment sells plans; assumed true until known. */
export function useIsBillingOn(): boolean {
  return useConfig()?.billing !== null;
}
