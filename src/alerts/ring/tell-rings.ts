import type { QuietTime } from '#contract/alert.ts';
import type { People } from '#database/connect.ts';
import type { MailLanguage } from '#mail/language.ts';
import { messageText } from '#mail/message-text.ts';
import { enqueueMessage } from '../delivery/enqueue-message.ts';
import { type MessageLine, MOST_LINES } from '../delivery/message.ts';
import type { AlertDeps } from '../deps.ts';
import type { Ring } from './judge.ts';
import { quietEnd } from './quiet-end.ts';
import { ringText } from './ring-text.ts';

export type ToldRing = {
  ring: Ring;
  isLate: boolean;
  rule: { name: string; quiet: QuietTime | null; channelIds: string[]; language: MailLanguage };
};

/** Puts what rang together in line for its channels: what happened together is one message for each. */
export async function tellRings(
  deps: Pick<AlertDeps, 'clock' | 'origin'>,
  people: People,
  told: readonly ToldRing[],
): Promise<void> {
  const nowMs = deps.clock.now();
  const entries = told.flatMap((one) =>
    one.rule.channelIds.map((channelId) => ({ ...one, channelId, dueAtMs: quietEnd(one.rule.quiet, nowMs) })),
  );
  for (const together of Map.groupBy(entries, ({ channelId, dueAtMs }) => `${channelId} ${dueAtMs}`).values()) {
    const [{ channelId, dueAtMs, rule }] = together as [(typeof together)[number]];
    const { language } = rule;
    const lines = together.map(({ ring, isLate }) => lineOf(deps.origin(), language, ring, isLate));
    const title =
      lines.length === 1 ? lines[0]!.text : messageText(language, 'many', { count: lines.length, rule: rule.name });
    const kept = lines.slice(0, MOST_LINES);
    const more = lines.length - kept.length;
    const link = `${deps.origin()}/alerts`;
    await enqueueMessage(
      people,
      channelId,
      { type: 'alert.rang', language, title, lines: kept, more, link },
      { nowMs, dueAtMs },
    );
  }
}

function lineOf(origin: string, language: MailLanguage, ring: Ring, isLate: boolean): MessageLine {
  const { storeId, productId, kind, detail } = ring;
  const page = productId === 0 ? `/stores/${storeId}` : `/products/${storeId}-${productId}`;
  const at = new Date(ring.at).toISOString();
  const data = { kind, storeId: String(storeId), productId: productId === 0 ? null : `${storeId}-${productId}` };
  return { at, text: ringText(language, ring, isLate), link: origin + page, data: { ...data, ...detail, isLate } };
}
