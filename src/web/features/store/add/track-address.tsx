import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../components/busy-button.tsx';
import { useGo } from '../../../navigation/app-link.tsx';
import { useAddStore } from './add-store.ts';
import { isAddress } from './is-address.ts';
import { AddProblem } from './problem.tsx';

/** Tracks the store of an address at once. Its page then shows what the first reading finds. */
export function TrackAddress() {
  const { t } = useTranslation();
  const go = useGo();
  const [url, setUrl] = useState('');
  const [isMissing, setMissing] = useState(false);
  const add = useAddStore();
  const track = (address: string) => {
    setMissing(address === '');
    if (address !== '') add.mutate(address, { onSuccess: (store) => go(`/stores/${store.id}`) });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    track(url.trim());
  };
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 1.5, textAlign: 'start' }}>
      <TextField
        label={t('stores.add.address')}
        placeholder="shop.example.com"
        value={url}
        onChange={(event) => {
          setUrl(event.target.value);
          setMissing(false);
          // a request that still runs keeps its outcome: a pasted address is sent before this change
          if (add.isError) add.reset();
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text').trim();
          if (url === '' && isAddress(pasted)) track(pasted);
        }}
        error={isMissing}
        helperText={isMissing ? t('stores.add.missing') : t('stores.add.hint')}
        slotProps={{
          htmlInput: { dir: 'ltr', inputMode: 'url', autoCapitalize: 'none', spellCheck: false, maxLength: 2048 },
        }}
      />
      <BusyButton type="submit" variant="contained" isBusy={add.isPending}>
        {t('overview.firstUse.action')}
      </BusyButton>
      <div aria-live="polite">{add.error && <AddProblem error={add.error} onLeave={() => {}} />}</div>
    </Stack>
  );
}
