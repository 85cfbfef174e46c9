import type { Change } from '#contract/estimate/estimate.ts';
import { pageOfRing } from '#contract/messages/alert.ts';
import type { People } from '#database/connect.ts';
import { enqueueMessage } from '../delivery/enqueue-message.ts';
import { MAX_LINES, type Message, type MessageLine } from '../delivery/message.ts';
import { titleOf } from '../delivery/title-of.ts';
import type { AlertDeps } from '../deps.ts';
import { idsOf } from './ids-of.ts';
import { quietEnd } from './quiet-end.ts';
import { retractedText, ringText } from './ring-text.ts';
import type { Ring } from './rings-for.ts';
import type { RuleDelivery } from './rule-delivery.ts';

export type RingToQueue = { rule: RuleDelivery; ring: Ring; isLate: boolean };
export type RetractionToQueue = { rule: RuleDelivery; ring: Ring; change: Change | null };

type Deps = Pick<AlertDeps, 'clock' | 'origin'>;

/** Queues what rang together for the rules' channels: one message for each channel. */
export async function enqueueRings(deps: Deps, people: People, rings: readonly RingToQueue[]): Promise<void> {
  const lines = rings.map(({ rule, ring, isLate }) => ({
    rule,
    line: lineOf(deps.origin(), rule, ring, ringText(rule, ring, isLate), { isLate }),
  }));
  await enqueueAll(deps, people, lines, 'alert.rang');
}

/** The same for rings that restated figures retract. */
export async function enqueueRetractions(
  deps: Deps,
  people: People,
  rings: readonly RetractionToQueue[],
): Promise<void> {
  const lines = rings.map(({ rule, ring, change }) => ({
    rule,
    line: lineOf(deps.origin(), rule, ring, retractedText(rule, ring, change), {
      isRetracted: true,
      changeNow: change,
    }),
  }));
  await enqueueAll(deps, people, lines, 'alert.retracted');
}

async function enqueueAll(
  deps: Deps,
  people: People,
  rings: readonly { rule: RuleDelivery; line: MessageLine }[],
  type: Message['type'],
): Promise<void> {
  const nowMs = deps.clock.now();
  const entries = rings.flatMap((one) =>
    one.rule.channelIds.map((channelId) => ({ ...one, channelId, dueAtMs: quietEnd(one.rule.quiet, nowMs) })),
  );
  const groups = Map.groupBy(entries, ({ channelId, dueAtMs }) => `${channelId} ${dueAtMs}`);
  // in one order, so that two processes do not deadlock
  for (const key of [...groups.keys()].toSorted()) {
    const together = groups.get(key)!;
    const [{ channelId, dueAtMs, rule }] = together as [(typeof together)[number]];
    const lines = distinct(together.map(({ line }) => line));
    const kept = lines.slice(0, MAX_LINES);
    const rules = [...new Set(together.map((one) => one.rule.name))];
    const link = `${deps.origin()}/alerts`;
    const message = { type, language: rule.language, lines: kept, more: lines.length - kept.length, rules, link };
    const titled = { ...message, title: titleOf(message) };
    await enqueueMessage(people, channelId, titled, { nowMs, dueAtMs });
  }
}

function lineOf(
  origin: string,
  { filterList }: RuleDelivery,
  ring: Ring,
  text: string,
  more: Record<string, unknown>,
): MessageLine {
  const { kind, detail } = ring;
  const at = new Date(ring.at).toISOString();
  const data = { kind, ...idsOf(ring) };
  return { at, text, link: origin + pageOfRing({ ...data, filterList }), data: { ...data, ...detail, ...more } };
}

/** What rang for several rules is listed once. */
function distinct(lines: readonly MessageLine[]): MessageLine[] {
  return [...new Map(lines.map((line) => [`${line.at} ${line.link} ${line.text}`, line])).values()];
}
