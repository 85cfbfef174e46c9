import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { personalKeyEndpoints } from '#contract/endpoints/personal-keys.ts';
import type { PersonalKey } from '#contract/personal-key.ts';
import { ask } from '../../api/client.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { KeyRow } from './key-row.tsx';
import { keysKey, keysQuery } from './keys-query.ts';
import { MakeKeyDialog } from './make-key-dialog.tsx';
import { SectionCard } from './section-card.tsx';

/** The keys by which programs call as this account. */
export function KeysSection() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const keys = useQuery(keysQuery());
  const [isMaking, setMaking] = useState(false);
  const [leaving, setLeaving] = useState<PersonalKey | null>(null);
  const revoke = useMutation({
    mutationFn: (id: string) => ask(personalKeyEndpoints.revokePersonalKey, { params: { id } }),
    onSuccess: () => {
      toast.success(t('profile.keys.revoked'));
      setLeaving(null);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: keysKey }),
  });
  const description = (
    <>
      {t('profile.keys.description')}{' '}
      <Link href="/api/docs" target="_blank">
        {t('profile.keys.docs')}
      </Link>
    </>
  );
  return (
    <SectionCard title={t('profile.keys.title')} description={description}>
      <Stack sx={{ gap: 2, '& > button': { alignSelf: 'flex-start' } }}>
        <Loaded source={keys} waiting={<Skeleton variant="rounded" height={72} />}>
          {({ items, limit }) => (
            <>
              {items.length === 0 && <Typography color="textSecondary">{t('profile.keys.none')}</Typography>}
              {items.length > 0 && (
                <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
                  {items.map((key) => (
                    <KeyRow key={key.id} personalKey={key} onRevoke={() => setLeaving(key)} />
                  ))}
                </Stack>
              )}
              <Typography variant="body2" color="textSecondary">
                {t('profile.keys.used', { used: items.length, limit })}
              </Typography>
            </>
          )}
        </Loaded>
        <Button variant="outlined" onClick={() => setMaking(true)}>
          {t('profile.keys.make')}
        </Button>
      </Stack>
      <MakeKeyDialog isOpen={isMaking} onClose={() => setMaking(false)} />
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('profile.keys.revokeTitle', { name: leaving?.name ?? '' })}
        confirmLabel={t('profile.keys.revoke')}
        color="error"
        isLoading={revoke.isPending}
        error={revoke.error}
        onConfirm={() => leaving && revoke.mutate(leaving.id)}
        onCancel={() => setLeaving(null)}
      >
        {t('profile.keys.revokeDescription')}
      </ConfirmDialog>
    </SectionCard>
  );
}
