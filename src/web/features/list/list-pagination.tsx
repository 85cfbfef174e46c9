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
  return (
    <TablePagination
      component="nav"
      aria-label={t('list.pages')}
      count={total}
      page={Math.min(page, Math.max(0, Math.ceil(total / pageSize) - 1))}
      rowsPerPage={pageSize}
      rowsPerPageOptions={[...sizes]}
      onPageChange={(_, next) => onPage(next)}
      onRowsPerPageChange={(event) => onPageSize(sizes.find((size) => size === Number(event.target.value)) ?? sizes[0])}
      labelRowsPerPage={t('list.pageSize')}
      labelDisplayedRows={({ from, to }) =>
        t(totalIsCapped ? 'list.shownCapped' : 'list.shown', {
          range: format.countRange(from, to),
          total: format.count(total),
        })
      }
      getItemAriaLabel={(type) => t(`list.${type}`)}
    />
  );
}
