import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Restatement } from '#contract/estimate/restatement.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { LinkLikeButton } from '../../navigation/link-like-button.tsx';
import { useRestatementText } from './use-restatement-text.ts';

type Props = {
  label: string;
  items: readonly Restatement[];
  isStale?: boolean;
  /** Opens the receipt of a UTC day. */
  onDay?: (day: string) => void;
};

export function RestatementList({ label, items, isStale = false, onDay }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const text = useRestatementText();
  return (
    <Stack
      component="ol"
      aria-label={label}
      aria-busy={isStale}
      sx={{ m: 0, p: 0, listStyle: 'none', opacity: isStale ? 0.6 : 1 }}
    >
      {items.map((item, index) => (
        <Box
          component="li"
          key={`${item.day} ${item.at}`}
          sx={{ py: 1, borderBlockStart: index === 0 ? 0 : 1, borderColor: 'divider' }}
        >
          <Typography variant="body2">
            {onDay ? <LinkLikeButton onClick={() => onDay(item.day)}>{text(item)}</LinkLikeButton> : text(item)}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="time" dateTime={item.at}>
            {t('restatement.at', { when: format.utcDateTime(item.at) })}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}
