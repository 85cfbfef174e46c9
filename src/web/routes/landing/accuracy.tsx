import Box from '@mui/material/Box';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrolledTable } from '../../components/scrolled-table.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import type { AccuracyRow } from '../../prerender/accuracy-rows.ts';
import { PageFacts } from '../../prerender/page-facts.ts';
import { Section } from './section.tsx';

/**
 * The results of `npm run bench -- accuracy` from `docs/FIGURES.md`: a row for each shop, a column for each poll
 * interval.
 */
export function Accuracy() {
  const { t } = useTranslation('article');
  const { accuracy } = useContext(PageFacts);
  const polls = [...new Set(accuracy.map((row) => row.pollHours))];
  const shops = [...Map.groupBy(accuracy, ({ hasNoise, hasStock }) => `${hasNoise} ${hasStock}`).values()];
  return (
    <Section id="accuracy" title={t('landing.accuracy.title')} description={t('landing.accuracy.description')} isRaised>
      <ScrolledTable
        label={t('landing.accuracy.caption')}
        frameSx={{ mt: 4, border: '1px solid', borderColor: 'divider', borderRadius: 1.5 }}
        sx={{
          tableLayout: 'fixed',
          '& .MuiTableCell-root': { px: { xs: 0.75, sm: 2 }, verticalAlign: 'top', whiteSpace: 'normal' },
          '& tbody tr:last-child > *': { border: 0 },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell component="th" scope="col" sx={{ width: '28%' }}>
              {t('landing.accuracy.store')}
            </TableCell>
            {polls.map((count) => (
              <TableCell key={count} component="th" scope="col">
                {t('landing.accuracy.polls', { count })}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {shops.map((rows) => (
            <Shop key={JSON.stringify(rows[0])} rows={rows} polls={polls} />
          ))}
        </TableBody>
      </ScrolledTable>
      <Typography variant="body2" sx={{ mt: 2, maxWidth: 760, color: 'text.secondary' }}>
        {t('landing.accuracy.note')}
      </Typography>
    </Section>
  );
}

function Shop({ rows, polls }: { rows: readonly AccuracyRow[]; polls: readonly number[] }) {
  const { t } = useTranslation('article');
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
          {t(rows[0]?.hasStock ? 'landing.accuracy.stock' : 'landing.accuracy.stamps')}
        </Typography>
        {rows[0]?.hasNoise && (
          <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
            {t('landing.accuracy.noise')}
          </Typography>
        )}
      </TableCell>
      {polls.map((hours) => (
        <Figures key={hours} row={rows.find(({ pollHours }) => pollHours === hours)} />
      ))}
    </TableRow>
  );
}

function Figures({ row }: { row: AccuracyRow | undefined }) {
  const { t } = useTranslation('article');
  const format = useFormat();
  if (!row) return <TableCell />;
  const notes = [
    ['median', format.percent(row.medianDayError)],
    ['inRange', format.percent(row.daysInRange)],
    // half of it in each direction
    ['width', format.signedPercent(Math.round(row.rangeWidth * 50) / 100).replace('+', '±')],
    ['counting', format.signedPercent(row.countingError)],
  ] as const;
  return (
    <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <Typography variant="subtitle1" component="span" sx={{ display: 'block' }}>
        {format.signedPercent(row.ordersError)}
      </Typography>
      {notes.map(([name, value]) => (
        <Typography key={name} variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {t(`landing.accuracy.${name}`)}{' '}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {value}
          </Box>
        </Typography>
      ))}
    </TableCell>
  );
}
