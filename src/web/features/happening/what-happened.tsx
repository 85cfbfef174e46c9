import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DaySpan } from '#contract/date-range.ts';
import { type Happening, type Happenings, MAX_HAPPENINGS } from '#contract/happening.ts';
import { Hint } from '../../components/hint.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { whileStale } from '../../components/while-stale.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { MENU_PAGES } from '../../navigation/navigation-items.tsx';
import { IS_SHARED } from '../../share/shared-place.ts';
import type { FileSource } from '../list/file-source.ts';
import { ListFile } from '../list/list-file.tsx';
import { spanText } from '../period/span-text.ts';
import { useIsReadingPast } from '../store/practice/get-history.ts';
import { HappeningIcon } from './happening-icon.tsx';
import { happeningText } from './happening-text.ts';

type Props = {
  happenings: UseQueryResult<Happenings>;
  span: DaySpan;
  /** The file with all happenings; without it the button is missing. */
  file?: FileSource;
  /** For pages that cannot open receipts. */
  isReadOnly?: boolean;
};

/** The height of a sentence's row, loaded or not. */
const ROW_HEIGHT = { xs: 72, sm: 48, lg: 32 };
/** The list keeps its height until it is known that nothing happened. */
const LIST_HEIGHT = { xs: 5 * 72, sm: 5 * 48, lg: 5 * 32 };

/** Up to five sentences on what happened in a period. Each opens the receipt that shows it. */
export function WhatHappened({ happenings, span, file, isReadOnly = IS_SHARED }: Props) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const title = t('happening.title');
  const isReadingPast = useIsReadingPast();
  const isEmpty = happenings.data?.items.length === 0;
  return (
    <Card component="section" aria-label={title}>
      <CardContent>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography component="h2" variant="h5">
            {title}
          </Typography>
          {/* no higher than the title, so that the sentences stay where the served document had them */}
          <Stack direction="row" sx={{ my: -1 }}>
            {file && <ListFile source={happenings} file={file} name={title} />}
            {!isReadOnly && <WhatTells />}
          </Stack>
        </Stack>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
          {t(isReadOnly ? 'happening.descriptionReadOnly' : 'happening.description', { span: spanText(span, locale) })}
        </Typography>
        <Box sx={isEmpty ? undefined : { minHeight: LIST_HEIGHT }} {...whileStale(happenings.isPlaceholderData)}>
          <Loaded source={happenings} waiting={<Waiting />}>
            {({ items }) =>
              isEmpty ? (
                <Nothing {...{ isReadingPast }} />
              ) : (
                <Sentences label={title} items={items} isReadOnly={isReadOnly} />
              )
            }
          </Loaded>
        </Box>
      </CardContent>
    </Card>
  );
}

/** Links to the pages that bring news by themselves (alerts, channels, sharing, briefs), and to groups. */
function WhatTells() {
  const { t } = useTranslation();
  return MENU_PAGES.map(({ key, path, Icon }) => (
    <Hint key={key} title={t(`navigation.${key}`)}>
      <IconButton component={AppLink} to={path} size="small" aria-label={t(`navigation.${key}`)}>
        <Icon fontSize="small" />
      </IconButton>
    </Hint>
  ));
}

const SENTENCE = { maxWidth: '112ch', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' } as const;

type SentencesProps = { label: string; items: readonly Happening[]; isReadOnly: boolean };

function Sentences({ label, items, isReadOnly }: SentencesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Stack component="ol" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {items.map((happening) => (
        <Stack
          component="li"
          key={nameOf(happening)}
          direction="row"
          sx={{ gap: 1.5, py: 0.5, minHeight: ROW_HEIGHT, alignItems: 'flex-start' }}
        >
          <HappeningIcon happening={happening} />
          {isReadOnly ? (
            <Typography variant="body2" sx={SENTENCE}>
              {happeningText(happening, t, format)}
            </Typography>
          ) : (
            <Link
              component={AppLink}
              to={receiptOf(happening)}
              variant="body2"
              color="textPrimary"
              underline="hover"
              sx={SENTENCE}
            >
              {happeningText(happening, t, format)}
            </Link>
          )}
        </Stack>
      ))}
    </Stack>
  );
}

function Nothing({ isReadingPast }: { isReadingPast: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ py: 0.5, minHeight: isReadingPast ? ROW_HEIGHT : undefined }}
      >
        {t(isReadingPast ? 'happening.notYet' : 'happening.nothing')}
      </Typography>
      {/* for minutes, in the height of what will come */}
      {isReadingPast && <Waiting from={1} animation={false} />}
    </>
  );
}

const PLACES = Array.from({ length: MAX_HAPPENINGS }, (_, place) => place);

function Waiting({ from = 0, animation }: { from?: number; animation?: false }) {
  return PLACES.slice(from).map((place) => (
    <Box key={place} sx={{ height: ROW_HEIGHT, py: 0.5 }}>
      <Skeleton variant="text" width={`${90 - 8 * place}%`} animation={animation} />
    </Box>
  ));
}

function receiptOf(happening: Happening): string {
  const params = new URLSearchParams({ receipt: happening.on });
  const product = 'product' in happening ? happening.product : null;
  if (product) params.set('receiptOf', product.id);
  return `/stores/${happening.store.id}?${params}`;
}

function nameOf(happening: Happening): string {
  return [happening.kind, happening.store.id, 'product' in happening && happening.product?.id, happening.on].join(' ');
}
