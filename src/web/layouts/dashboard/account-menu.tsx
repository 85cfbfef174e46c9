import Dns from '@mui/icons-material/DnsOutlined';
import Logout from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userInfoQuery } from '../../api/user-info.ts';
import { useAuth } from '../../auth/auth-state.ts';
import { logOut } from '../../auth/sign-out.ts';
import { LazyMenu } from '../../components/lazy-overlays.tsx';
import { UserAvatar } from '../../components/user-avatar.tsx';
import { AppLink } from '../../navigation/app-link.tsx';
import { MENU_PAGES, useNavigationGroups } from '../../navigation/navigation-items.tsx';

export function AccountMenu() {
  const { t } = useTranslation();
  const { user } = useAuth();
  const info = useQuery(userInfoQuery());
  const settings = useNavigationGroups().find(({ key }) => key === 'settings')!.items;
  const pages = [...MENU_PAGES, ...settings];
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!user) return null;

  const email = info.data?.email ?? user.email;
  const name = info.data?.name ?? user.name;
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={t('account.menu')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.5 }}
      >
        <UserAvatar name={name ?? email} image={info.data?.avatar} px={32} />
      </IconButton>
      <LazyMenu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ paper: { sx: { width: 260 } } }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      >
        <Box component="li" role="presentation" sx={{ px: 1.5, py: 1 }}>
          {name && <Typography variant="subtitle2">{name}</Typography>}
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <bdi dir="ltr">{email}</bdi>
          </Typography>
        </Box>
        <Divider component="li" role="presentation" />
        {pages.map(({ key, path, Icon }) => (
          <MenuItem key={key} component={AppLink} to={path} onClick={close}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {t(`navigation.${key}`)}
          </MenuItem>
        ))}
        {info.data?.isOperator && (
          <MenuItem component={AppLink} to="/operate" onClick={close}>
            <ListItemIcon>
              <Dns fontSize="small" />
            </ListItemIcon>
            {t('operate.title')}
          </MenuItem>
        )}
        <Divider component="li" role="presentation" />
        <MenuItem
          onClick={() => {
            close();
            void logOut();
          }}
        >
          <ListItemIcon>
            <Logout fontSize="small" sx={{ ':dir(rtl)': { transform: 'scaleX(-1)' } }} />
          </ListItemIcon>
          {t('account.logout')}
        </MenuItem>
      </LazyMenu>
    </>
  );
}
