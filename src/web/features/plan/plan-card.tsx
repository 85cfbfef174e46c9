import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '#contract/billing/plan.ts';
import { isolate } from '../../format/isolate.ts';
import { useFormat } from '../../i18n/use-format.ts';

type Props = {
  plan: Plan;
  /** On the card's edge: the plan's relation to the reader. */
  mark?: ReactNode;
  isMarked?: boolean;
  /** The actions on the plan. */
  children: ReactNode;
  ref?: Ref<HTMLLIElement>;
};

/** A plan in a row of plans: its price, and how many stores it tracks. */
export function PlanCard({ plan, mark, isMarked = false, children, ref }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Card
      component="li"
      ref={ref}
      sx={{
        p: 2.5,
        display: 'flex',
        flexDirection: 'column',
        position: 'relative',
        overflow: 'visible',
        scrollMarginTop: 88,
        ...(isMarked && { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main' }),
      }}
    >
      {mark && <Box sx={{ position: 'absolute', insetBlockStart: -12, insetInlineStart: 16 }}>{mark}</Box>}
      <Typography variant="h5" component="h3">
        {t(`plan.${plan.key}`)}
      </Typography>
      <Box sx={{ mt: 1, mb: 0.5, display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 0.75 }}>
        <Typography component="p" variant="h2">
          {isolate(format.wholeUsd(plan.price))}
        </Typography>
        <Typography component="p" variant="body2" sx={{ color: 'text.secondary' }}>
          {t('offer.perMonth')}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ mb: 2.5 }}>
        {t('offer.tracks', { count: plan.storeLimit, n: format.count(plan.storeLimit) })}
      </Typography>
      {children}
    </Card>
  );
}
