import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ReadingItem } from '#contract/reading.ts';
import { Details } from '../../components/details.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useReadingSentence } from './use-reading-sentence.ts';

const COLOR = {
  complete: 'text.primary',
  unchanged: 'text.secondary',
  partial: 'warning.main',
  throttled: 'warning.main',
  refused: 'error.main',
  failed: 'error.main',
} as const satisfies Record<ReadingItem['outcome'], string>;

type Props = { label: string; items: readonly ReadingItem[]; isStale: boolean };

/** The readings of a store, each as a sentence with its figures. */
export function ReadingList({ label, items, isStale }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const sentence = useReadingSentence();
  return (
    <Box
      component="ol"
      aria-label={label}
      aria-busy={isStale}
      sx={{ m: 0, p: 0, listStyle: 'none', opacity: isStale ? 0.6 : 1 }}
    >
      {items.map((reading, index) => (
        <Box
          component="li"
          key={reading.at}
          sx={{ py: 1, borderBlockStart: index === 0 ? 0 : '1px solid', borderColor: 'divider' }}
        >
          <Stack direction="row" sx={{ columnGap: 2, justifyContent: 'space-between', flexWrap: 'wrap' }}>
            <Typography variant="body2" sx={{ color: COLOR[reading.outcome] }}>
              {sentence(reading)}
            </Typography>
            <Typography variant="caption" color="textSecondary" component="time" dateTime={reading.at}>
              {format.dateTime(reading.at)}
            </Typography>
          </Stack>
          <Details>
            {format.facts([
              t(`store.readings.${reading.outcome}`),
              t(`store.readings.mode.${reading.mode}`),
              t('signal.line', { label: t('store.readings.products'), value: format.count(reading.products) }),
              t('signal.line', { label: t('store.readings.changed'), value: format.count(reading.changed) }),
              t('signal.line', { label: t('store.readings.requests'), value: format.count(reading.requests) }),
              t('signal.line', { label: t('store.readings.size'), value: format.bytes(reading.bytes) }),
            ])}
          </Details>
        </Box>
      ))}
    </Box>
  );
}
