import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noteEndpoints } from '#contract/endpoints/notes.ts';
import { LONGEST_NOTE, type Note } from '#contract/note.ts';
import { ask } from '../../api/client.ts';
import { DialogForm, DialogFrame } from '../../components/dialog/form-dialog.tsx';
import { useNow } from '../period/use-now.ts';
import { dayOf } from '../receipt/use-receipt.ts';
import { type NotesOf, notesKey } from './note-queries.ts';

type Props = { isOpen: boolean; of?: NotesOf; note?: Note; onClose: () => void };

/** Asks for a note's text and day. */
export function NoteDialog({ isOpen, ...props }: Props) {
  return (
    <DialogFrame isOpen={isOpen} maxWidth="xs" onClose={props.onClose}>
      {(titleId) => <NoteForm titleId={titleId} {...props} />}
    </DialogFrame>
  );
}

function NoteForm({ titleId, of, note, onClose }: Omit<Props, 'isOpen'> & { titleId: string }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const today = dayOf(useNow());
  const [text, setText] = useState(note?.text ?? '');
  const [day, setDay] = useState(today);
  const needsDay = !of;
  const keep = useMutation({
    mutationFn: async () => {
      if (note) await ask(noteEndpoints.changeNote, { params: { id: note.id }, body: { text } });
      else await ask(noteEndpoints.makeNote, { body: { ...of, day: day || null, text } });
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: notesKey });
      onClose();
    },
  });
  const isWhole = text.trim() !== '' && (note !== undefined || !needsDay || day !== '');
  return (
    <DialogForm
      titleId={titleId}
      title={t(note ? 'notes.edit' : 'notes.add')}
      submitLabel={t('common.save')}
      isReady={isWhole}
      isPending={keep.isPending}
      error={keep.error}
      onSubmit={() => keep.mutate()}
      onClose={onClose}
    >
      <TextField
        autoFocus
        multiline
        minRows={2}
        maxRows={8}
        label={t('notes.text')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST_NOTE, dir: 'auto' } }}
      />
      {!note && (
        <TextField
          type="date"
          label={t('notes.day')}
          helperText={t(needsDay ? 'notes.dayHelp.all' : 'notes.dayHelp.one')}
          value={day}
          onChange={(event) => setDay(event.target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: '2000-01-01', max: '2100-01-01' } }}
        />
      )}
    </DialogForm>
  );
}
