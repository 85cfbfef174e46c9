import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../components/hint.tsx';

type Props = {
  isFocusable?: boolean;
  /** Ends in an ellipsis where there is no room for all of it. */
  canShrink?: boolean;
};

/** Marks a practice store. Beside a page's title its explanation can be focused; in a list the Tab key skips it. */
export function PracticeChip({ isFocusable = false, canShrink = false }: Props) {
  const { t } = useTranslation();
  return (
    <Hint title={t('store.practice.explanation')} describeChild>
      <Chip
        {...(isFocusable && { tabIndex: 0, role: 'note' })}
        size="small"
        label={t('store.practice.label')}
        sx={{
          height: 20,
          fontWeight: 500,
          ...(canShrink ? { minWidth: 0 } : { flexShrink: 0, '& .MuiChip-label': { overflow: 'visible' } }),
          '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: 2 },
        }}
      />
    </Hint>
  );
}
