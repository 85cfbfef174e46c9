import type { Share, ShareKind } from '#contract/sharing/share.ts';

type ShareRow = {
  id: string;
  kind: string;
  name: string;
  target: string;
  created_at: Date;
  expires_at: Date | null;
  opens: number;
  last_opened_at: Date | null;
};

export const SHARE_COLUMNS = [
  ...(['id', 'kind', 'name', 'target', 'created_at', 'expires_at', 'opens', 'last_opened_at'] as const),
];

export function shareOf(row: ShareRow): Share {
  return {
    ...{ id: row.id, kind: row.kind as ShareKind, name: row.name, target: row.target, opens: row.opens },
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    inactiveReason: null,
    lastOpenedAt: row.last_opened_at?.toISOString() ?? null,
  };
}
