import Checkbox from '@mui/material/Checkbox';
import { useTranslation } from 'react-i18next';
import type { Selection } from './selection.ts';

export function ChooseRow<Item>({ item, selection }: { item: Item; selection: Selection<Item> }) {
  const { t } = useTranslation();
  return (
    <Checkbox
      checked={selection.has(item)}
      onChange={() => selection.toggle(item)}
      slotProps={{ input: { 'aria-label': t('list.choose', { name: selection.nameOf(item) }) } }}
    />
  );
}
