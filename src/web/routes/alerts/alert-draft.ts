import type { Group } from '#contract/group.ts';
import {
  type AlertRehearsalBody,
  type AlertRule,
  type AlertSubjectKind,
  type FilterList,
  isAskedOf,
  isOfStores,
  type QuietTime,
} from '#contract/messages/alert.ts';
import type { Tag } from '#contract/tag.ts';
import { conditionOf, FIRST_CONDITION, type GivenCondition, givenOf, KINDS } from './condition.ts';

/** The subject with which an alert is opened: a store or one of its products, by name; a group; or a saved filter. */
export type Subject = Record<'groupId' | 'storeId' | 'productId' | 'name' | 'filter', string | null> & {
  filterList: FilterList;
};

/** The text key of a saved filter, by its list. */
export const OF_LIST = {
  products: 'alerts.ofFilter',
  'database/products': 'alerts.ofDatabase',
  stores: 'alerts.ofStores',
  'database/stores': 'alerts.ofDatabaseStores',
} as const satisfies Record<FilterList, string>;

/** An alert while it is being edited. */
export type AlertDraft = {
  storeId: string;
  /** Set instead of a store. */
  groupId: string;
  productId: string | null;
  tag: Tag | '';
  /** The name and list of a saved filter, set instead of all of these. */
  filter: string;
  filterList: FilterList;
  given: GivenCondition;
  coolDownHours: number;
  quiet: QuietTime | null;
  channelIds: readonly string[];
  name: string;
};

export function newDraft({ storeId, groupId, productId, filter, filterList }: Subject): AlertDraft {
  return {
    ...{
      storeId: storeId ?? '',
      groupId: groupId ?? '',
      productId,
      tag: '',
      ...{ filter: filter ?? '', filterList },
      given: filter ? { ...FIRST_CONDITION, kind: 'matches' } : FIRST_CONDITION,
      coolDownHours: 24,
    },
    ...{ quiet: null, channelIds: [], name: '' },
  };
}

export function draftOf(rule: AlertRule): AlertDraft {
  const { productId, tag, condition, coolDownHours, quiet, channelIds, name } = rule;
  return {
    ...{
      storeId: rule.storeId ?? '',
      groupId: rule.groupId ?? '',
      productId,
      tag: tag ?? '',
      given: givenOf(condition),
    },
    ...{ filter: rule.filter ?? '', filterList: rule.filterList },
    ...{ coolDownHours, quiet, channelIds, name },
  };
}

/** The rule to send to the server; null if it is incomplete. */
export function ruleOf({
  given,
  storeId,
  groupId,
  productId,
  tag,
  filter,
  filterList,
  coolDownHours,
}: AlertDraft): AlertRehearsalBody | null {
  const condition = conditionOf(given);
  if (condition === null) return null;
  const none = { storeId: null, groupId: null, productId: null, tag: null };
  if (filter) return { ...none, filter, filterList, condition, coolDownHours };
  if (condition.kind === 'matches') return null;
  const ofStores = { storeId: storeId || null, groupId: groupId || null, productId: null, tag: tag || null };
  const subject = productId ? { ...none, productId } : ofStores;
  return { ...subject, filter: null, filterList: 'products', condition, coolDownHours };
}

export function subjectKindOf(
  { groupId, productId, tag, filter, filterList }: AlertDraft,
  groups: readonly Group[] | undefined,
): AlertSubjectKind {
  if (filter) return isOfStores(filterList) ? 'store-filter' : 'filter';
  const isOfProducts = groups?.some(({ id, kind }) => id === groupId && kind === 'products');
  if (productId || isOfProducts) return 'products';
  return tag ? 'tag' : 'stores';
}

/** The kinds of conditions that the draft's subject allows, and those that lead to another subject. */
export function kindsOf(draft: AlertDraft, groups: readonly Group[] | undefined): (typeof KINDS)[number][] {
  const { productId, given } = draft;
  const about = given.kind === 'matches' ? { ...draft, filter: '' } : draft;
  const subject = subjectKindOf(about, groups);
  return KINDS.filter((kind) => (kind === 'matches' ? !productId : isAskedOf(kind, subject)));
}

/** The draft after a change. A condition that the new subject does not allow is replaced. */
export function changed(
  before: AlertDraft,
  part: Partial<AlertDraft>,
  groups: readonly Group[] | undefined,
): AlertDraft {
  const next = { ...before, ...part };
  const { kind } = next.given;
  const isFilterless = part.given !== undefined && !isAskedOf(kind, subjectKindOf(next, groups));
  const draft = isFilterless ? { ...next, filter: '' } : next;
  const isBegun = kind === 'matches' && part.given !== undefined;
  if (isBegun || isAskedOf(kind, subjectKindOf(draft, groups))) return draft;
  return { ...draft, given: { ...draft.given, kind: FIRST_CONDITION.kind } };
}
