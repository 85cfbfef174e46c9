import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { RankedList } from '../chart/ranked-list.tsx';
import { EstimateFigure } from '../estimate/estimate-figure.tsx';
import type { KnownPart } from './share-card.tsx';
import { UNDER_NAME } from './share-strip.tsx';

const SHOWN = 7;

/** A bar for each part, with name and number. */
export function ShareBars({ parts }: { parts: readonly KnownPart[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const left = parts.length - SHOWN;
  return (
    <>
      <RankedList
        label={t('analytics.shares')}
        entries={parts.slice(0, SHOWN).map((part) => ({
          id: part.id,
          amount: part.share,
          name: (
            <Typography variant="body2" sx={{ hyphens: 'auto', overflowWrap: 'anywhere' }}>
              {part.name}
            </Typography>
          ),
          figure: (
            <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}>
              <Box sx={UNDER_NAME}>
                <EstimateFigure metric="revenue" estimate={part.revenue} />
              </Box>
              <Typography
                variant="subtitle2"
                sx={{ minWidth: 56, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}
              >
                {format.share(part.share)}
              </Typography>
            </Stack>
          ),
        }))}
      />
      {left > 0 && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1.5 }}>
          {t('analytics.more', { count: left, n: format.count(left) })}
        </Typography>
      )}
    </>
  );
}
