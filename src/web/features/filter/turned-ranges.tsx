import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { List } from '../list/list-params.ts';
import { turnedRanges } from './filter-params.ts';
import { rangeName } from './list-filters.tsx';

/** Says which ranges of the address are left out because they are reversed. */
export function TurnedRanges({ list }: { list: List }) {
  const { t } = useTranslation();
  return turnedRanges(list.params).map(({ key }) => (
    <Alert key={key} severity="warning" sx={{ mb: 1.5 }}>
      {t('filter.turnedLeftOut', { name: t(rangeName(list.name, key)) })}
    </Alert>
  ));
}
