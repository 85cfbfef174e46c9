import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/Remove';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PLAN_FEATURES, PLAN_ORDER, PLANS, type Plan } from '#contract/billing/plan.ts';
import { ScrolledTable } from '../../components/list/scrolled-table.tsx';
import { useFormat } from '../../i18n/use-format.ts';

/** What each plan includes, one row for each feature. It fits the width of most phones. */
export function PlanTable() {
  const { t } = useTranslation();
  const format = useFormat();
  const reachOf = ({ databaseStoreLimit: stores }: Plan) =>
    stores === null ? t('offer.all') : t('offer.top', { n: format.count(stores) });
  return (
    <ScrolledTable
      label={t('offer.table')}
      frameSx={{ mt: 2.5, border: '1px solid', borderColor: 'divider', borderRadius: 1.5, bgcolor: 'background.paper' }}
      sx={{
        tableLayout: 'fixed',
        minWidth: 350,
        '& .MuiTableCell-root': { px: { xs: 0.5, sm: 2 }, py: 1.25, textAlign: 'center', overflowWrap: 'break-word' },
        '& .MuiTableCell-root[data-name]': {
          textAlign: 'start',
          paddingInlineStart: 2,
          width: { xs: '32%', md: '40%' },
        },
        '& tbody tr:last-child > *': { border: 0 },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell data-name>{t('offer.has')}</TableCell>
          {PLAN_ORDER.map((key) => (
            <TableCell key={key} component="th" scope="col">
              {t(`plan.${key}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        <Row name={t('offer.stores')} cellOf={(plan) => format.count(plan.storeLimit)} />
        <Row name={t('offer.database')} cellOf={reachOf} />
        {PLAN_FEATURES.map((feature) => (
          <Row key={feature} name={t(`offer.${feature}`)} cellOf={(plan) => <Mark isIncluded={plan[feature]} />} />
        ))}
      </TableBody>
    </ScrolledTable>
  );
}

function Row({ name, cellOf }: { name: string; cellOf: (plan: Plan) => ReactNode }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row" data-name>
        {name}
      </TableCell>
      {PLAN_ORDER.map((key) => (
        <TableCell key={key}>{cellOf(PLANS[key])}</TableCell>
      ))}
    </TableRow>
  );
}

function Mark({ isIncluded }: { isIncluded: boolean }) {
  const { t } = useTranslation();
  const Icon = isIncluded ? Check : Remove;
  return (
    <Icon
      fontSize="small"
      sx={{ display: 'block', mx: 'auto', color: isIncluded ? 'primary.main' : 'text.secondary' }}
      titleAccess={t(isIncluded ? 'offer.with' : 'offer.without')}
    />
  );
}
