import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '#contract/list.ts';
import { Loaded } from '../../components/loaded.tsx';
import { ShortPagination } from './short-pagination.tsx';

type Props<Item> = {
  label: string;
  source: UseQueryResult<Page<Item>>;
  /** Shown if the list is empty. */
  empty: string;
  waitingHeight?: number;
  onPage: (page: number) => void;
  children: (items: Item[], isStale: boolean) => ReactNode;
};

/** A paged list within a page, with its loading, error and empty states. */
export function ShortList<Item>({ label, source, empty, waitingHeight = 240, onPage, children }: Props<Item>) {
  return (
    <Loaded source={source} waiting={<Skeleton variant="rounded" height={waitingHeight} />}>
      {({ items, total, page, pageSize }) =>
        total === 0 ? (
          <Typography variant="body2" color="textSecondary" role="status">
            {empty}
          </Typography>
        ) : (
          <>
            {children(items, source.isPlaceholderData)}
            <ShortPagination label={label} page={page} pageSize={pageSize} total={total} onPage={onPage} />
          </>
        )
      }
    </Loaded>
  );
}
