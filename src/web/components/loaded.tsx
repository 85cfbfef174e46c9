import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureOf } from '../api/failure-of.ts';
import { ErrorBlock } from './error/block.tsx';

type UnansweredProps = { source: UseQueryResult<unknown>; waiting: ReactNode };

/** Shown while a query has no data: a placeholder, or the error. */
export function Unanswered({ source, waiting }: UnansweredProps) {
  const error = failureOf(source);
  return error ? <ErrorBlock error={error} onRetry={() => void source.refetch()} /> : waiting;
}

type LoadedProps<Data> = {
  source: UseQueryResult<Data>;
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A query's data, with a placeholder until it arrives. */
export function Loaded<Data>({ source, waiting, children }: LoadedProps<Data>) {
  return source.data === undefined ? <Unanswered source={source} waiting={waiting} /> : children(source.data);
}
