import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cutText } from '#contract/cut-text.ts';
import { sharingEndpoints } from '#contract/endpoints/sharing.ts';
import { LONGEST_SHARE_NAME, type MadeShare, type ShareKind } from '#contract/sharing/share.ts';
import { ask } from '../../api/client.ts';
import { Choice } from '../../components/choice.tsx';
import { CopiedText } from '../../components/copied-text.tsx';
import { DialogForm, DialogFrame } from '../../components/dialog/form-dialog.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { NameField } from './name-field.tsx';
import { sharingKey } from './sharing-queries.ts';

const DAYS = [1, 7, 30, 90, 365];
const NEVER = 'never';

type Props = { kind: ShareKind; target: string; suggestedName: string; onClose: () => void };

/** Makes an address for others, and shows it once; it cannot be shown again. */
export function ShareDialog({ kind, target, suggestedName, onClose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const [name, setName] = useState(cutText(suggestedName, LONGEST_SHARE_NAME));
  const [days, setDays] = useState<string>(kind === 'view' ? '30' : NEVER);
  const make = useMutation({
    mutationFn: () => {
      const expiresInDays = days === NEVER ? null : Number(days);
      return ask(sharingEndpoints.makeShare, { body: { kind, name, target, expiresInDays } });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sharingKey }),
  });
  const title = t(`sharing.${kind}.make`);
  return (
    <DialogFrame isOpen onClose={onClose}>
      {(titleId) =>
        make.data ? (
          <Made titleId={titleId} title={title} made={make.data} onClose={onClose} />
        ) : (
          <DialogForm
            titleId={titleId}
            title={title}
            submitLabel={t('sharing.make')}
            isReady={name.trim() !== ''}
            isPending={make.isPending}
            error={make.error}
            onSubmit={() => make.mutate()}
            onClose={onClose}
          >
            <Typography variant="body2" color="textSecondary">
              {t(`sharing.${kind}.explained`)}
            </Typography>
            <NameField name={name} hint={t('sharing.nameHint')} onChange={setName} />
            <Choice
              label={t('sharing.expires')}
              value={days}
              options={[
                ...DAYS.map((count): [string, string] => [
                  String(count),
                  t('sharing.after', { span: format.span(count, 'day') }),
                ]),
                [NEVER, t('sharing.untilTakenBack')],
              ]}
              onChange={setDays}
            />
          </DialogForm>
        )
      }
    </DialogFrame>
  );
}

type MadeProps = { titleId: string; title: string; made: MadeShare; onClose: () => void };

function Made({ titleId, title, made, onClose }: MadeProps) {
  const { t } = useTranslation();
  return (
    <>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <Alert severity="warning">{t('sharing.shownOnce')}</Alert>
          <CopiedText label={t('sharing.link')} text={made.address} />
          {made.kind === 'list' && <CopiedText label={t('sharing.sheets')} text={`=IMPORTDATA("${made.address}")`} />}
          {made.embedAddress && (
            <CopiedText
              label={t('sharing.embed')}
              text={`<iframe src="${made.embedAddress}" title="Tillwatch" width="100%" height="720" loading="lazy" style="border:0"></iframe>`}
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
