import type { QuietTime } from '#contract/alert.ts';
import { findMailLanguage, type MailLanguage } from '#mail/language.ts';

/** How a rule tells what it rings for. */
export type Telling = {
  name: string;
  tag: string | null;
  quiet: QuietTime | null;
  channelIds: readonly string[];
  language: MailLanguage;
};

type Row = { name: string; quiet: QuietTime | null; channel_ids: string[]; language: string; tag: string | null };

export function tellingOf({ name, quiet, channel_ids, language, tag }: Row): Telling {
  return { name, quiet, tag, channelIds: channel_ids, language: findMailLanguage(language) ?? 'en' };
}
