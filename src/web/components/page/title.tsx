import { useTranslation } from 'react-i18next';

/** The window's title, which React moves into the head. Only one a page. */
export function PageTitle({ title }: { title: string }) {
  const { t } = useTranslation();
  return <title>{`${title} · ${t('common.appName')}`}</title>;
}
