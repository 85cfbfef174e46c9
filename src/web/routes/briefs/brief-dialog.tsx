import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BRIEF_FREQUENCIES, type Brief, type BriefFrequency } from '#contract/brief.ts';
import { briefEndpoints } from '#contract/endpoints/briefs.ts';
import { ask } from '../../api/client.ts';
import { ProblemMessage } from '../../components/problem-message.tsx';
import { briefsKey } from '../../features/brief/list-briefs.ts';
import { GroupPicker } from '../../features/group/group-picker.tsx';
import { groupsQuery, ofKind } from '../../features/group/group-queries.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { BriefPreview } from './brief-preview.tsx';

type Props = { isOpen: boolean; brief?: Brief; onClose: () => void };

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const MORNING = 7;

/** Asks of which stores, how often and when; and shows the mail as it would be now. */
export function BriefDialog({ isOpen, ...props }: Props) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={props.onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <BriefForm titleId={titleId} {...props} />
    </Dialog>
  );
}

function BriefForm({ titleId, brief, onClose }: Omit<Props, 'isOpen'> & { titleId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const groups = ofKind(useQuery(groupsQuery()).data?.items, 'stores');
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
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    keep.mutate();
  };
  const failure = keep.error ?? preview.error;
  return (
    <form onSubmit={submit} noValidate>
      <DialogTitle id={titleId}>{t(brief ? 'briefs.edit' : 'briefs.new')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <GroupPicker groups={groups} value={groupId ?? undefined} onChange={(id) => change(() => setGroupId(id))} />
          <TextField
            select
            label={t('briefs.howOften')}
            helperText={t(`briefs.frequencyHelp.${frequency}`)}
            value={frequency}
            onChange={({ target }) => change(() => setFrequency(target.value as BriefFrequency))}
          >
            {BRIEF_FREQUENCIES.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`briefs.frequency.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label={t('briefs.hour')}
            helperText={t('briefs.hourHelp', { zone })}
            value={hour}
            onChange={({ target }) => setHour(Number(target.value))}
          >
            {HOURS.map((one) => (
              <MenuItem key={one} value={one}>
                <bdi dir="ltr">{`${String(one).padStart(2, '0')}:00`}</bdi>
              </MenuItem>
            ))}
          </TextField>
          <FormControlLabel
            control={<Checkbox checked={sendsEmpty} onChange={() => setSendsEmpty(!sendsEmpty)} />}
            label={t('briefs.sendsEmpty')}
          />
          <Stack aria-live="polite" sx={{ gap: 1.5 }}>
            {preview.data && <BriefPreview preview={preview.data} />}
            {failure && <ProblemMessage error={failure} />}
          </Stack>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button variant="outlined" loading={preview.isPending} onClick={() => preview.mutate()}>
          {t('briefs.preview')}
        </Button>
        <Button type="submit" variant="contained" loading={keep.isPending}>
          {t('groups.save')}
        </Button>
      </DialogActions>
    </form>
  );
}

type Chosen = Pick<Brief, 'frequency' | 'hour' | 'sendsEmpty'> & { groupId: string | null };

/** Only what is another than before: other times begin anew. */
function changesOf(brief: Brief, { groupId, frequency, hour, sendsEmpty }: Chosen): Partial<Chosen> {
  return {
    ...(groupId !== (brief.group?.id ?? null) && { groupId }),
    ...(frequency !== brief.frequency && { frequency }),
    ...(hour !== brief.hour && { hour }),
    ...(sendsEmpty !== brief.sendsEmpty && { sendsEmpty }),
  };
}
