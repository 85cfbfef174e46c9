import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Scope } from '#contract/scope.ts';
import type { StoreItem } from '#contract/store.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { LockedText } from '../../navigation/locked-text.tsx';
import { TextLink } from '../../navigation/text-link.tsx';
import { useStorePath } from '../scope/use-page-path.ts';
import { StoreAvatar } from './store-avatar.tsx';

const twoLinesSx = {
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '@supports (-webkit-line-clamp: 2)': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
} as const;

type Props = { store: StoreItem; scope?: Scope; search?: string };

/** A store in a list: icon, name as the link to its page, address, platform and country. */
export function StoreName({ store, scope = 'mine', search = '' }: Props) {
  const path = useStorePath(scope)(store.id, store.status);
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      <StoreAvatar store={store} />
      <Box sx={{ minWidth: 0 }}>
        {path === null ? (
          <LockedText text={store.name} feature="areDatabaseDetailsEnabled" />
        ) : (
          <TextLink
            to={`${path}${search}`}
            variant="subtitle2"
            color="textPrimary"
            underline="hover"
            sx={{ display: 'block', minHeight: 24, minWidth: 0, ...twoLinesSx }}
          >
            <bdi>{store.name}</bdi>
          </TextLink>
        )}
        <StoreFacts store={store} />
      </Box>
    </Stack>
  );
}

function StoreFacts({ store }: { store: StoreItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  const facts = format.facts([
    store.platform && t(`store.platform.${store.platform}`),
    store.country && format.countryName(store.country),
  ]);
  return (
    <Typography variant="caption" color="textSecondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
      <bdi dir="ltr">{store.host}</bdi>
      {facts && ` · ${facts}`}
    </Typography>
  );
}
