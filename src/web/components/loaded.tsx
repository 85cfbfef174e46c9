import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NetworkFailure } from '../api/api-problem.ts';
import { ErrorBlock } from './error-block.tsx';

type Props<Data> = { source: UseQueryResult<Data>; waiting: ReactNode; children: (data: Data) => ReactNode };

/** What a question answered; before that what stands for it, or why there is no answer. */
export function Loaded<Data>({ source, waiting, children }: Props<Data>) {
  if (source.data !== undefined) return children(source.data);
  // a question that waits for the network has neither answer nor error
  const error = source.error ?? (source.fetchStatus === 'paused' ? new NetworkFailure(null) : null);
  return error ? <ErrorBlock error={error} onRetry={() => void source.refetch()} /> : waiting;
}
