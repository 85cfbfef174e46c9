import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { planForStores } from '#contract/billing/plan.ts';
import type { StoreItem } from '#contract/store.ts';
import { userInfoQuery } from '../../../api/user-info.ts';
import { DialogForm, DialogFrame } from '../../../components/dialog/form-dialog.tsx';
import { ProblemMessage } from '../../../components/error/problem-message.tsx';
import { PracticeStoreChoices } from '../practice/store-choices.tsx';
import { useAddStore } from './add-store.ts';
import { CheckResult } from './check-result.tsx';
import { useCheckStore } from './check-store.ts';
import { AddProblem, LimitReached } from './problem.tsx';

type Props = { open: boolean; onClose: () => void; onAdded: (store: StoreItem) => void };

/** Asks for an address, checks the store, shows the result, and only then adds it. */
export function AddStoreDialog({ open, onClose, onAdded }: Props) {
  return (
    <DialogFrame isOpen={open} onClose={onClose}>
      {(titleId) => <AddStoreForm titleId={titleId} onClose={onClose} onAdded={onAdded} />}
    </DialogFrame>
  );
}

function AddStoreForm({ titleId, onClose, onAdded }: Omit<Props, 'open'> & { titleId: string }) {
  const { t } = useTranslation();
  const [url, setUrl] = useState('');
  const [isMissing, setMissing] = useState(false);
  const check = useCheckStore();
  const add = useAddStore();
  const { data: info } = useQuery(userInfoQuery());
  const isFull = info !== undefined && info.storesUsed >= info.storeLimit;
  const found = check.data;
  const canAdd = found?.trackable === true && found.storeId === null;

  const change = (next: string) => {
    setUrl(next);
    setMissing(false);
    check.reset();
    add.reset();
  };
  const look = (address: string) => {
    setMissing(address.trim() === '');
    if (address.trim() !== '') check.mutate(address.trim());
  };
  const submit = () => {
    if (canAdd) add.mutate(url.trim(), { onSuccess: onAdded });
    else look(url);
  };

  return (
    <DialogForm
      titleId={titleId}
      title={t('stores.add.title')}
      submitLabel={canAdd ? t('stores.add.submit') : t('stores.add.check')}
      isPending={check.isPending || add.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {t('stores.add.description')}
      </Typography>
      {isFull && !add.error && (
        <LimitReached
          limit={info.storeLimit}
          used={info.storesUsed}
          unlockedBy={planForStores(info.storesUsed)}
          onLeave={onClose}
        />
      )}
      <TextField
        autoFocus
        fullWidth
        label={t('stores.add.address')}
        placeholder="shop.example.com"
        value={url}
        onChange={(event) => change(event.target.value)}
        error={isMissing}
        helperText={isMissing ? t('stores.add.missing') : t('stores.add.hint')}
        slotProps={{
          htmlInput: { dir: 'ltr', inputMode: 'url', autoCapitalize: 'none', spellCheck: false, maxLength: 2048 },
        }}
      />
      <Stack aria-live="polite" sx={{ gap: 1.5 }}>
        {check.isPending && <Alert severity="info">{t('stores.add.checking')}</Alert>}
        {check.error && <ProblemMessage error={check.error} />}
        {found && <CheckResult found={found} onLeave={onClose} />}
        {add.error && <AddProblem error={add.error} onLeave={onClose} />}
      </Stack>
      <PracticeStoreChoices
        onChoose={(address) => {
          change(address);
          look(address);
        }}
      />
    </DialogForm>
  );
}
