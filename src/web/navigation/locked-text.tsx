import Lock from '@mui/icons-material/LockOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import type { PlanFeature } from '#contract/billing/plan.ts';
import { UpgradePopover, useUpgradePopover } from '../components/upgrade/popover.tsx';
import { IS_SHARED } from '../share/shared-place.ts';

/** Replaces a link whose target the plan does not include. */
export function LockedText(props: { text: string; feature: PlanFeature }) {
  if (!IS_SHARED) return <Locked {...props} />;
  return (
    <Typography component="span" variant="subtitle2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
      {props.text}
    </Typography>
  );
}

function Locked({ text, feature }: { text: string; feature: PlanFeature }) {
  const { t } = useTranslation();
  const lock = useUpgradePopover<HTMLButtonElement>();
  return (
    <>
      <ButtonBase
        {...lock.trigger}
        sx={{
          gap: 0.5,
          minHeight: 24,
          maxWidth: 1,
          borderRadius: 0.5,
          justifyContent: 'flex-start',
          textAlign: 'start',
        }}
      >
        <Typography
          component="span"
          variant="subtitle2"
          dir="auto"
          sx={{
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 1,
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          }}
        >
          {text}
        </Typography>
        <Lock aria-hidden sx={{ fontSize: 15, color: 'text.secondary', flexShrink: 0 }} />
        <span style={visuallyHidden}>, {t('upgrade.title')}</span>
      </ButtonBase>
      <UpgradePopover {...lock.popover} feature={feature} />
    </>
  );
}
