import Checkbox from '@mui/material/Checkbox';
import { useTranslation } from 'react-i18next';
import type { Selection } from './selection.ts';

type Props<Item> = { item: Item; selection: Selection<Item>; size?: 'small' };

export function ChooseRow<Item>({ item, selection, size }: Props<Item>) {
  const { t } = useTranslation();
  return (
    <Checkbox
      size={size}
      checked={selection.has(item)}
      onChange={() => selection.toggle(item)}
      slotProps={{ input: { 'aria-label': t('list.choose', { name: selection.nameOf(item) }) } }}
    />
  );
}
