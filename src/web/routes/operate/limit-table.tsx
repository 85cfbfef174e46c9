import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PLAN_ORDER, PLANS } from '#contract/billing/plan.ts';
import { type LimitedResource, PLAN_LIMITS } from '#contract/billing/plan-limits.ts';
import { ScrolledTable } from '../../components/list/scrolled-table.tsx';
import { useFormat } from '../../i18n/use-format.ts';

const RESOURCES = Object.keys(PLAN_LIMITS.FREE) as LimitedResource[];

/** How many of each resource a plan allows. */
export function LimitTable() {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const rows = [
    { resource: 'stores' as const, limits: PLAN_ORDER.map((plan) => PLANS[plan].storeLimit) },
    ...RESOURCES.map((resource) => ({ resource, limits: PLAN_ORDER.map((plan) => PLAN_LIMITS[plan][resource]) })),
  ];
  return (
    <Card component="section" aria-labelledby={id} sx={{ mt: 2 }}>
      <CardContent>
        <Typography id={id} variant="h5" component="h2">
          {t('operate.limits.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {t('operate.limits.description')}
        </Typography>
        <ScrolledTable size="small" label={t('operate.limits.title')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('operate.limits.resource')}</TableCell>
              {PLAN_ORDER.map((plan) => (
                <TableCell key={plan} align="right">
                  {t(`plan.${plan}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ resource, limits }) => (
              <TableRow key={resource}>
                <TableCell component="th" scope="row">
                  {t(`operate.limits.resources.${resource}`)}
                </TableCell>
                {limits.map((limit, index) => (
                  <TableCell key={PLAN_ORDER[index]} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {format.count(limit)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </ScrolledTable>
      </CardContent>
    </Card>
  );
}
