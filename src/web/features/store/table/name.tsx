import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Scope } from '#contract/scope.ts';
import type { StoreItem } from '#contract/store.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { LockedText } from '../../../navigation/locked-text.tsx';
import { NameLink } from '../../../navigation/name-link.tsx';
import { useStorePath } from '../../scope/use-page-path.ts';
import { StoreAvatar } from '../store-avatar.tsx';

type Props = { store: StoreItem; scope?: Scope };

/** A store in a list: icon, name as a link, and one line with address, platform and country. */
export function StoreName({ store, scope = 'mine' }: Props) {
  const path = useStorePath(scope)(store.id, store.status);
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      <StoreAvatar store={store} />
      <Stack sx={{ minWidth: 0, alignItems: 'flex-start' }}>
        {path === null ? (
          <LockedText text={store.name} feature="areDatabaseDetailsEnabled" />
        ) : (
          <NameLink to={path} name={store.name} sx={{ minHeight: 24, maxWidth: 1 }} />
        )}
        <StoreFacts store={store} />
      </Stack>
    </Stack>
  );
}

function StoreFacts({ store }: { store: StoreItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  const platform = format.facts([store.platform && t(`store.platform.${store.platform}`)]);
  const country = format.facts([store.country && format.countryName(store.country)]);
  return (
    <Typography variant="caption" color="textSecondary" component="p" noWrap sx={{ maxWidth: 1 }}>
      <bdi dir="ltr">{store.host}</bdi>
      {/* a card has no room for it */}
      {platform && (
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {`\u00a0· ${platform}`}
        </Box>
      )}
      {country && `\u00a0· ${country}`}
    </Typography>
  );
}
