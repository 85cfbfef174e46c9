import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import { PageTitle } from '../components/page/title.tsx';

/** A route's `handle`, known before its page has loaded: the key of its title. */
export type TitledRoute = { title: ParseKeys };

/** The window's title until the page has loaded. The page's own title then comes before this one. */
export function RouteTitle() {
  const { t } = useTranslation();
  const titled = useMatches().findLast(({ handle }) => (handle as TitledRoute | undefined)?.title);
  return titled ? <PageTitle title={t((titled.handle as TitledRoute).title)} /> : null;
}
