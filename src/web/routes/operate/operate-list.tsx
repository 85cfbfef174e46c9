import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state.tsx';
import { ScrolledTable } from '../../components/list/scrolled-table.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { SearchField } from '../../features/list/search-field.tsx';
import { ShortPagination } from '../../features/list/short-pagination.tsx';
import { type Asked, SHOWN } from './operate-queries.ts';

type Props<Item> = {
  label: string;
  searchLabel: string;
  empty: string;
  asked: Asked;
  onAsk: (asked: Asked) => void;
  source: UseQueryResult<{ items: Item[]; total: number }>;
  columns: string[];
  row: (item: Item) => ReactNode[];
  action?: ReactNode;
};

/** A searchable list for operators. */
export function OperateList<Item extends { id: string }>(props: Props<Item>) {
  const { label, asked, onAsk, source } = props;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2, alignItems: 'center' }}>
        <SearchField label={props.searchLabel} value={asked.q} onSearch={(q) => onAsk({ q, page: 0 })} />
        {props.action}
      </Box>
      <Loaded source={source} waiting={<Skeleton variant="rounded" height={320} />}>
        {({ items, total }) => (
          <>
            <Card>
              <Rows {...props} items={items} />
            </Card>
            <ShortPagination
              label={label}
              page={asked.page}
              pageSize={SHOWN}
              total={total}
              onPage={(page) => onAsk({ ...asked, page })}
            />
          </>
        )}
      </Loaded>
    </>
  );
}

function Rows<Item extends { id: string }>({
  items,
  asked,
  label,
  empty,
  columns,
  row,
  source,
}: Props<Item> & { items: Item[] }) {
  const { t } = useTranslation();
  if (items.length === 0)
    return <EmptyState title={asked.q === '' ? empty : t('operate.nothingFound', { q: asked.q })} />;
  return (
    <ScrolledTable
      label={label}
      size="small"
      aria-busy={source.isPlaceholderData}
      sx={{ '& td': { whiteSpace: 'nowrap' } }}
    >
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column} sx={{ whiteSpace: 'nowrap' }}>
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {items.map((item) => (
          <TableRow key={item.id} hover>
            {row(item).map((cell, index) => (
              <TableCell
                key={columns[index]}
                component={index === 0 ? 'th' : 'td'}
                scope={index === 0 ? 'row' : undefined}
              >
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </ScrolledTable>
  );
}
