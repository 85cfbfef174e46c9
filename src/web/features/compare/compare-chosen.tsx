import Lock from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { MAX_COMPARED } from '#contract/analytics.ts';
import { UpgradePopover, useUpgradePopover } from '../../components/upgrade/popover.tsx';
import { CompareLink } from './compare-link.tsx';

type Props = {
  ids: readonly string[];
  /** Whether the plan may open the pages of all of them. */
  isOpen: boolean;
};

/** Links to a comparison of the chosen items, if there are two or more. If there are too many, it says how many fit. */
export function CompareChosen({ ids, isOpen }: Props) {
  const { t } = useTranslation();
  if (ids.length < 2) return null;
  if (ids.length > MAX_COMPARED) {
    return (
      <Typography variant="caption" color="textSecondary">
        {t('compare.most')}
      </Typography>
    );
  }
  return isOpen ? <CompareLink ids={ids} size="small" /> : <LockedCompare />;
}

function LockedCompare() {
  const { t } = useTranslation();
  const lock = useUpgradePopover<HTMLButtonElement>();
  return (
    <>
      <Button {...lock.trigger} size="small" color="inherit" startIcon={<Lock />}>
        {t('compare.start')}
      </Button>
      <UpgradePopover {...lock.popover} feature="areDatabaseDetailsEnabled" />
    </>
  );
}
