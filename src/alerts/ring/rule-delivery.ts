import { sql } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { FilterList, QuietTime } from '#contract/messages/alert.ts';
import type { People } from '#database/connect.ts';
import { findMailLanguage } from '#mail/language.ts';

/** How a rule's rings are worded and sent. */
export type RuleDelivery = {
  name: string;
  tag: string | null;
  /** The name of the saved filter that the rule uses. */
  filter: string | null;
  filterList: FilterList | null;
  quiet: QuietTime | null;
  channelIds: readonly string[];
  language: Language;
};

type Row = Pick<RuleDelivery, 'name' | 'tag' | 'filter' | 'filterList' | 'quiet'> & {
  channel_ids: string[];
  language: string;
};

export function ruleDeliveryOf({ name, quiet, channel_ids, language, tag, filter, filterList }: Row): RuleDelivery {
  const fields = { name, quiet, tag, filter, filterList };
  return { ...fields, channelIds: channel_ids, language: findMailLanguage(language) ?? 'en' };
}

/** How some rules' rings are worded and sent, by rule id. */
export async function loadRuleDeliveries(
  trx: People,
  ruleIds: readonly string[],
): Promise<ReadonlyMap<string, RuleDelivery>> {
  if (ruleIds.length === 0) return new Map();
  const { rows } = await sql<Row & { id: string }>`
    select r.id, r.name, r.tag, r.filter, r.filter_list as "filterList", r.quiet, r.channel_ids, a.language
    from alert_rule r join account a on a.id = r.account_id
    where r.id = any(${[...new Set(ruleIds)]}::text[])`.execute(trx);
  return new Map(rows.map((row) => [row.id, ruleDeliveryOf(row)]));
}
