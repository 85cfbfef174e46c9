import { useTranslation } from 'react-i18next';

/** The window's title; React hoists it into the head. One to a page. */
export function PageTitle({ title }: { title: string }) {
  const { t } = useTranslation();
  return <title>{`${title} · ${t('common.appName')}`}</title>;
}
