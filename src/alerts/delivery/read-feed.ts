import { hashSecret, isSecret } from '#identity/random-id.ts';
import { Problem } from '#runtime/problem.ts';
import type { AlertDeps } from '../deps.ts';
import type { Message } from './message.ts';

const ENTRIES = 50;

/** The messages of a feed as Atom (RFC 4287), for whoever knows its secret. Throws `not-found`. */
export async function readFeed(
  { people, origin }: Pick<AlertDeps, 'people' | 'origin'>,
  secret: string | undefined,
): Promise<string> {
  const channel =
    secret !== undefined && isSecret(secret)
      ? await people
          .selectFrom('channel')
          .innerJoin('account', 'account.id', 'channel.account_id')
          .select(['channel.id', 'channel.name', 'channel.created_at'])
          .where('account.is_disabled', '=', false)
          .where('channel.secret_hash', '=', hashSecret(secret))
          .executeTakeFirst()
      : undefined;
  if (!channel) throw new Problem('not-found');
  const rows = await people
    .selectFrom('delivery')
    .select(['id', 'message', 'due_at'])
    .where('channel_id', '=', channel.id)
    .where('state', '=', 'delivered')
    .orderBy('due_at', 'desc')
    .limit(ENTRIES)
    .execute();
  const entries = rows.map(({ id, message, due_at }) => entryOf(id, message as unknown as Message, due_at));
  const updated = (rows[0]?.due_at ?? channel.created_at).toISOString();
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>urn:tillwatch:${channel.id}</id>
<title>${text(channel.name)}</title>
<updated>${updated}</updated>
<author><name>Tillwatch</name></author>
<link rel="alternate" href="${text(origin())}/"/>
${entries.join('\n')}
</feed>
`;
}

function entryOf(id: string, { title, lines, more, link }: Message, at: Date): string {
  const content = [...lines.map((line) => line.text), ...(more > 0 ? [`+ ${more}`] : [])].join('\n');
  return `<entry>
<id>urn:tillwatch:${id}</id>
<title>${text(title)}</title>
<updated>${at.toISOString()}</updated>
<link rel="alternate" href="${text(link)}"/>
<content type="text">${text(content)}</content>
</entry>`;
}

/** Drops characters that XML 1.0 does not allow. */
function text(value: string): string {
  return value
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
