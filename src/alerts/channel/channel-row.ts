import type { Channel, ChannelKind } from '#contract/messages/channel.ts';
import type { AlertDeps } from '../deps.ts';
import { type Target, unsealTarget } from './target.ts';

export type ChannelRow = {
  id: string;
  name: string;
  kind: string;
  sealed_target: Buffer;
  created_at: Date;
  failing_since: Date | null;
  switched_off_at: Date | null;
};

export const CHANNEL_COLUMNS = [
  ...(['id', 'name', 'kind', 'sealed_target', 'created_at'] as const),
  ...(['failing_since', 'switched_off_at'] as const),
];

type Deps = Pick<AlertDeps, 'secretKey' | 'origin'>;

export function channelOf(deps: Deps, row: ChannelRow, email: string): Channel {
  const target = unsealTarget(deps.secretKey, row.id, row.sealed_target);
  return {
    ...{ id: row.id, name: row.name, kind: row.kind as ChannelKind },
    shown: shownOf(deps, target, email),
    createdAt: row.created_at.toISOString(),
    failingSince: row.failing_since?.toISOString() ?? null,
    switchedOffAt: row.switched_off_at?.toISOString() ?? null,
  };
}

function shownOf(deps: Deps, target: Target, email: string): string {
  if (target.kind === 'mail') return email;
  if (target.kind === 'feed') return feedAddress(deps.origin(), target.secret ?? '');
  return new URL(target.url).host;
}

/** The secret is in the query, which our logs leave out. */
function feedAddress(origin: string, secret: string): string {
  return `${origin}/feeds/alerts.atom?key=${secret}`;
}
