import Add from '@mui/icons-material/Add';
import CompareArrows from '@mui/icons-material/CompareArrows';
import Dns from '@mui/icons-material/DnsOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import { ask } from '../../api/client.ts';
import { usePlan } from '../../api/use-plan.ts';
import { userInfoQuery } from '../../api/user-info.ts';
import { useAuth } from '../../auth/auth-state.ts';
import { usePause } from '../../components/use-pause.ts';
import { MENU_PAGES, useNavigationGroups } from '../../navigation/navigation-items.tsx';
import { findProducts } from '../product/find-products.ts';
import { isAddress } from '../store/add/is-address.ts';
import { storesKey } from '../store/store-keys.ts';
import { isFound, isNamed, type PaletteEntry } from './palette-entry.ts';
import { recentPages } from './recent.ts';
import { usePaletteActions } from './use-palette-actions.ts';

const SHOWN_OF_EACH = 6;
const PAUSE_MS = 200;
/** The parts of the profile that are found by their own names. */
const PROFILE_SECTIONS = ['email', 'password', 'secondFactor', 'figures', 'sessions', 'keys'] as const;
const FIGURE_SETTINGS = ['currency', 'timeZone', 'weekStart'] as const;

/**
 * The results of a search: pages, my stores and products, and the same search in the catalogue. While stores and products
 * are looked for, those of the search before are kept if their names match this one too: Enter never opens another.
 */
export function usePaletteEntries(search: string): { entries: PaletteEntry[]; isLooking: boolean; error: unknown } {
  const { t } = useTranslation();
  const plan = usePlan();
  const asked = usePause(search, PAUSE_MS);
  const stores = useQuery(foundStoresQuery(asked));
  const products = useQuery({ ...foundProductsQuery(asked), enabled: asked !== '' });
  const pages = useNavigationGroups().flatMap(({ key, items }) =>
    items
      .filter(({ needs }) => !needs || plan[needs])
      .map((item): PaletteEntry => {
        const name = t(`navigation.${item.key}`);
        const label =
          key === 'catalogue' ? t('common.labelled', { label: t('navigation.group.catalogue'), value: name }) : name;
        return { group: 'pages', path: item.path, label, Icon: item.Icon };
      }),
  );
  const isOperator = useQuery(userInfoQuery()).data?.isOperator === true;
  const operating: PaletteEntry = { group: 'pages', path: '/operate', label: t('operate.title'), Icon: Dns };
  const menuPages = MENU_PAGES.map(
    ({ key, ...page }): PaletteEntry => ({ group: 'pages', label: t(`navigation.${key}`), ...page }),
  );
  // listed only for a search, because the profile itself is listed without one
  const sections = (search === '' ? [] : PROFILE_SECTIONS).map((section): PaletteEntry => {
    const title = t(`profile.${section}.title`);
    const label = t('common.labelled', { label: t('navigation.profile'), value: title });
    const words = section === 'figures' ? FIGURE_SETTINGS.map((key) => t(`profile.figures.${key}`)).join(' ') : '';
    return { group: 'pages', path: `/profile#${section}`, label, words, Icon: Person };
  });
  const adding: PaletteEntry = { group: 'pages', path: '/stores?add=true', label: t('stores.addStore'), Icon: Add };
  const comparing: PaletteEntry = { group: 'pages', path: '/compare', label: t('compare.title'), Icon: CompareArrows };
  const inDatabase = (['stores', 'products'] as const).map(
    (kind): PaletteEntry => ({
      group: 'catalogue',
      path: `/database/${kind}?${new URLSearchParams({ q: search })}`,
      label: t(`palette.searchDatabase.${kind}`, { q: search }),
    }),
  );
  const actions = usePaletteActions(search);
  const { user } = useAuth();
  const recent = (search === '' && user ? recentPages(user.id) : []).map(
    (page): PaletteEntry => ({ group: 'recent', ...page }),
  );
  const isLooking = asked !== search || stores.isFetching || products.isFetching;
  const isBefore = asked !== search || stores.isPlaceholderData || products.isPlaceholderData;
  const found = [
    ...(stores.data ?? []).map(
      ({ id, name, host }): PaletteEntry => ({ group: 'stores', path: `/stores/${id}`, label: name, detail: host }),
    ),
    ...(search === '' ? [] : (products.data ?? [])).map(
      ({ id, title, storeName }): PaletteEntry => ({
        group: 'products',
        path: `/products/${id}`,
        label: title,
        detail: storeName,
      }),
    ),
  ].filter(({ label, detail }) => !isBefore || isNamed(`${label} ${detail}`, search));
  return {
    entries: [
      ...recent,
      // for an address, tracking it comes first
      ...(isAddress(search) ? actions : []),
      ...[...pages, ...menuPages, adding, comparing, ...sections, ...(isOperator ? [operating] : [])].filter((entry) =>
        isFound(entry, search),
      ),
      ...found,
      ...(isAddress(search) ? [] : actions),
      // last, and only once the search is done, so that Enter opens a result before this
      ...(search === '' || isLooking ? [] : inDatabase),
    ],
    isLooking,
    error: stores.error ?? products.error,
  };
}

function foundStoresQuery(q: string) {
  return queryOptions({
    queryKey: [...storesKey, 'palette', 'stores', q],
    queryFn: ({ signal }) => ask(storeEndpoints.listStores, { query: { q }, signal }),
    select: ({ items }) => items.slice(0, SHOWN_OF_EACH),
    placeholderData: keepPreviousData,
  });
}

function foundProductsQuery(q: string) {
  return queryOptions({
    queryKey: [...storesKey, 'palette', 'products', q],
    queryFn: ({ signal }) => findProducts({ q, most: SHOWN_OF_EACH, signal }),
    placeholderData: keepPreviousData,
  });
}
