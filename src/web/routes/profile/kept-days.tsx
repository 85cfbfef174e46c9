import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../../api/use-config.ts';
import { TermLines } from '../../components/list/term-lines.tsx';
import { useFormat } from '../../i18n/use-format.ts';

/** How long this server stores each kind of data. */
export function KeptDays() {
  const { t } = useTranslation();
  const format = useFormat();
  const titleId = useId();
  const kept = useConfig()?.keptDays;
  if (!kept) return null;
  const days = (count: number) => t('profile.kept.days', { count, n: format.count(count) });
  const lines = [
    [t('profile.kept.own'), t('profile.kept.untilDeleted')],
    [t('profile.kept.dailySales'), t('profile.kept.forGood')],
    [t('profile.kept.hours'), days(kept.hours)],
    [t('profile.kept.events'), days(kept.events)],
    [t('profile.kept.evidence'), days(kept.evidence)],
    [t('profile.kept.readings'), days(kept.readings)],
    [t('profile.kept.alerts'), days(kept.alerts)],
    [t('profile.kept.account'), days(kept.account)],
    [t('profile.kept.addresses'), days(kept.addresses)],
  ] as const;
  return (
    <Box sx={{ alignSelf: 'stretch' }}>
      <Typography id={titleId} variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {t('profile.kept.title')}
      </Typography>
      <TermLines lines={lines} labelledBy={titleId} />
    </Box>
  );
}
