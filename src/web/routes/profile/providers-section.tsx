import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { linkWithPopup, unlink } from 'firebase/auth';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { SectionCard } from '../../components/page/section-card.tsx';
import { type AccountView, getSignedIn, type LinkedProvider } from '../../features/account/account-query.ts';
import { externalProvider } from '../../features/account/external/provider.ts';
import { ProviderIcon } from '../../features/account/external/provider-icon.tsx';
import { usePreparedPopup } from '../../features/account/external/use-prepared-popup.ts';
import { useProviders } from '../../features/account/external/use-providers.ts';
import { FormFailure } from '../../features/account/form-failure.tsx';
import { useAccountChange } from './use-account-change.ts';

/** The account's linked providers; nothing if the deployment has no provider and none is linked. */
export function ProvidersSection({ account }: { account: AccountView }) {
  const { t } = useTranslation();
  const offered = useProviders();
  const { change, isChanging, failure } = useAccountChange();
  const [leaving, setLeaving] = useState<LinkedProvider | null>(null);
  usePreparedPopup(offered.length > 0);

  const nameOf = (id: string) => offered.find((provider) => provider.id === id)?.name ?? id;
  const leavingName = offered.find(({ id }) => id === leaving?.id)?.inSentence ?? leaving?.id ?? '';
  const linkable = offered.filter(({ id }) => !account.providers.some((linked) => linked.id === id));
  const isLastWay = !account.hasPassword && account.providers.length === 1;
  if (offered.length === 0 && account.providers.length === 0) return null;

  const link = (id: string) =>
    change(
      async () => linkWithPopup(await getSignedIn(), externalProvider(id)),
      t('profile.providers.linked', { provider: nameOf(id) }),
    );
  const leave = async () => {
    if (!leaving) return;
    await change(
      async () => unlink(await getSignedIn(), leaving.id),
      t('profile.providers.unlinked', { provider: nameOf(leaving.id) }),
    );
    setLeaving(null);
  };

  return (
    <SectionCard title={t('profile.providers.title')} description={t('profile.providers.description')}>
      <Stack sx={{ gap: 2 }}>
        <FormFailure message={failure} />
        {account.providers.map((linked) => (
          <Row
            key={linked.id}
            id={linked.id}
            name={nameOf(linked.id)}
            detail={linked.email ? <bdi dir="ltr">{linked.email}</bdi> : t('profile.providers.isLinked')}
          >
            <Button
              variant="outlined"
              color="inherit"
              disabled={isLastWay || isChanging}
              onClick={() => setLeaving(linked)}
            >
              {t('profile.providers.unlink')}
            </Button>
          </Row>
        ))}
        {isLastWay && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('profile.providers.lastWay')}
          </Typography>
        )}
        {linkable.map(({ id, name }) => (
          <Row key={id} id={id} name={name} detail={t('profile.providers.notLinked')}>
            <Button variant="outlined" onClick={() => void link(id)}>
              {t('profile.providers.link')}
            </Button>
          </Row>
        ))}
      </Stack>
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('profile.providers.unlinkTitle', { provider: leavingName })}
        confirmLabel={t('profile.providers.unlink')}
        isLoading={isChanging}
        onConfirm={() => void leave()}
        onCancel={() => setLeaving(null)}
      >
        {t('profile.providers.unlinkDescription', { provider: leavingName })}
      </ConfirmDialog>
    </SectionCard>
  );
}

type RowProps = { id: string; name: string; detail: ReactNode; children: ReactNode };

function Row({ id, name, detail, children }: RowProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
      <Box sx={{ display: 'grid', color: 'text.secondary' }}>
        <ProviderIcon id={id} />
      </Box>
      <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {detail}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}
