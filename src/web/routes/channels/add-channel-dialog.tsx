import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { channelEndpoints } from '#contract/endpoints/channels.ts';
import {
  CHANNEL_KINDS,
  type ChannelKind,
  type ChannelTarget,
  LONGEST_CHANNEL_NAME,
} from '#contract/messages/channel.ts';
import { ApiProblem } from '../../api/api-problem.ts';
import { ask } from '../../api/client.ts';
import { useConfig } from '../../api/use-config.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { Choice } from '../../components/choice.tsx';
import { DialogForm, DialogFrame } from '../../components/dialog/form-dialog.tsx';
import { channelsKey } from '../../features/channel/list-channels.ts';
import { MadeSecret } from './made-secret.tsx';
import { TrialResult } from './trial-result.tsx';

type Props = { isOpen: boolean; onClose: () => void };

/** Asks for a channel's address, offers a test message, and then adds it. */
export function AddChannelDialog({ isOpen, onClose }: Props) {
  return (
    <DialogFrame isOpen={isOpen} onClose={onClose}>
      {(titleId) => <AddChannelForm titleId={titleId} onClose={onClose} />}
    </DialogFrame>
  );
}

function AddChannelForm({ titleId, onClose }: { titleId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const config = useConfig();
  const [kind, setKind] = useState<ChannelKind>('mail');
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const target: ChannelTarget = kind === 'mail' || kind === 'feed' ? { kind } : { kind, url: url.trim() };
  const [secret, setSecret] = useState<string>();
  const trial = useMutation({
    mutationFn: () => ask(channelEndpoints.tryChannel, { body: { target, secret } }),
    onSuccess: (tried) => setSecret(tried.secret ?? undefined),
  });
  const make = useMutation({
    mutationFn: () =>
      ask(channelEndpoints.makeChannel, {
        body: { name: name.trim() || t(`channels.kind.${kind}`), target, secret },
      }),
    onSuccess: async (made) => {
      await queryClient.invalidateQueries({ queryKey: channelsKey });
      if (made.secret === null) onClose();
    },
  });
  if (make.data?.secret) return <MadeSecret titleId={titleId} secret={make.data.secret} onClose={onClose} />;

  const isAddressed = 'url' in target;
  const failure = make.error ?? trial.error;
  const isUrlWrong = failure instanceof ApiProblem && failure.details.fields?.some(({ path }) => path.includes('url'));
  const change = (apply: () => void) => {
    apply();
    setSecret(undefined);
    trial.reset();
    make.reset();
  };
  return (
    <DialogForm
      titleId={titleId}
      title={t('channels.add')}
      submitLabel={t('channels.save')}
      extraAction={
        kind !== 'feed' && (
          <BusyButton variant="outlined" isBusy={trial.isPending} onClick={() => trial.mutate()}>
            {t('channels.try')}
          </BusyButton>
        )
      }
      isPending={make.isPending}
      error={isUrlWrong ? null : failure}
      onSubmit={() => make.mutate()}
      onClose={onClose}
    >
      <Choice
        label={t('channels.kindLabel')}
        hint={t(`channels.hint.${kind}`)}
        value={kind}
        options={CHANNEL_KINDS.map((one) => [one, t(`channels.kind.${one}`)])}
        onChange={(next) => change(() => setKind(next))}
      />
      <TextField
        label={t('channels.name')}
        value={name}
        placeholder={t(`channels.kind.${kind}`)}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST_CHANNEL_NAME, dir: 'auto', autoComplete: 'off' } }}
      />
      {isAddressed && (
        <TextField
          label={t('channels.address')}
          value={url}
          onChange={(event) => change(() => setUrl(event.target.value))}
          error={isUrlWrong === true}
          helperText={isUrlWrong ? t('channels.addressWrong') : undefined}
          slotProps={{
            htmlInput: { dir: 'ltr', inputMode: 'url', autoCapitalize: 'none', spellCheck: false, maxLength: 2000 },
          }}
        />
      )}
      {isAddressed && config?.isLocal && (
        <Button
          size="small"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => change(() => setUrl(`${window.location.origin}/dev/sink`))}
        >
          {t('channels.useSink')}
        </Button>
      )}
      <Stack aria-live="polite" sx={{ gap: 1.5 }}>
        {trial.data && <TrialResult trial={trial.data} />}
        {kind === 'feed' && <Alert severity="info">{t('channels.feedSecret')}</Alert>}
      </Stack>
    </DialogForm>
  );
}
