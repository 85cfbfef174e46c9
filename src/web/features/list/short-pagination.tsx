import Pagination from '@mui/material/Pagination';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';

type Props = { label: string; page: number; pageSize: number; total: number; onPage: (page: number) => void };

/** The pages of a short list; hidden if there is only one. */
export function ShortPagination({ label, page, pageSize, total, onPage }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  return (
    <Pagination
      aria-label={`${t('list.pages')}: ${label}`}
      size="small"
      siblingCount={1}
      count={pages}
      page={Math.min(page, pages - 1) + 1}
      onChange={(_, next) => onPage(next - 1)}
      getItemAriaLabel={(type, number) =>
        type === 'page' || type === 'first' || type === 'last'
          ? t('list.page', { n: format.count(number ?? 1) })
          : t(type === 'next' ? 'list.next' : 'list.previous')
      }
      sx={{ mt: 1.5, '& .MuiPagination-ul': { rowGap: 0.5 } }}
    />
  );
}
