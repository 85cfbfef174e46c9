import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Note } from '#contract/note.ts';
import type { ProductEventItem } from '#contract/product/event.ts';
import { isolateText } from '../../../format/isolate.ts';
import { useEventText } from '../../event/use-event-text.ts';
import { eventsByRow, MARKED_KINDS } from '../pin/row-events.ts';
import type { TrendRow } from './rows.ts';

/** The events and notes of each bucket, which kinds of events there are, and a bucket's marks in words. */
export function useMarks(
  rows: readonly TrendRow[],
  events: readonly ProductEventItem[],
  notes: readonly Note[],
  until: string,
) {
  const { t } = useTranslation();
  const eventText = useEventText();
  const eventsOf = useMemo(() => eventsByRow(rows, events, Date.parse(until)), [rows, events, until]);
  const notesOf = useMemo(() => {
    const dated = notes.map((note) => ({ ...note, at: `${note.day}T00:00:00.000Z` }));
    return eventsByRow(rows, dated.toSorted(latestFirst), Date.parse(until));
  }, [rows, notes, until]);
  const found = [...eventsOf.values()].flat();
  const textsIn = ({ at }: TrendRow): string[] => [
    ...(eventsOf.get(at) ?? []).map((event) =>
      [t(`event.kind.${event.kind}`), eventText(event)].filter(Boolean).join(': '),
    ),
    ...(notesOf.get(at) ?? []).map((note) => isolateText(note.text)),
  ];
  return {
    eventsOf,
    notesOf,
    kinds: MARKED_KINDS.filter((kind) => found.some((event) => event.kind === kind)),
    textsIn,
  };
}

function latestFirst(one: { at: string }, other: { at: string }): number {
  return Date.parse(other.at) - Date.parse(one.at);
}
