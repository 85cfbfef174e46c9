import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sharingEndpoints } from '#contract/endpoints/sharing.ts';
import { LONGEST_SHARE_NAME, type MadeShare, type ShareKind } from '#contract/share.ts';
import { ask } from '../../api/client.ts';
import { ProblemMessage } from '../../components/problem-message.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { CopiedText } from './copied-text.tsx';
import { sharingKey } from './sharing-queries.ts';

const DAYS = [1, 7, 30, 90, 365];
const NEVER = 'never';

type Props = { kind: ShareKind; target: string; suggestedName: string; onClose: () => void };

/** Makes an address that others can open, and shows it the one time that it can be seen. */
export function ShareDialog({ kind, target, suggestedName, onClose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const titleId = useId();
  const queryClient = useQueryClient();
  const [name, setName] = useState(suggestedName.slice(0, LONGEST_SHARE_NAME));
  const [days, setDays] = useState<string>(kind === 'view' ? '30' : NEVER);
  const make = useMutation({
    mutationFn: () => {
      const expiresInDays = days === NEVER ? null : Number(days);
      return ask(sharingEndpoints.makeShare, { body: { kind, name, target, expiresInDays } });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sharingKey }),
  });
  const isNamed = name.trim() !== '';
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t(`sharing.${kind}.make`)}</DialogTitle>
      {make.data ? (
        <Made made={make.data} onClose={onClose} />
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isNamed) make.mutate();
          }}
        >
          <DialogContent>
            <Stack sx={{ gap: 2, pt: 1 }}>
              <Typography variant="body2" color="textSecondary">
                {t(`sharing.${kind}.explained`)}
              </Typography>
              <TextField
                autoFocus
                label={t('sharing.name')}
                value={name}
                onChange={(event) => setName(event.target.value)}
                error={!isNamed}
                helperText={t(isNamed ? 'sharing.nameHint' : 'sharing.nameMissing')}
                slotProps={{ htmlInput: { maxLength: LONGEST_SHARE_NAME, dir: 'auto', autoComplete: 'off' } }}
              />
              <TextField
                select
                label={t('sharing.expires')}
                value={days}
                onChange={(event) => setDays(event.target.value)}
              >
                {DAYS.map((count) => (
                  <MenuItem key={count} value={String(count)}>
                    {t('sharing.after', { span: format.span(count, 'day') })}
                  </MenuItem>
                ))}
                <MenuItem value={NEVER}>{t('sharing.untilTakenBack')}</MenuItem>
              </TextField>
              {make.error && <ProblemMessage error={make.error} />}
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={make.isPending}>
              {t('sharing.make')}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}

function Made({ made, onClose }: { made: MadeShare; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <Alert severity="warning">{t('sharing.shownOnce')}</Alert>
          <CopiedText label={t('sharing.link')} text={made.address} />
          {made.kind === 'list' && <CopiedText label={t('sharing.sheets')} text={`=IMPORTDATA("${made.address}")`} />}
          {made.embedAddress && (
            <CopiedText
              label={t('sharing.embed')}
              text={`<iframe src="${made.embedAddress}" title="Tillwatch" width="100%" height="520" loading="lazy" style="border:0"></iframe>`}
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('sharing.kept')}
        </Button>
      </DialogActions>
    </>
  );
}
