import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { EvidenceItem } from '#contract/estimate/evidence.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { LinkLikeButton } from '../../navigation/link-like-button.tsx';
import { ClassificationIcon } from './classification-icon.tsx';
import { useSightingText } from './use-sighting-text.ts';

type Props = {
  items: readonly EvidenceItem[];
  day: string;
  isStale: boolean;
  /** Null if all evidence is of one product. */
  onProduct: ((productId: string) => void) | null;
};

/** Sightings, newest first: when, of what, before and after, how each was classified, and why. */
export function EvidenceList({ items, day, isStale, onProduct }: Props) {
  return (
    <Stack component="ol" aria-busy={isStale} sx={{ m: 0, p: 0, listStyle: 'none', opacity: isStale ? 0.6 : 1 }}>
      {items.map((item, index) => (
        <Box
          component="li"
          // biome-ignore lint/suspicious/noArrayIndexKey: sightings have no number, and one second may hold several alike
          key={`${item.at} ${index}`}
          sx={{ py: 1.5, borderBlockStart: index === 0 ? 0 : '1px solid', borderColor: 'divider' }}
        >
          <Sighting item={item} day={day} onProduct={onProduct} />
        </Box>
      ))}
    </Stack>
  );
}

function Sighting({ item, day, onProduct }: { item: EvidenceItem; day: string; onProduct: Props['onProduct'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const text = useSightingText();
  const { product } = item;
  return (
    <Stack direction="row" sx={{ gap: 1.5 }}>
      <ClassificationIcon classifiedAs={item.classifiedAs} />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', flexWrap: 'wrap' }}>
          <Typography variant="subtitle2">{t(`evidence.classifiedAs.${item.classifiedAs}`)}</Typography>
          <Typography variant="caption" color="textSecondary" component="time" dateTime={item.at}>
            {item.at.startsWith(day) ? format.utcTime(item.at) : format.utcDateTime(item.at)}
          </Typography>
        </Stack>
        {onProduct && (
          <Typography variant="body2" component="div">
            {product ? (
              <LinkLikeButton onClick={() => onProduct(product.id)}>
                <bdi>{product.title}</bdi>
              </LinkLikeButton>
            ) : (
              t('evidence.wholeStore')
            )}
          </Typography>
        )}
        <Typography variant="body2">{t(`evidence.why.${item.why}`)}</Typography>
        {text.changes(item).map((change) => (
          <Typography key={change} variant="body2" color="textSecondary">
            {change}
          </Typography>
        ))}
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
          {format.facts([text.counts(item, day), t('evidence.seenAt', { when: format.utcDateTime(item.seenAt) })])}
        </Typography>
      </Box>
    </Stack>
  );
}
