import type { QuietTime } from '#contract/alert.ts';
import { findMailLanguage, type MailLanguage } from '#mail/language.ts';

/** How a rule tells what it rings for. */
export type Telling = {
  name: string;
  tag: string | null;
  /** The name of the saved filter that it is about. */
  filter: string | null;
  quiet: QuietTime | null;
  channelIds: readonly string[];
  language: MailLanguage;
};

type Row = Pick<Telling, 'name' | 'tag' | 'filter' | 'quiet'> & { channel_ids: string[]; language: string };

export function tellingOf({ name, quiet, channel_ids, language, tag, filter }: Row): Telling {
  return { name, quiet, tag, filter, channelIds: channel_ids, language: findMailLanguage(language) ?? 'en' };
}
