import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrolledTable } from '../../components/list/scrolled-table.tsx';
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
          '& .MuiTableCell-root': { px: { xs: 0.5, sm: 2 }, verticalAlign: 'top', whiteSpace: 'normal' },
          '& tr > .MuiTableCell-root:first-of-type': { paddingInlineStart: { xs: 1, sm: 2 } },
          '& tbody tr:last-child > *': { border: 0 },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell component="th" scope="col" sx={{ width: { xs: '48%', sm: '28%' } }}>
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
  const name = (
    <>
      <Typography variant="subtitle2" component="span" sx={{ display: { sm: 'block' }, marginInlineEnd: 1 }}>
        {t(rows[0]?.hasStock ? 'landing.accuracy.stock' : 'landing.accuracy.stamps')}
      </Typography>
      {rows[0]?.hasNoise && (
        <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
          {t('landing.accuracy.noise')}
        </Typography>
      )}
    </>
  );
  return (
    <>
      <TableRow aria-hidden sx={{ display: { sm: 'none' } }}>
        <TableCell colSpan={polls.length + 1} sx={{ border: 0, pb: 0 }}>
          {name}
        </TableCell>
      </TableRow>
      <TableRow>
        <TableCell component="th" scope="row">
          <Box component="span" sx={hiddenOnPhone}>
            {name}
          </Box>
          <Box component="span" aria-hidden sx={{ display: { sm: 'none' } }}>
            {MEASURES.map((measure) => (
              <Typography key={measure} variant="caption" component="span" sx={lineSx}>
                {t(`landing.accuracy.${measure}`)}
              </Typography>
            ))}
          </Box>
        </TableCell>
        {polls.map((hours) => (
          <Figures key={hours} row={rows.find(({ pollHours }) => pollHours === hours)} />
        ))}
      </TableRow>
    </>
  );
}

function Figures({ row }: { row: AccuracyRow | undefined }) {
  const { t } = useTranslation('article');
  const format = useFormat();
  if (!row) return <TableCell />;
  const figures: Record<(typeof MEASURES)[number], string> = {
    orders: format.signedPercent(row.ordersError),
    median: format.percent(row.medianDayError),
    inRange: format.percent(row.daysInRange),
    // half of it in each direction
    width: format.signedPercent(Math.round(row.rangeWidth * 50) / 100).replace('+', '±'),
    counting: format.signedPercent(row.countingError),
  };
  return (
    <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {MEASURES.map((measure) => (
        <Typography
          key={measure}
          variant="caption"
          component="span"
          sx={measure === 'orders' ? orderSx : { ...lineSx, color: 'text.secondary' }}
        >
          <Box component="span" sx={measure === 'orders' ? visuallyHidden : hiddenOnPhone}>
            {t(`landing.accuracy.${measure}`)}{' '}
          </Box>
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {figures[measure]}
          </Box>
        </Typography>
      ))}
    </TableCell>
  );
}

const MEASURES = ['orders', 'median', 'inRange', 'width', 'counting'] as const;

/** On a phone, the labels stand once for each shop, in line with their figures. */
const lineSx = { display: 'block', lineHeight: { xs: '24px', sm: 1.5 }, whiteSpace: { xs: 'nowrap', sm: 'normal' } };
const orderSx = { ...lineSx, typography: { sm: 'subtitle1' }, fontWeight: 600, color: 'text.primary' };
const hiddenOnPhone: SxProps<Theme> = (theme) => ({ [theme.breakpoints.down('sm')]: visuallyHidden });
