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
  const { density } = useSettings();
  const { columns, selection, items, isStale } = props;
  const widths = widthsOf(columns, selection !== undefined);
  const table = useSortedTable(props);
  return (
    <TableContainer sx={{ containerType: 'inline-size' }}>
      <Table
        aria-busy={isStale}
        sx={{
          opacity: isStale ? 0.6 : 1,
          tableLayout: 'fixed',
          minWidth: widths.minPx,
          '& .MuiTableCell-root': { height: ROW_PX[density], py: '1px', px: 1.5 },
          [widths.tight]: { '& .MuiTableCell-root': { px: 1 } },
          '& .MuiTableCell-head': { height: 44 },
          '& .MuiTableCell-paddingCheckbox': { width: CHOOSING_PX, px: '1px' },
        }}
      >
        <caption style={visuallyHidden}>{props.caption}</caption>
        <TableHead>
          {table.getHeaderGroups().map((group) => (
            <TableRow key={group.id}>
              {selection && <ChooseAll items={items} selection={selection} />}
              {group.headers.map((header) => (
                <HeadCell key={header.id} table={table} header={header} widths={widths} />
              ))}
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
                  sx={cell.column.columnDef.meta?.isSpare === true ? widths.spareSx : undefined}
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

function useSortedTable<Item extends { id: string }, By extends string>({
  columns,
  items,
  sort,
  onSort,
}: Props<Item, By>) {
  const sorting = [{ id: sort.by as string, desc: sort.order === 'desc' }];
  return useTable({
    features: dataTableFeatures,
    columns,
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
}

/** Which columns a width has room for, as container queries. */
function widthsOf<Item extends object>(columns: DataColumn<Item>[], canChoose: boolean) {
  const sumPx = (widthOf: (look: ColumnLook) => number | string | undefined) =>
    columns.reduce((sum, { meta }) => sum + (Number(meta && widthOf(meta)) || 0), canChoose ? CHOOSING_PX : 0);
  const roomyPx = sumPx(({ width, roomyWidth }) => roomyWidth ?? width) + FIRST_COLUMN_PX;
  const sparePx = sumPx(({ width }) => width) + FIRST_COLUMN_PX;
  return {
    minPx: Math.max(MIN_PX, sumPx(({ width, isSpare }) => (isSpare ? 0 : width)) + MIN_FIRST_COLUMN_PX),
    roomy: `@container (min-width: ${roomyPx}px)`,
    tight: `@container (max-width: ${Math.max(AIRY_PX, roomyPx) - 1}px)`,
    spareSx: { [`@container (max-width: ${sparePx - 1}px)`]: { display: 'none' } },
  };
}

function ChooseAll<Item>({ items, selection }: { items: Item[]; selection: Selection<Item> }) {
  const { t } = useTranslation();
  const { chosen, toggleAll } = selection;
  return (
    <TableCell padding="checkbox">
      <Checkbox
        checked={chosen.length === items.length}
        indeterminate={chosen.length > 0 && chosen.length < items.length}
        onChange={toggleAll}
        slotProps={{ input: { 'aria-label': t('list.chooseAll') } }}
      />
    </TableCell>
  );
}

type SortedTable<Item extends { id: string }> = ReturnType<typeof useSortedTable<Item, string>>;

type HeadProps<Item extends { id: string }> = {
  table: SortedTable<Item>;
  header: ReturnType<SortedTable<Item>['getHeaderGroups']>[number]['headers'][number];
};

function HeadCell<Item extends { id: string }>({
  widths,
  ...head
}: HeadProps<Item> & { widths: ReturnType<typeof widthsOf> }) {
  const { column } = head.header;
  const look = column.columnDef.meta;
  return (
    <TableCell
      align={look?.isNumeric ? 'right' : 'left'}
      sortDirection={column.getIsSorted()}
      aria-label={look?.fullName}
      sx={[
        { width: look?.width, whiteSpace: 'nowrap' },
        look?.roomyWidth !== undefined && { [widths.roomy]: { width: look.roomyWidth } },
        look?.isSpare === true && widths.spareSx,
      ]}
    >
      {look?.hasChange ? (
        <ChangeHead>
          <HeadName {...head} />
        </ChangeHead>
      ) : (
        <HeadName {...head} />
      )}
    </TableCell>
  );
}

/** A column's name, explained if it has a term, and a button if the list can be sorted by it. */
function HeadName<Item extends { id: string }>({ table, header }: HeadProps<Item>) {
  const { t } = useTranslation();
  const { column } = header;
  const term = column.columnDef.meta?.term;
  const direction = column.getIsSorted();
  const name = <table.FlexRender header={header} />;
  if (!column.getCanSort()) return term ? <Term of={term}>{name}</Term> : name;
  return (
    <Explained by={term}>
      <TableSortLabel
        active={direction !== false}
        direction={direction === 'asc' ? 'asc' : 'desc'}
        onClick={column.getToggleSortingHandler()}
      >
        {name}
        <span style={visuallyHidden}>{t(`list.sorted.${direction === false ? 'not' : direction}`)}</span>
      </TableSortLabel>
    </Explained>
  );
}
