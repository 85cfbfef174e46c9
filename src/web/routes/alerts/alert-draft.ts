import type { AlertRehearsalBody, AlertRule, QuietTime } from '#contract/alert.ts';
import type { Tag } from '#contract/tag.ts';
import { conditionOf, FIRST_CONDITION, type GivenCondition, givenOf } from './condition.ts';

/** What an alert is opened about: a store, or a product of it, by its name; or a group. */
export type Subject = { groupId: string | null; storeId: string | null; productId: string | null; name: string | null };

/** An alert as it is being written. */
export type AlertDraft = {
  storeId: string;
  /** Instead of a store. */
  groupId: string;
  productId: string | null;
  tag: Tag | '';
  /** The name of a saved filter, for `matches`. */
  filter: string;
  given: GivenCondition;
  coolDownHours: number;
  quiet: QuietTime | null;
  channelIds: readonly string[];
  name: string;
};

export function newDraft({ storeId, groupId, productId }: Subject): AlertDraft {
  return {
    ...{
      storeId: storeId ?? '',
      groupId: groupId ?? '',
      productId,
      tag: '',
      filter: '',
      given: FIRST_CONDITION,
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
    filter: rule.filter ?? '',
    ...{ coolDownHours, quiet, channelIds, name },
  };
}

/** What is asked of the server; null where it is not whole. */
export function ruleOf({
  given,
  storeId,
  groupId,
  productId,
  tag,
  filter,
  coolDownHours,
}: AlertDraft): AlertRehearsalBody | null {
  const condition = conditionOf(given);
  if (condition === null) return null;
  const none = { storeId: null, groupId: null, productId: null, tag: null };
  if (condition.kind === 'matches') return filter ? { ...none, filter, condition, coolDownHours } : null;
  const ofStores = { storeId: storeId || null, groupId: groupId || null, productId: null, tag: tag || null };
  const subject = productId ? { ...none, productId } : ofStores;
  return { ...subject, filter: null, condition, coolDownHours };
}
