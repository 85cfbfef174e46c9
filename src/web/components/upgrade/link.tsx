import type { ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Link, LinkProps } from 'react-router';
import type { PlanKey } from '#contract/billing/plan.ts';
import { useIsBillingOn } from '../../api/use-config.ts';
import { billingPath } from '../../navigation/billing-path.ts';
import { LinkButton } from '../../navigation/link-button.tsx';

type Props = Omit<ButtonProps<typeof Link, LinkProps>, 'to'> & {
  /** The plan that unlocks the feature, if there is one. */
  plan: PlanKey | null | undefined;
  children?: ReactNode;
};

/** Links to the plan that unlocks something; nothing if plans cannot be bought. */
export function UpgradeLink({ plan, children, ...props }: Props) {
  const { t } = useTranslation();
  if (!useIsBillingOn()) return null;
  return (
    <LinkButton to={billingPath(plan)} {...props}>
      {children ?? (plan ? t('upgrade.seePlan', { plan: t(`plan.${plan}`) }) : t('upgrade.action'))}
    </LinkButton>
  );
}
