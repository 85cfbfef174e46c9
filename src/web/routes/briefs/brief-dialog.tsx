import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { briefEndpoints } from '#contract/endpoints/briefs.ts';
import { BRIEF_FREQUENCIES, type Brief, type BriefFrequency } from '#contract/messages/brief.ts';
import { ask } from '../../api/client.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { Choice } from '../../components/choice.tsx';
import { DialogForm, DialogFrame } from '../../components/dialog/form-dialog.tsx';
import { briefsKey } from '../../features/brief/list-briefs.ts';
import { GroupPicker } from '../../features/group/group-picker.tsx';
import { groupsQuery } from '../../features/group/group-queries.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { BriefPreview } from './brief-preview.tsx';

type Props = { isOpen: boolean; brief?: Brief; onClose: () => void };

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const MORNING = 7;

/** Asks for a brief's stores, frequency and hour, and shows the mail as it would be now. */
export function BriefDialog({ isOpen, ...props }: Props) {
  return (
    <DialogFrame isOpen={isOpen} onClose={props.onClose}>
      {(titleId) => <BriefForm titleId={titleId} {...props} />}
    </DialogFrame>
  );
}

function BriefForm({ titleId, brief, onClose }: Omit<Props, 'isOpen'> & { titleId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const groups = useQuery(groupsQuery()).data?.items ?? [];
  const [groupId, setGroupId] = useState(brief?.group?.id ?? null);
  const [frequency, setFrequency] = useState<BriefFrequency>(brief?.frequency ?? 'weekly');
  const [hour, setHour] = useState(brief?.hour ?? MORNING);
  const [sendsEmpty, setSendsEmpty] = useState(brief?.sendsEmpty ?? false);
  const zone = brief?.zone ?? format.timeZone;
  const chosen = { groupId, frequency, hour, sendsEmpty };
  const keep = useMutation({
    mutationFn: async () => {
      if (!brief) await ask(briefEndpoints.makeBrief, { body: { ...chosen, zone } });
      else await ask(briefEndpoints.changeBrief, { params: { id: brief.id }, body: changesOf(brief, chosen) });
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: briefsKey });
      onClose();
    },
  });
  const preview = useMutation({
    mutationFn: () => ask(briefEndpoints.previewBrief, { body: { ...chosen, zone } }),
  });
  const change = (apply: () => void) => {
    apply();
    preview.reset();
  };
  return (
    <DialogForm
      titleId={titleId}
      title={t(brief ? 'briefs.edit' : 'briefs.new')}
      submitLabel={t('common.save')}
      extraAction={
        <BusyButton variant="outlined" isBusy={preview.isPending} onClick={() => preview.mutate()}>
          {t('briefs.preview')}
        </BusyButton>
      }
      isPending={keep.isPending}
      error={keep.error ?? preview.error}
      onSubmit={() => keep.mutate()}
      onClose={onClose}
    >
      <GroupPicker
        fullWidth
        groups={groups}
        value={groupId ?? undefined}
        onChange={(id) => change(() => setGroupId(id))}
      />
      <Choice
        label={t('briefs.howOften')}
        hint={t(`briefs.frequencyHelp.${frequency}`)}
        value={frequency}
        options={BRIEF_FREQUENCIES.map((one) => [one, t(`briefs.frequency.${one}`)])}
        onChange={(next) => change(() => setFrequency(next))}
      />
      <Choice
        label={t('briefs.hour')}
        hint={t('briefs.hourHelp', { zone })}
        value={hour}
        options={HOURS.map((one) => [one, <bdi key={one} dir="ltr">{`${String(one).padStart(2, '0')}:00`}</bdi>])}
        onChange={setHour}
      />
      <FormControlLabel
        control={<Checkbox checked={sendsEmpty} onChange={() => setSendsEmpty(!sendsEmpty)} />}
        label={t('briefs.sendsEmpty')}
      />
      <Stack aria-live="polite">{preview.data && <BriefPreview preview={preview.data} />}</Stack>
    </DialogForm>
  );
}

type Chosen = Pick<Brief, 'frequency' | 'hour' | 'sendsEmpty'> & { groupId: string | null };

/** Only changed fields, because sending a schedule restarts it. */
function changesOf(brief: Brief, { groupId, frequency, hour, sendsEmpty }: Chosen): Partial<Chosen> {
  return {
    ...(groupId !== (brief.group?.id ?? null) && { groupId }),
    ...(frequency !== brief.frequency && { frequency }),
    ...(hour !== brief.hour && { hour }),
    ...(sendsEmpty !== brief.sendsEmpty && { sendsEmpty }),
  };
}
