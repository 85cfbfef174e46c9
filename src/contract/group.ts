import { z } from 'zod';
import { ProductId } from './product/product.ts';
import { StoreId } from './store.ts';

export const GROUP_KINDS = ['stores', 'products'] as const;
export const GroupKind = z.enum(GROUP_KINDS);
export type GroupKind = z.infer<typeof GroupKind>;

export const GROUP_COLORS = ['green', 'blue', 'violet', 'pink', 'red', 'orange', 'yellow', 'gray'] as const;
export const GroupColor = z.enum(GROUP_COLORS);
export type GroupColor = z.infer<typeof GroupColor>;

export const LONGEST_GROUP_NAME = 60;
export const MAX_IN_GROUP = 200;

export const GroupId = z.string().min(1).max(100);

const Name = z.string().trim().min(1).max(LONGEST_GROUP_NAME);

/** A store by its id (`7`), a product by its store's id and its own (`7-31`). */
const MemberId = z.union([StoreId, ProductId]);
const MemberIds = z.array(MemberId).max(MAX_IN_GROUP);

export const GroupBody = z.object({
  name: Name,
  color: GroupColor,
  kind: GroupKind,
  members: MemberIds.default([]).describe('Ids of stores or of products, as the group’s kind says.'),
});
export type GroupBody = z.infer<typeof GroupBody>;

export const GroupPatch = z.object({
  name: Name.optional(),
  color: GroupColor.optional(),
  add: MemberIds.default([]),
  remove: MemberIds.default([]),
});
export type GroupPatch = z.infer<typeof GroupPatch>;

export const GroupMember = z.object({
  id: MemberId,
  name: z.string(),
  storeName: z.string().nullable().describe('Null if the member is a store.'),
  isTracked: z.boolean().describe('Whether I track its store and it is not suspended. Other members are not counted.'),
});
export type GroupMember = z.infer<typeof GroupMember>;

export const Group = z.object({
  id: GroupId,
  name: z.string(),
  color: GroupColor,
  kind: GroupKind,
  members: z.array(GroupMember),
});
export type Group = z.infer<typeof Group>;

export const GroupList = z.object({ items: z.array(Group), limit: z.number().int() });
export type GroupList = z.infer<typeof GroupList>;
