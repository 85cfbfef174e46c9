import Add from '@mui/icons-material/Add';
import CompareArrows from '@mui/icons-material/CompareArrows';
import DateRange from '@mui/icons-material/DateRangeOutlined';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Translate from '@mui/icons-material/Translate';
import Tune from '@mui/icons-material/Tune';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { DATE_RANGES } from '#contract/date-range.ts';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import { ask } from '../../api/client.ts';
import { ENABLED_LANGUAGES, LANGUAGE_NAMES } from '../../i18n/languages.ts';
import { useGo } from '../../navigation/app-link.tsx';
import { settingsStore } from '../../settings/browser-settings.ts';
import { changeLanguage } from '../../settings/change-language.ts';
import { PALETTE_MODES } from '../../settings/settings.ts';
import { useLanguage } from '../../settings/use-settings.ts';
import { comparePath } from '../compare/compare-params.ts';
import { inPeriod } from '../period/period-search.ts';
import { isAddress } from '../store/add/is-address.ts';
import { useRefreshStores } from '../store/store-keys.ts';
import { isFound, type PaletteEntry } from './palette-entry.ts';

/** The path of a store or a product. */
const ITEM_PAGE = /^(?:\/database)?\/(?:stores|products)\/(\d[\d-]*)/;

/** The actions that are available everywhere: track an address, export the list, compare, change period, theme or language. */
export function usePaletteActions(search: string): PaletteEntry[] {
  const { t } = useTranslation();
  const go = useGo();
  const location = useLocation();
  const language = useLanguage();
  const refresh = useRefreshStores();
  if (isAddress(search)) {
    // the palette is closed by the time the request ends
    const track = () =>
      void ask(storeEndpoints.addStore, { body: { url: search } }).then(
        (store) => {
          void refresh();
          go(`/stores/${store.id}`);
        },
        () => toast.error(t('palette.notTracked', { address: search })),
      );
    const label = t('palette.track', { address: search });
    return [{ group: 'actions', id: 'track', label, run: track, Icon: Add }];
  }
  const exported =
    document.querySelector<HTMLButtonElement>('main button[data-export=""]') ??
    document.querySelector<HTMLButtonElement>('main button[data-export]');
  const periods = hasPeriod(location.pathname)
    ? DATE_RANGES.map((range): PaletteEntry => {
        const label = t('palette.period', { period: t(`period.range.${range}`) });
        const path = inPeriod(location.pathname, location.search, range);
        return { group: 'actions', id: range, label, path, Icon: DateRange };
      })
    : [];
  const item = ITEM_PAGE.exec(location.pathname)?.[1];
  const comparing: PaletteEntry[] = item
    ? [
        {
          group: 'actions',
          id: 'compare',
          label: t('palette.compare'),
          path: comparePath([item]),
          Icon: CompareArrows,
        },
      ]
    : [];
  const looks = PALETTE_MODES.map((mode): PaletteEntry => {
    const label = t('palette.look', { look: t(`theme.mode.${mode}`) });
    const words = t('palette.lookWords');
    const run = () => {
      settingsStore.set({ paletteMode: mode });
      toast.success(t('toast.themeChanged'), { id: 'theme-changed' });
    };
    return { group: 'actions', id: mode, label, words, run, Icon: Tune };
  });
  const languages = ENABLED_LANGUAGES.filter((one) => one !== language).map((one): PaletteEntry => {
    const label = t('common.labelled', { label: t('language.label'), value: LANGUAGE_NAMES[one] });
    return { group: 'actions', id: one, label, run: () => void changeLanguage(one), Icon: Translate };
  });
  const save: PaletteEntry[] = exported
    ? [
        {
          group: 'actions',
          id: 'export',
          // a chart's button has a label of its own
          label: exported.getAttribute('aria-label') ?? t('palette.export'),
          run: () => exported.click(),
          Icon: FileDownload,
        },
      ]
    : [];
  // without a search, only the actions of the current page are listed
  const here = [...comparing, ...save];
  return search === '' ? here : [...here, ...periods, ...looks, ...languages].filter((entry) => isFound(entry, search));
}

function hasPeriod(pathname: string): boolean {
  return /^\/(overview|analytics|stores|products|database|compare)/.test(pathname);
}
