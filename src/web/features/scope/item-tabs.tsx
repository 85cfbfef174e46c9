import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { scrollCue } from '../../components/list/scroll-cue.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { STAYS_IN_PLACE } from '../../navigation/use-focus-on-navigation.ts';

type ItemTab<Name extends string> = { name: Name; label: string };

type Props<Name extends string> = {
  /** The path of the first tab. The others are below it. */
  path: string;
  tabs: readonly ItemTab<Name>[];
  current: Name;
  /** The controls of the current tab. */
  children?: ReactNode;
};

/** A field with a line below it. The strip is never lower, so that no tab moves it. */
const CONTROLS_PX = 72;

/** The tabs of a store's or product's page. Each has its own address, and the period is kept. */
export function ItemTabs<Name extends string>({ path, tabs, current, children }: Props<Name>) {
  const { t } = useTranslation();
  const strip = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (strip.current) showCurrent(strip.current, current);
  }, [current]);
  return (
    <Stack
      direction={{ xs: 'column', md: 'row' }}
      // chosen days may leave no room beside the tabs
      sx={{
        gap: { xs: 2, md: 3 },
        flexWrap: { md: 'wrap' },
        alignItems: { md: 'flex-end' },
        minHeight: { md: CONTROLS_PX },
      }}
    >
      <Box
        component="nav"
        ref={strip}
        aria-label={t('tabs.label')}
        sx={[
          {
            flex: { md: '1 0 auto' },
            maxWidth: 1,
            borderBlockEnd: '1px solid',
            borderColor: 'divider',
            overflowX: 'auto',
            scrollbarWidth: 'none',
          },
          scrollCue('default'),
        ]}
      >
        <Box component="ul" sx={{ display: 'flex', gap: { xs: 0.5, sm: 1 }, m: 0, p: 0, listStyle: 'none' }}>
          {tabs.map(({ name, label }, index) => (
            <li key={name}>
              <Box
                component={AppLink}
                data-tab={name}
                to={`${path}${index === 0 ? '' : `/${name}`}`}
                state={STAYS_IN_PLACE}
                preventScrollReset
                aria-current={name === current ? 'page' : undefined}
                sx={{
                  display: 'block',
                  px: { xs: 1.25, sm: 1.5 },
                  py: 1.25,
                  typography: 'subtitle2',
                  whiteSpace: 'nowrap',
                  textDecoration: 'none',
                  color: 'text.secondary',
                  borderBlockEnd: '2px solid',
                  borderColor: 'transparent',
                  '&:hover': { color: 'text.primary', borderColor: 'divider' },
                  '&:focus-visible': { outlineOffset: -2 },
                  '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main' },
                }}
              >
                {label}
              </Box>
            </li>
          ))}
        </Box>
      </Box>
      {children}
    </Stack>
  );
}

/** Scrolls the strip, not the page, until the tab is fully visible. */
function showCurrent(strip: HTMLElement, name: string): void {
  const place = strip.getBoundingClientRect();
  const tab = strip.querySelector(`[data-tab="${name}"]`)?.getBoundingClientRect();
  if (!tab) return;
  if (tab.right > place.right) strip.scrollBy({ left: tab.right - place.right });
  else if (tab.left < place.left) strip.scrollBy({ left: tab.left - place.left });
}
