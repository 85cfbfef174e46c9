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

const COLUMNS = ['total', 'median', 'inRange', 'counting'] as const;

/** What `npm run bench -- accuracy` measured, as `docs/FIGURES.md` has it. */
export function Accuracy() {
  const { t } = useTranslation('article');
  const { accuracy } = useContext(PageFacts);
  return (
    <Section id="accuracy" title={t('landing.accuracy.title')} description={t('landing.accuracy.description')} isRaised>
      <ScrolledTable
        label={t('landing.accuracy.caption')}
        frameSx={{ mt: 4, border: '1px solid', borderColor: 'divider', borderRadius: 1.5 }}
        sx={{ minWidth: 720 }}
      >
        <TableHead>
          <TableRow>
            <TableCell component="th" scope="col">
              {t('landing.accuracy.store')}
            </TableCell>
            {COLUMNS.map((column) => (
              <TableCell key={column} component="th" scope="col" align="right">
                {t(`landing.accuracy.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody sx={{ '& tr:last-child > *': { border: 0 } }}>
          {accuracy.map((row) => (
            <Row key={JSON.stringify(row)} row={row} />
          ))}
        </TableBody>
      </ScrolledTable>
      <Typography variant="body2" sx={{ mt: 2, maxWidth: 760, color: 'text.secondary' }}>
        {t('landing.accuracy.note')}
      </Typography>
    </Section>
  );
}

function Row({ row }: { row: AccuracyRow }) {
  const { t } = useTranslation('article');
  const format = useFormat();
  const name = [t('landing.accuracy.log'), ...(row.hasNoise ? [t('landing.accuracy.noise')] : [])];
  const signal = t(row.hasStock ? 'landing.accuracy.stock' : 'landing.accuracy.stamps');
  const polls = t('landing.accuracy.polls', { count: row.pollHours });
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
          {name.join(' · ')}
        </Typography>
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {`${signal} · ${polls}`}
        </Typography>
      </TableCell>
      <Figure text={format.signedPercent(row.ordersError)} isStrong />
      <Figure text={t('landing.accuracy.off', { share: format.percent(row.medianDayError) })} />
      <Figure text={format.percent(row.daysInRange)} />
      <Figure text={format.signedPercent(row.countingError)} isMuted />
    </TableRow>
  );
}

function Figure({ text, isStrong, isMuted }: { text: string; isStrong?: boolean; isMuted?: boolean }) {
  return (
    <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      <Typography
        variant={isStrong ? 'subtitle2' : 'body2'}
        component="span"
        sx={{ color: isMuted ? 'text.secondary' : 'text.primary' }}
      >
        {text}
      </Typography>
    </TableCell>
  );
}
