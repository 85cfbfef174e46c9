import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Restatement } from '#contract/estimate/restatement.ts';
import { RestatementList } from './restatement-list.tsx';

/** How a settled day's number was revised; nothing if it was not. */
export function DayRestatements({ items }: { items: readonly Restatement[] }) {
  const { t } = useTranslation();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="day-restatements">
      <Typography id="day-restatements" component="h3" variant="h6" gutterBottom>
        {t('restatement.title')}
      </Typography>
      <RestatementList label={t('restatement.title')} items={items} />
    </section>
  );
}
