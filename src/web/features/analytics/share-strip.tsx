import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { EstimateFigure } from '../estimate/estimate-figure.tsx';
import type { KnownPart } from './share-card.tsx';
import { markOf } from './share-mark.ts';
import { stripOf } from './strip-of.ts';

/** On a phone a figure is below its name and starts at the same edge. */
export const UNDER_NAME = {
  flexShrink: 0,
  '& button > span': { alignItems: { xs: 'flex-start', sm: 'flex-end' } },
};

/** The parts side by side in one bar, with a legend. Marks differ by pattern as well as by colour. */
export function ShareStrip({ parts }: { parts: readonly KnownPart[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { shown, rest } = stripOf(parts);
  const segments = [
    ...shown.map(({ id, share }) => ({ id, share })),
    ...(rest > 0 ? [{ id: 'rest', share: rest }] : []),
  ];
  return (
    <>
      <Stack aria-hidden direction="row" sx={{ gap: '2px', height: 40, mb: 2.5, borderRadius: 1, overflow: 'hidden' }}>
        {segments.map(({ id, share }, index) => (
          <Box key={id} sx={[{ flexGrow: share, flexBasis: 0, minWidth: 4 }, markOf(id === 'rest' ? null : index)]} />
        ))}
      </Stack>
      <Stack component="ol" aria-label={t('analytics.shares')} sx={{ m: 0, p: 0, listStyle: 'none', gap: 1 }}>
        {shown.map((part, index) => (
          <Entry key={part.id} mark={index} name={part.name} share={format.share(part.share)}>
            <EstimateFigure metric="revenue" estimate={part.revenue} />
          </Entry>
        ))}
        {rest > 0 && (
          <Entry
            mark={null}
            name={t('analytics.others', {
              count: parts.length - shown.length,
              n: format.count(parts.length - shown.length),
            })}
            share={format.share(rest)}
          />
        )}
      </Stack>
    </>
  );
}

type EntryProps = { mark: number | null; name: string; share: string; children?: ReactNode };

function Entry({ mark, name, share, children }: EntryProps) {
  return (
    <Stack component="li" direction="row" sx={{ gap: 1.5, alignItems: 'center', minHeight: 40 }}>
      <Box aria-hidden sx={[{ width: 20, height: 20, borderRadius: 0.5, flexShrink: 0 }, markOf(mark)]} />
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ flexGrow: 1, minWidth: 0, columnGap: 1.5, alignItems: { xs: 'flex-start', sm: 'center' } }}
      >
        <Typography variant="body2" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Box sx={UNDER_NAME}>{children}</Box>
      </Stack>
      <Typography
        variant="subtitle2"
        sx={{ minWidth: 56, flexShrink: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}
      >
        {share}
      </Typography>
    </Stack>
  );
}
