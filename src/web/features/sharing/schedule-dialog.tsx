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
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { sharingEndpoints } from '#contract/endpoints/sharing.ts';
import { FILE_FORMATS, type FileFormat } from '#contract/file-call.ts';
import { EXPORT_EVERY, type ExportEvery, LONGEST_SHARE_NAME } from '#contract/share.ts';
import { ask } from '../../api/client.ts';
import { ProblemMessage } from '../../components/problem-message.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { sharingKey } from './sharing-queries.ts';

type Props = { target: string; suggestedName: string; onClose: () => void };

/** Has a list sent again and again. */
export function ScheduleDialog({ target, suggestedName, onClose }: Props) {
  const { t } = useTranslation();
  const texts = useFormat();
  const titleId = useId();
  const queryClient = useQueryClient();
  const [name, setName] = useState(suggestedName.slice(0, LONGEST_SHARE_NAME));
  const [every, setEvery] = useState<ExportEvery>('week');
  const [format, setFormat] = useState<FileFormat>('xlsx');
  const schedule = useMutation({
    mutationFn: () => ask(sharingEndpoints.scheduleExport, { body: { name, target, every, format } }),
    onSuccess: ({ nextAt }) => {
      toast.success(t('sharing.exports.scheduled', { when: texts.dateTime(nextAt) }));
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: sharingKey }),
  });
  const isNamed = name.trim() !== '';
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isNamed) schedule.mutate();
        }}
      >
        <DialogTitle id={titleId}>{t('sharing.exports.make')}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            <Typography variant="body2" color="textSecondary">
              {t('sharing.exports.explained')}
            </Typography>
            <TextField
              autoFocus
              label={t('sharing.name')}
              value={name}
              onChange={(event) => setName(event.target.value)}
              error={!isNamed}
              helperText={t(isNamed ? 'sharing.exports.nameHint' : 'sharing.nameMissing')}
              slotProps={{ htmlInput: { maxLength: LONGEST_SHARE_NAME, dir: 'auto', autoComplete: 'off' } }}
            />
            <TextField
              select
              label={t('sharing.exports.everyLabel')}
              value={every}
              onChange={(event) => setEvery(event.target.value as ExportEvery)}
            >
              {EXPORT_EVERY.map((choice) => (
                <MenuItem key={choice} value={choice}>
                  {t(`sharing.exports.every.${choice}`)}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              select
              label={t('sharing.exports.format')}
              value={format}
              onChange={(event) => setFormat(event.target.value as FileFormat)}
            >
              {FILE_FORMATS.map((choice) => (
                <MenuItem key={choice} value={choice}>
                  {t(`export.format.${choice}`)}
                </MenuItem>
              ))}
            </TextField>
            {schedule.error && <ProblemMessage error={schedule.error} />}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={schedule.isPending}>
            {t('sharing.exports.make')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
