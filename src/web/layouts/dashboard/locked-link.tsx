import Lock from '@mui/icons-material/LockOutlined';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../navigation/link-button.tsx';
import type { NavigationItem } from './navigation-items.tsx';
import { navigationIconSx, navigationRowSx } from './navigation-link.tsx';

/** The pointer may cross from the item to its popover within this time. */
const LEAVE_DELAY_MS = 200;

/** An item the plan does not have: says so on hover, on focus by Enter, and on touch. */
export function LockedLink({ item, onFollow }: { item: NavigationItem; onFollow?: () => void }) {
  const { t } = useTranslation();
  const row = useRef<HTMLDivElement>(null);
  const popoverId = useId();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [isHovered, setHovered] = useState(false);

  const enter = () => {
    clearTimeout(leaving.current);
    setHovered(true);
    setOpen(true);
  };
  const leave = () => {
    leaving.current = setTimeout(() => setOpen(false), LEAVE_DELAY_MS);
  };
  const toggle = () => {
    setHovered(false);
    setOpen((was) => !was || isHovered);
  };

  return (
    <ListItem disablePadding>
      <ListItemButton
        ref={row}
        onClick={toggle}
        onMouseEnter={enter}
        onMouseLeave={leave}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? popoverId : undefined}
        sx={{ ...navigationRowSx, color: 'text.secondary' }}
      >
        <ListItemIcon sx={navigationIconSx}>
          <item.Icon fontSize="small" />
        </ListItemIcon>
        <ListItemText
          primary={t(`navigation.${item.key}`)}
          slotProps={{ primary: { variant: 'body2', sx: { fontWeight: 500 } } }}
        />
        <Lock sx={{ fontSize: 16 }} titleAccess={t('navigation.locked')} />
      </ListItemButton>
      <Popover
        id={popoverId}
        open={isOpen}
        anchorEl={row.current}
        onClose={() => setOpen(false)}
        disableScrollLock
        disableAutoFocus={isHovered}
        disableEnforceFocus={isHovered}
        disableRestoreFocus={isHovered}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        sx={{ pointerEvents: isHovered ? 'none' : undefined }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t('navigation.upgrade.title'),
            onMouseEnter: enter,
            onMouseLeave: leave,
            sx: { width: 248, p: 2, pointerEvents: 'auto' },
          },
        }}
      >
        <Typography variant="subtitle2">{t('navigation.upgrade.title')}</Typography>
        <Typography variant="body2" sx={{ mt: 0.5, mb: 1.5, color: 'text.secondary' }}>
          {t('navigation.upgrade.description')}
        </Typography>
        <LinkButton to="/billing" size="small" variant="contained" fullWidth onClick={onFollow}>
          {t('navigation.upgrade.action')}
        </LinkButton>
      </Popover>
    </ListItem>
  );
}
