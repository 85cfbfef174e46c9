import Box from '@mui/material/Box';
import List from '@mui/material/List';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { usePlan } from '../../api/use-plan.ts';
import { LazyDrawer } from '../../components/lazy-overlays.tsx';
import { useNavigationGroups } from '../../navigation/navigation-items.tsx';
import { HEADER_HEIGHT } from '../header-height.ts';
import { HelpCard } from './help-card.tsx';
import { LockedLink } from './locked-link.tsx';
import { NavigationLink } from './navigation-link.tsx';

export const SIDE_NAVIGATION_PX = 280;

/** Permanent on large screens, a drawer on smaller ones. */
export function SideNavigation({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const isLarge = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });

  if (isLarge) {
    return (
      <Box
        component="nav"
        aria-label={t('navigation.label')}
        sx={[
          {
            position: 'fixed',
            insetBlock: 0,
            insetInlineStart: 0,
            width: SIDE_NAVIGATION_PX,
            mt: HEADER_HEIGHT,
            overflowY: 'auto',
            borderInlineEnd: '1px solid',
            borderColor: 'divider',
            bgcolor: 'background.default',
          },
        ]}
      >
        <Groups />
      </Box>
    );
  }
  return (
    <LazyDrawer
      open={isOpen}
      onClose={onClose}
      ModalProps={{ keepMounted: false }}
      slotProps={{
        paper: {
          component: 'nav',
          'aria-label': t('navigation.label'),
          sx: { width: SIDE_NAVIGATION_PX, maxWidth: '85vw', bgcolor: 'background.default' },
        },
      }}
    >
      <Groups onFollow={onClose} />
    </LazyDrawer>
  );
}

function Groups({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation();
  const plan = usePlan();
  const groups = useNavigationGroups();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100%', p: 2, gap: 1 }}>
      {groups.map((group) => (
        <Box key={group.key} sx={{ mb: 1 }}>
          <Typography
            id={`navigation-${group.key}`}
            variant="caption"
            component="h2"
            sx={{ px: 1.5, py: 0.75, fontWeight: 600, color: 'text.secondary' }}
          >
            {t(`navigation.group.${group.key}`)}
          </Typography>
          <List disablePadding aria-labelledby={`navigation-${group.key}`}>
            {group.items.map((item) =>
              item.needs && !plan[item.needs] ? (
                <LockedLink key={item.key} item={item} feature={item.needs} onFollow={onFollow} />
              ) : (
                <NavigationLink key={item.key} item={item} onFollow={onFollow} />
              ),
            )}
          </List>
        </Box>
      ))}
      <Box sx={{ mt: 'auto', pt: 1 }}>
        <HelpCard />
      </Box>
    </Box>
  );
}
