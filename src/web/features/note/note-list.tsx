import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noteEndpoints } from '#contract/endpoints/notes.ts';
import type { Note } from '#contract/note.ts';
import { ask } from '../../api/client.ts';
import { RemoveButton } from '../../components/list/remove-button.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { TextLink } from '../../navigation/text-link.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { type NotesOf, notesKey, notesQuery } from './note-queries.ts';

/** My notes, on everything or on one store or product, and a button to add one. */
export function NoteList({ of }: { of?: NotesOf }) {
  const { t } = useTranslation();
  const notes = useQuery(notesQuery(of));
  const [edited, setEdited] = useState<Note | 'new' | null>(null);
  return (
    <Card component="section" aria-label={t('notes.title')}>
      <CardContent>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography component="h2" variant="h5" sx={{ flexGrow: 1 }}>
            {t('notes.title')}
          </Typography>
          <Button size="small" color="inherit" variant="outlined" onClick={() => setEdited('new')}>
            {t('notes.add')}
          </Button>
        </Stack>
        <Loaded source={notes} waiting={<Skeleton variant="text" width="60%" />}>
          {({ items }) =>
            items.length === 0 ? (
              <Typography variant="body2" color="textSecondary">
                {t('notes.none')}
              </Typography>
            ) : (
              <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {items.map((note) => (
                  <NoteRow key={note.id} note={note} isLinked={!of} onEdit={() => setEdited(note)} />
                ))}
              </Stack>
            )
          }
        </Loaded>
      </CardContent>
      <NoteDialog
        key={edited === 'new' || edited === null ? 'new' : edited.id}
        isOpen={edited !== null}
        of={of}
        note={edited === 'new' || edited === null ? undefined : edited}
        onClose={() => setEdited(null)}
      />
    </Card>
  );
}

function NoteRow({ note, isLinked, onEdit }: { note: Note; isLinked: boolean; onEdit: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const { id, storeId, productId, name, day, text } = note;
  const remove = useMutation({
    mutationFn: () => ask(noteEndpoints.removeNote, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: notesKey }),
  });
  const path = productId !== null ? `/products/${productId}` : storeId !== null ? `/stores/${storeId}` : null;
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1 },
        '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="caption" component="p" color="textSecondary">
          {day === null ? t('notes.noDay') : format.utcDay(day)}
          {isLinked && path !== null && name !== null && (
            <>
              {' · '}
              <TextLink to={path}>
                <bdi>{name}</bdi>
              </TextLink>
            </>
          )}
        </Typography>
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <bdi>{text}</bdi>
        </Typography>
      </Box>
      <Button size="small" color="inherit" onClick={onEdit} aria-label={t('notes.editNamed', { text: brief(text) })}>
        {t('common.edit')}
      </Button>
      <RemoveButton name={brief(text)} removal={remove}>
        {t('notes.removeDescription')}
      </RemoveButton>
    </Box>
  );
}

function brief(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
