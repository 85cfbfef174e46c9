import Lock from '@mui/icons-material/LockOutlined';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import type { PlanFeature } from '#contract/billing/plan.ts';
import { UpgradePopover, useUpgradePopover } from '../../components/upgrade/popover.tsx';
import type { NavigationItem } from '../../navigation/navigation-items.tsx';
import { navigationIconSx, navigationRowSx, useCurrent } from './navigation-link.tsx';

type Props = { item: NavigationItem; feature: PlanFeature; onFollow?: () => void };

/** A navigation item that the plan does not include. */
export function LockedLink({ item, feature, onFollow }: Props) {
  const { t } = useTranslation();
  const current = useCurrent(item);
  const lock = useUpgradePopover<HTMLDivElement>();
  return (
    <ListItem disablePadding>
      <ListItemButton
        {...lock.trigger}
        selected={current !== undefined}
        aria-current={current}
        sx={{ ...navigationRowSx, color: 'text.secondary' }}
      >
        <ListItemIcon sx={navigationIconSx}>
          <item.Icon fontSize="small" />
        </ListItemIcon>
        <ListItemText
          primary={t(`navigation.${item.key}`)}
          slotProps={{ primary: { variant: 'body2', sx: { fontWeight: 500 } } }}
        />
        <Lock sx={{ fontSize: 16 }} titleAccess={t('upgrade.title')} />
      </ListItemButton>
      <UpgradePopover {...lock.popover} isBeside feature={feature} onFollow={onFollow} />
    </ListItem>
  );
}
