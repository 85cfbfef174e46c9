import Lock from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { UpgradePopover, useUpgradePopover } from '../../components/upgrade/popover.tsx';

/** Shown instead of the filters if the plan does not include them. */
export function LockedFilters() {
  const { t } = useTranslation();
  const lock = useUpgradePopover<HTMLButtonElement>();
  return (
    <>
      <Button {...lock.trigger} variant="outlined" color="secondary" startIcon={<Lock />}>
        {t('filter.locked')}
      </Button>
      <UpgradePopover {...lock.popover} feature="areDatabaseFiltersEnabled" />
    </>
  );
}
