import TextField from '@mui/material/TextField';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { cutText } from '#contract/cut-text.ts';
import { alertEndpoints } from '#contract/endpoints/alerts.ts';
import {
  type AlertRehearsalBody,
  type AlertRule,
  isToldOfStores,
  LONGEST_ALERT_NAME,
} from '#contract/messages/alert.ts';
import { ask } from '../../api/client.ts';
import { DialogForm, DialogFrame } from '../../components/dialog/form-dialog.tsx';
import { alertStoresQuery, alertsKey } from '../../features/alert/alert-queries.ts';
import { useAlertText } from '../../features/alert/use-alert-text.ts';
import { groupsQuery } from '../../features/group/group-queries.ts';
import { useFormat } from '../../i18n/use-format.ts';
import {
  type AlertDraft,
  changed,
  draftOf,
  kindsOf,
  newDraft,
  ruleOf,
  type Subject,
  subjectKindOf,
} from './alert-draft.ts';
import { ConditionFields } from './condition-fields.tsx';
import { ChannelFields, CoolDownField, QuietFields } from './delivery-fields.tsx';
import { Rehearsal } from './rehearsal.tsx';
import { SubjectFields } from './subject-fields.tsx';

/** `rule`: the rule to change; null for a new one. */
type Props = { isOpen: boolean; subject: Subject; rule?: AlertRule | null; onClose: () => void };

/** Asks for an alert's condition, shows how often it would have rung, and then saves it. */
export function AlertDialog({ isOpen, onClose, ...shown }: Props) {
  return (
    <DialogFrame isOpen={isOpen} onClose={onClose}>
      {(titleId) => <AlertForm titleId={titleId} onClose={onClose} {...shown} />}
    </DialogFrame>
  );
}

function AlertForm({ titleId, subject, rule = null, onClose }: Omit<Props, 'isOpen'> & { titleId: string }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<AlertDraft>(() => (rule ? draftOf(rule) : newDraft(subject)));
  const groups = useQuery(groupsQuery()).data?.items;
  const change = (part: Partial<AlertDraft>) => setDraft((before) => changed(before, part, groups));
  const asked = ruleOf(draft);
  const usualName = useUsualName(draft, asked, subject);
  const save = useSave(rule, onClose);
  const submit = () => {
    const { quiet, channelIds, name } = draft;
    if (asked) save.mutate({ ...asked, quiet, channelIds: [...channelIds], name: name.trim() || usualName });
  };
  const fields = { draft, onChange: change };
  return (
    <DialogForm
      titleId={titleId}
      title={t(rule ? 'common.edit' : 'alerts.new')}
      submitLabel={t('alerts.save')}
      isReady={asked !== null}
      isPending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SubjectFields subject={subject} {...fields} />
      <ConditionFields given={draft.given} kinds={kindsOf(draft, groups)} onChange={(given) => change({ given })} />
      <CoolDownField isOfStores={isToldOfStores(draft.given.kind, subjectKindOf(draft, groups))} {...fields} />
      <Rehearsal rule={asked} />
      <ChannelFields {...fields} />
      <QuietFields {...fields} />
      <TextField
        label={t('channels.name')}
        value={draft.name}
        placeholder={usualName}
        onChange={({ target }) => change({ name: target.value })}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { maxLength: LONGEST_ALERT_NAME, dir: 'auto', autoComplete: 'off' },
        }}
      />
    </DialogForm>
  );
}

function useSave(rule: AlertRule | null, onClose: () => void) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  type Body = Parameters<typeof ask<typeof alertEndpoints.makeAlertRule>>[1]['body'];
  return useMutation({
    mutationFn: async (body: Body) => {
      if (rule) await ask(alertEndpoints.changeAlertRule, { params: { id: rule.id }, body });
      else await ask(alertEndpoints.makeAlertRule, { body });
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: alertsKey });
      toast.success(t('alerts.made'));
      onClose();
    },
  });
}

/** The name of an alert that is given none. */
function useUsualName(
  { storeId, groupId, productId, filter }: AlertDraft,
  asked: AlertRehearsalBody | null,
  subject: Subject,
): string {
  const format = useFormat();
  const text = useAlertText();
  const stores = useQuery(alertStoresQuery());
  const groups = useQuery(groupsQuery());
  if (!asked) return '';
  if (asked.filter !== null)
    return cutText(format.facts([filter, text.condition(asked.condition)]), LONGEST_ALERT_NAME);
  const group = groups.data?.items.find(({ id }) => id === groupId);
  const isOpened = productId !== null || storeId === (subject.storeId ?? '');
  const about = group ? group.name : isOpened ? subject.name : stores.data?.find(({ id }) => id === storeId)?.name;
  return cutText(format.facts([about, text.condition(asked.condition)]), LONGEST_ALERT_NAME);
}
