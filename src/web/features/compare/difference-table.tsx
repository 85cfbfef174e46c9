import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import type { Estimate } from '#contract/estimate/estimate.ts';
import type { Scope } from '#contract/scope.ts';
import { problemText } from '../../components/error/problem-text.ts';
import { ScrolledTable } from '../../components/list/scrolled-table.tsx';
import { useKeptFocus } from '../../components/list/use-kept-focus.ts';
import { Term } from '../../components/term.tsx';
import { NameLink } from '../../navigation/name-link.tsx';
import { IS_SHARED } from '../../share/shared-place.ts';
import { ChangeHead } from '../estimate/change-head.tsx';
import { ChangeMark } from '../estimate/change-mark.tsx';
import { ComparedFigure } from '../estimate/compared-figure.tsx';
import type { EstimateMetric } from '../estimate/estimate-words.ts';
import { useProductPath, useStorePath } from '../scope/use-page-path.ts';
import { LineSample } from './compare-chart.tsx';
import { ratioOf } from './ratio-of.ts';
import { type Compared, nameOf } from './use-compared.ts';

const NAME_WIDTH = { xs: 160, sm: 200, lg: 284, xl: 360 };
const METRICS = ['orders', 'revenue'] as const;

type Props = { compared: readonly Compared[]; scope: Scope; onRemove: (id: string) => void };

/** What each sold, how that moved, and how it differs from the first. */
export function DifferenceTable({ compared, scope, onRemove }: Props) {
  const { t } = useTranslation();
  const first = compared[0];
  const title = t('compare.differences');
  const around = useKeptFocus<HTMLDivElement>(compared.length);
  return (
    <Card component="section" ref={around} tabIndex={-1} aria-label={title}>
      <CardContent>
        <Typography component="h2" variant="h5">
          {title}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
          {t('compare.differencesText')}
        </Typography>
        <ScrolledTable label={title} size="small" sx={{ '& .MuiTableCell-root': { px: 1 } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('compare.name')}</TableCell>
              {METRICS.map((metric) => [
                <TableCell key={metric} align="right">
                  <ChangeHead>
                    <Term of="range">{t(`estimate.metric.${metric}`)}</Term>
                  </ChangeHead>
                </TableCell>,
                <TableCell
                  key={`${metric} against`}
                  align="right"
                  sx={{ width: 96, whiteSpace: 'normal', lineHeight: 1.3 }}
                >
                  <span style={visuallyHidden}>{t(`estimate.metric.${metric}`)}: </span>
                  {t('compare.against')}
                </TableCell>,
              ])}
              <TableCell>
                <span style={visuallyHidden}>{t('stores.column.actions')}</span>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {compared.map((one, place) => (
              <TableRow key={one.id}>
                <TableCell component="th" scope="row" sx={{ minWidth: 140 }}>
                  <Stack direction="row" sx={{ gap: 1, alignItems: 'center', maxWidth: NAME_WIDTH }}>
                    <LineSample place={place} />
                    <Name compared={one} scope={scope} />
                  </Stack>
                </TableCell>
                {METRICS.map((metric) => [
                  <TableCell key={metric} align="right">
                    {one.item && <ComparedFigure item={one.item} metric={metric} />}
                  </TableCell>,
                  <TableCell key={`${metric} against`} align="right">
                    {place > 0 && <Difference one={one} first={first} metric={metric} />}
                  </TableCell>,
                ])}
                <TableCell align="right" padding="checkbox">
                  {!IS_SHARED && (
                    <IconButton
                      size="small"
                      aria-label={t('compare.remove', { name: one.item ? nameOf(one.item) : one.id })}
                      onClick={() => onRemove(one.id)}
                    >
                      <Close fontSize="small" />
                    </IconButton>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </ScrolledTable>
      </CardContent>
    </Card>
  );
}

function Name({ compared: { item, error, retry }, scope }: { compared: Compared; scope: Scope }) {
  const { t } = useTranslation();
  const [storePath, productPath] = [useStorePath(scope), useProductPath(scope)];
  if (!item) {
    if (!error) return <Skeleton variant="text" width={160} />;
    return (
      <Box>
        <Typography variant="body2" color="textSecondary">
          {retry ? problemText(t, error).title : t('compare.unavailable')}
        </Typography>
        {retry && (
          <Button size="small" onClick={retry} sx={{ marginInlineStart: -0.625 }}>
            {t('common.retry')}
          </Button>
        )}
      </Box>
    );
  }
  const path = 'title' in item ? productPath(item.id, item.storeStatus) : storePath(item.id, item.status);
  return (
    <Box sx={{ minWidth: 0 }}>
      {path === null ? (
        <Typography variant="subtitle2" noWrap dir="auto">
          {nameOf(item)}
        </Typography>
      ) : (
        <NameLink to={path} name={nameOf(item)} />
      )}
      <Typography variant="caption" component="p" color="textSecondary" noWrap dir="auto">
        {'title' in item ? item.storeName : item.host}
      </Typography>
    </Box>
  );
}

type DifferenceProps = { one: Compared; first: Compared | undefined; metric: EstimateMetric };

function Difference({ one, first, metric }: DifferenceProps) {
  const [mine, other]: (Estimate | undefined)[] = [one.item?.[metric], first?.item?.[metric]];
  const ratio = mine && other && ratioOf(mine, other);
  return ratio ? <ChangeMark current={mine} previous={other} change={ratio} layout="stack" /> : null;
}
