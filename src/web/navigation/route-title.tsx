import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import { PageTitle } from '../components/page-title.tsx';

/** What a route's `handle` tells before the page is there: the key of its title. */
export type TitledRoute = { title: ParseKeys };

/** The window's title until the page is loaded and gives its own, which then stands before this one. */
export function RouteTitle() {
  const { t } = useTranslation();
  const titled = useMatches().findLast(({ handle }) => (handle as TitledRoute | undefined)?.title);
  return titled ? <PageTitle title={t((titled.handle as TitledRoute).title)} /> : null;
}
