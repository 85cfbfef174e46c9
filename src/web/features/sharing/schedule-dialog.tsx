import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { cutText } from '#contract/cut-text.ts';
import { sharingEndpoints } from '#contract/endpoints/sharing.ts';
import { FILE_FORMATS, type FileFormat } from '#contract/sharing/file-call.ts';
import { EXPORT_EVERY, type ExportEvery, LONGEST_SHARE_NAME } from '#contract/sharing/share.ts';
import { ask } from '../../api/client.ts';
import { Choice } from '../../components/choice.tsx';
import { DialogForm, DialogFrame } from '../../components/dialog/form-dialog.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { NameField } from './name-field.tsx';
import { sharingKey } from './sharing-queries.ts';

type Props = { target: string; suggestedName: string; onClose: () => void };

/** Schedules a list to be sent regularly. */
export function ScheduleDialog({ target, suggestedName, onClose }: Props) {
  const { t } = useTranslation();
  const texts = useFormat();
  const queryClient = useQueryClient();
  const [name, setName] = useState(cutText(suggestedName, LONGEST_SHARE_NAME));
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
  return (
    <DialogFrame isOpen onClose={onClose}>
      {(titleId) => (
        <DialogForm
          titleId={titleId}
          title={t('sharing.exports.make')}
          submitLabel={t('sharing.exports.make')}
          isReady={name.trim() !== ''}
          isPending={schedule.isPending}
          error={schedule.error}
          onSubmit={() => schedule.mutate()}
          onClose={onClose}
        >
          <Typography variant="body2" color="textSecondary">
            {t('sharing.exports.explained')}
          </Typography>
          <NameField name={name} hint={t('sharing.exports.nameHint')} onChange={setName} />
          <Choice
            label={t('sharing.exports.everyLabel')}
            value={every}
            options={EXPORT_EVERY.map((one) => [one, t(`sharing.exports.every.${one}`)])}
            onChange={setEvery}
          />
          <Choice
            label={t('sharing.exports.format')}
            value={format}
            options={FILE_FORMATS.map((one) => [one, t(`export.format.${one}`)])}
            onChange={setFormat}
          />
        </DialogForm>
      )}
    </DialogFrame>
  );
}
