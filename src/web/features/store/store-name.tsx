import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { StoreItem } from '#contract/store.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { TextLink } from '../../navigation/text-link.tsx';
import { StoreAvatar } from './store-avatar.tsx';

/** A store in a list: icon, name as the link to its page, address, platform and country. */
export function StoreName({ store, search = '' }: { store: StoreItem; search?: string }) {
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      <StoreAvatar store={store} />
      <Box sx={{ minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <TextLink
            to={`/stores/${store.id}${search}`}
            variant="subtitle2"
            color="textPrimary"
            underline="hover"
            noWrap
            dir="auto"
            sx={{ display: 'block', minHeight: 24, minWidth: 0 }}
          >
            {store.name}
          </TextLink>
        </Stack>
        <StoreFacts store={store} />
      </Box>
    </Stack>
  );
}

export function StoreFacts({ store }: { store: StoreItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  const facts = [
    store.platform && t(`store.platform.${store.platform}`),
    store.country && format.countryName(store.country),
  ].filter(Boolean);
  return (
    <Typography variant="caption" color="textSecondary" component="p" noWrap>
      <bdi dir="ltr">{store.host}</bdi>
      {facts.map((fact) => ` · ${fact}`)}
    </Typography>
  );
}
