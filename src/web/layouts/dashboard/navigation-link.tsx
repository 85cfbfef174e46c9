import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { KeyHint } from '../../features/keys/key-hint.tsx';
import { AppLink } from '../../navigation/app-link.tsx';
import type { NavigationItem } from '../../navigation/navigation-items.tsx';

export function NavigationLink({ item, onFollow }: { item: NavigationItem; onFollow?: () => void }) {
  const { t } = useTranslation();
  const current = useCurrent(item);
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={AppLink}
        to={item.path}
        selected={current !== undefined}
        aria-current={current}
        onClick={onFollow}
        sx={{ ...navigationRowSx, '& kbd': { opacity: 0 }, '&:hover kbd, &:focus-visible kbd': { opacity: 1 } }}
      >
        <ListItemIcon sx={navigationIconSx}>
          <item.Icon fontSize="small" color={current ? 'primary' : 'inherit'} />
        </ListItemIcon>
        <ListItemText
          primary={t(`navigation.${item.key}`)}
          slotProps={{ primary: { variant: 'body2', sx: { fontWeight: current ? 600 : 500 } } }}
        />
        <KeyHint path={item.path} />
      </ListItemButton>
    </ListItem>
  );
}

/** `aria-current` of an item: the page itself or one below it, or another page of its area. */
export function useCurrent({ path, pages = [] }: NavigationItem): 'page' | 'true' | undefined {
  const { pathname } = useLocation();
  const isIn = (one: string) => pathname === one || pathname.startsWith(`${one}/`);
  return isIn(path) ? 'page' : pages.some(isIn) ? 'true' : undefined;
}

export const navigationRowSx = { minHeight: 40, py: 0.5, px: 1.5, color: 'text.primary' };
export const navigationIconSx = { minWidth: 34, color: 'text.secondary' };
