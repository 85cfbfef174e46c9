import TablePagination from '@mui/material/TablePagination';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZES } from '#contract/list.ts';
import { useFormat } from '../../i18n/use-format.ts';

type PageSize = (typeof PAGE_SIZES)[number];
type Props = {
  page: number;
  pageSize: PageSize;
  total: number;
  totalIsCapped: boolean;
  onPage: (page: number) => void;
  onPageSize: (pageSize: PageSize) => void;
};

export function ListPagination({ page, pageSize, total, totalIsCapped, onPage, onPageSize }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <TablePagination
      component="nav"
      aria-label={t('list.pages')}
      count={total}
      page={Math.min(page, Math.max(0, Math.ceil(total / pageSize) - 1))}
      rowsPerPage={pageSize}
      rowsPerPageOptions={[...PAGE_SIZES]}
      onPageChange={(_, next) => onPage(next)}
      onRowsPerPageChange={(event) => onPageSize(PAGE_SIZES.find((size) => size === Number(event.target.value)) ?? 10)}
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
