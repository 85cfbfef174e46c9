import type { BriefFrequency } from '#contract/messages/brief.ts';
import { stopKeyOf } from '#identity/stop-key.ts';
import { type BriefMail, composeBriefMail } from '#mail/compose-brief-mail.ts';
import type { Mail } from '#mail/mail.ts';
import type { BriefDeps } from './deps.ts';
import type { DuePeriod } from './due-periods.ts';
import type { Reader } from './reader.ts';
import { summarizePeriod } from './summarize-period.ts';

type Asked = {
  /** Null for a preview. */
  id: string | null;
  accountId: string;
  group: { id: string; name: string } | null;
  frequency: BriefFrequency;
};

/** The mail of a brief for a period, and whether it says that nothing happened. */
export async function composeBrief(
  deps: BriefDeps,
  reader: Reader,
  { id, accountId, group, frequency }: Asked,
  { from, to, isLate }: Pick<DuePeriod, 'from' | 'to'> & { isLate: boolean },
): Promise<{ mail: Mail; isEmpty: boolean }> {
  const groupId = group?.id ?? null;
  const { isOfProducts, ...summary } = await summarizePeriod(deps, reader, { accountId, groupId, from, to });
  const origin = deps.origin();
  const query = new URLSearchParams({ from, to, ...(groupId !== null && { group: groupId }) });
  const stop = id === null ? null : `key=${stopKeyOf(deps.secretKey, 'brief', id)}`;
  const brief: BriefMail = {
    ...{ language: reader.language, frequency, groupName: group?.name ?? null, isLate, ...summary },
    link: origin + (isOfProducts ? '/groups' : `/overview?${query}`),
    settings: `${origin}/briefs`,
    stop: stop === null ? null : { page: `${origin}/stop-brief?${stop}`, oneClick: `${origin}/api/stop-brief?${stop}` },
  };
  return { mail: composeBriefMail(reader.email ?? '', brief), isEmpty: summary.parts.length === 0 };
}
