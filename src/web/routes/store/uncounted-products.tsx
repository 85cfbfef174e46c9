import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { Scope } from '#contract/scope.ts';
import type { StoreItem } from '#contract/store.ts';
import { pagesOf } from '../../features/scope/scope.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { TextLink } from '../../navigation/text-link.tsx';

type Props = { scope: Scope; store: Pick<StoreItem, 'id' | 'productCount' | 'uncountedCount'> };

/** Says how many products are missing in a store's figures. Nothing if none are. */
export function UncountedProducts({ scope, store: { id, productCount, uncountedCount } }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!uncountedCount || productCount === null) return null;
  return (
    <Alert severity="info" variant="outlined">
      {t('store.leftOut.text', { n: format.count(uncountedCount), total: format.count(productCount) })}{' '}
      <TextLink to={`${pagesOf(scope)}/stores/${id}/products?sales=without`}>{t('store.leftOut.link')}</TextLink>
    </Alert>
  );
}
