import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { visuallyHidden } from '@mui/utils';
import { type ColumnDef, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useTranslation } from 'react-i18next';
import type { SortOrder } from '#contract/list.ts';
import { Explained, Term, type TermName } from '../../components/term.tsx';
import type { Density } from '../../settings/settings.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { ChangeHead } from '../estimate/change-head.tsx';
import { ChooseRow } from './choose-row.tsx';
import type { Selection } from './selection.ts';

/** The row height, unless its two lines need more. */
const ROW_PX: Record<Density, number> = { compact: 48, comfortable: 60 };

/** A narrower table scrolls. */
const MIN_PX = 760;

type ColumnLook = {
  isNumeric?: boolean;
  width?: number | string;
  /** The width if all columns, including the first, have room for it. */
  roomyWidth?: number;
  /** The term that explains its header. */
  term?: TermName;
  /** The full name, if the header is shortened. */
  fullName?: string;
  /** Whether its cells also show the change. */
  hasChange?: boolean;
  /** Hidden if it would leave the first column too narrow. */
  isSpare?: boolean;
};

/** From this width on, cells get wider gaps and columns their full widths. */
const AIRY_PX = 1_100;
/** Room for a picture, a name of about thirty letters, and a link to the shop. */
const FIRST_COLUMN_PX = 332;
/** Room for a picture and ten letters. The table scrolls before a name gets less. */
const MIN_FIRST_COLUMN_PX = 136;
const CHOOSING_PX = 44;

const dataTableFeatures = tableFeatures({ rowSortingFeature, columnMeta: {} as ColumnLook });
export type DataColumn<Item extends object> = ColumnDef<typeof dataTableFeatures, Item>;

type Sort<By extends string> = { by: By; order: SortOrder };

type Props<Item extends object, By extends string> = {
  caption: string;
  columns: DataColumn<Item>[];
  items: Item[];
  /** The id of a sortable column is the server's sort key. */
  sort: Sort<By>;
  onSort: (sort: Sort<By>) => void;
  /** True while rows of an earlier page or filter are still shown. */
  isStale?: boolean;
  /** Set if rows can be chosen for actions on several. */
  selection?: Selection<Item>;
};

/** A table of rows that the server has sorted and paged. */
export function DataTable<Item extends { id: string }, By extends string>(props: Props<Item, By>) {
  const { t } = useTranslation();
  const { density } = useSettings();
  const { sort, onSort, selection, items } = props;
  const sumPx = (widthOf: (look: ColumnLook) => number | string | undefined) =>
    props.columns.reduce((sum, { meta }) => sum + (Number(meta && widthOf(meta)) || 0), selection ? CHOOSING_PX : 0);
  const spareSx = {
    [`@container (max-width: ${sumPx(({ width }) => width) + FIRST_COLUMN_PX - 1}px)`]: { display: 'none' },
  };
  const roomyPx = sumPx(({ width, roomyWidth }) => roomyWidth ?? width) + FIRST_COLUMN_PX;
  const roomy = `@container (min-width: ${roomyPx}px)`;
  const tight = `@container (max-width: ${Math.max(AIRY_PX, roomyPx) - 1}px)`;
  const leastPx = sumPx(({ width, isSpare }) => (isSpare ? 0 : width)) + MIN_FIRST_COLUMN_PX;
  const sorting = [{ id: sort.by as string, desc: sort.order === 'desc' }];
  const table = useTable({
    features: dataTableFeatures,
    columns: props.columns,
    data: items,
    getRowId: (item) => item.id,
    manualSorting: true,
    enableSortingRemoval: false,
    sortDescFirst: true,
    state: { sorting },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update;
      if (next) onSort({ by: next.id as By, order: next.desc ? 'desc' : 'asc' });
    },
  });

  type Head = ReturnType<typeof table.getHeaderGroups>[number]['headers'][number];
  const headOf = (header: Head) => {
    const term = header.column.columnDef.meta?.term;
    const direction = header.column.getIsSorted();
    if (!header.column.getCanSort()) {
      const name = <table.FlexRender header={header} />;
      return term ? <Term of={term}>{name}</Term> : name;
    }
    return (
      <Explained by={term}>
        <TableSortLabel
          active={direction !== false}
          direction={direction === 'asc' ? 'asc' : 'desc'}
          onClick={header.column.getToggleSortingHandler()}
        >
          <table.FlexRender header={header} />
          <span style={visuallyHidden}>{t(`list.sorted.${direction === false ? 'not' : direction}`)}</span>
        </TableSortLabel>
      </Explained>
    );
  };

  return (
    <TableContainer sx={{ containerType: 'inline-size' }}>
      <Table
        aria-busy={props.isStale}
        sx={{
          opacity: props.isStale ? 0.6 : 1,
          tableLayout: 'fixed',
          minWidth: Math.max(MIN_PX, leastPx),
          '& .MuiTableCell-root': { height: ROW_PX[density], py: '1px', px: 1.5 },
          [tight]: { '& .MuiTableCell-root': { px: 1 } },
          '& .MuiTableCell-head': { height: 44 },
          '& .MuiTableCell-paddingCheckbox': { width: CHOOSING_PX, px: '1px' },
        }}
      >
        <caption style={visuallyHidden}>{props.caption}</caption>
        <TableHead>
          {table.getHeaderGroups().map((group) => (
            <TableRow key={group.id}>
              {selection && (
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={selection.chosen.length === items.length}
                    indeterminate={selection.chosen.length > 0 && selection.chosen.length < items.length}
                    onChange={selection.toggleAll}
                    slotProps={{ input: { 'aria-label': t('list.chooseAll') } }}
                  />
                </TableCell>
              )}
              {group.headers.map((header) => {
                const look = header.column.columnDef.meta;
                const direction = header.column.getIsSorted();
                return (
                  <TableCell
                    key={header.id}
                    align={look?.isNumeric ? 'right' : 'left'}
                    sortDirection={direction}
                    aria-label={look?.fullName}
                    sx={[
                      { width: look?.width, whiteSpace: 'nowrap' },
                      look?.roomyWidth !== undefined && { [roomy]: { width: look.roomyWidth } },
                      look?.isSpare === true && spareSx,
                    ]}
                  >
                    {look?.hasChange ? <ChangeHead>{headOf(header)}</ChangeHead> : headOf(header)}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableHead>
        <TableBody>
          {table.getRowModel().rows.map((row) => (
            <TableRow key={row.id} hover selected={selection?.has(row.original)}>
              {selection && (
                <TableCell padding="checkbox">
                  <ChooseRow item={row.original} selection={selection} />
                </TableCell>
              )}
              {row.getAllCells().map((cell, index) => (
                <TableCell
                  key={cell.id}
                  component={index === 0 ? 'th' : 'td'}
                  scope={index === 0 ? 'row' : undefined}
                  align={cell.column.columnDef.meta?.isNumeric ? 'right' : 'left'}
                  sx={cell.column.columnDef.meta?.isSpare === true ? spareSx : undefined}
                >
                  <table.FlexRender cell={cell} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
