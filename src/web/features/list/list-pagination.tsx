import TablePagination from '@mui/material/TablePagination';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';

type Props<Size extends number> = {
  page: number;
  pageSize: Size;
  sizes: readonly [Size, ...Size[]];
  total: number;
  totalIsCapped: boolean;
  onPage: (page: number) => void;
  onPageSize: (pageSize: Size) => void;
};

export function ListPagination<Size extends number>(props: Props<Size>) {
  const { page, pageSize, sizes, total, totalIsCapped, onPage, onPageSize } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const last = Math.max(0, Math.ceil(total / pageSize) - 1);
  const isPastEnd = page > last;
  return (
    <TablePagination
      component="nav"
      aria-label={t('list.pages')}
      count={total}
      page={Math.min(page, last)}
      rowsPerPage={pageSize}
      rowsPerPageOptions={[...sizes]}
      onPageChange={(_, next) => onPage(isPastEnd ? last : next)}
      onRowsPerPageChange={(event) => onPageSize(sizes.find((size) => size === Number(event.target.value)) ?? sizes[0])}
      labelRowsPerPage={t('list.pageSize')}
      labelDisplayedRows={({ from, to }) =>
        t(totalIsCapped ? 'list.shownCapped' : 'list.shown', {
          range: isPastEnd ? format.count(0) : format.countRange(from, to),
          total: format.count(total),
        })
      }
      getItemAriaLabel={(type) => t(`list.${type}`)}
      sx={{
        '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end' },
        '& .MuiTablePagination-spacer, & .MuiTablePagination-selectLabel': { display: { xs: 'none', sm: 'block' } },
        '& .MuiTablePagination-input': { marginInlineStart: { xs: 0, sm: 1 }, marginInlineEnd: { xs: 1, sm: 4 } },
        '& .MuiTablePagination-actions': { marginInlineStart: { xs: 1, sm: 2.5 } },
      }}
    />
  );
}
