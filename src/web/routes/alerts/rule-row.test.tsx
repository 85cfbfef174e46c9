// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { TOTAL_CAP } from '#contract/list.ts';
import { type AlertRule, INACTIVE_REASONS } from '#contract/messages/alert.ts';
import type { Channel } from '#contract/messages/channel.ts';
import ar from '../../locales/ar/translation.json' with { type: 'json' };
import en from '../../locales/en/translation.json' with { type: 'json' };
import fr from '../../locales/fr/translation.json' with { type: 'json' };
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { RuleRow } from './rule-row.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

const RULE: AlertRule = {
  ...{ id: 'r', name: 'Cheap toys', storeId: null, storeName: null, groupId: null, groupName: null },
  ...{ productId: null, productTitle: null, tag: null, filter: 'Cheap', filterList: 'products' },
  ...{ condition: { kind: 'matches' }, coolDownHours: 0, quiet: null, channelIds: [] },
  ...{ isMuted: false, inactiveReason: null, rang: 4, nothing: 1 },
};

test('a rule on a filter that too many products match says that it is inactive, and why', () => {
  renderInApp(<RuleRow rule={{ ...RULE, inactiveReason: 'too-broad' }} channels={[]} />);
  expect(screen.getByText('Inactive: its filter matches more than 10,000 products')).toBeTruthy();
  cleanup();
  renderInApp(<RuleRow rule={RULE} channels={[]} />);
  expect(screen.queryByText(/^Inactive/)).toBeNull();
  expect(screen.getByText(/75%/)).toBeTruthy();
});

test('a rule on a filter of stores counts stores', () => {
  renderInApp(<RuleRow rule={{ ...RULE, filterList: 'database/stores', inactiveReason: 'too-broad' }} channels={[]} />);
  expect(screen.getByText('Inactive: its filter matches more than 10,000 stores')).toBeTruthy();
});

test('a rule without a channel that is on says that it sends nothing', () => {
  const channel: Channel = {
    ...{ id: 'c', name: 'Slack', kind: 'slack', shown: 'hooks.slack.com', createdAt: '2026-11-01T00:00:00.000Z' },
    ...{ failingSince: null, switchedOffAt: null },
  };
  const isTold = (channelIds: string[], channels: Channel[] | undefined) => {
    renderInApp(<RuleRow rule={{ ...RULE, channelIds }} channels={channels} />);
    const told = screen.queryByText('Sends no messages') !== null;
    cleanup();
    return told;
  };
  const off = { ...channel, switchedOffAt: '2026-11-02T00:00:00.000Z' };
  expect([isTold([], [channel]), isTold(['c'], [off])]).toEqual([true, true]);
  expect([isTold(['c'], [channel]), isTold(['c'], undefined)]).toEqual([false, false]);
});

test('a rule that rings for stores cools down per store, another per product', () => {
  const labelOf = (rule: AlertRule) => {
    renderInApp(<AlertDialog isOpen subject={{ ...rule, name: null }} rule={rule} onClose={() => {}} />);
    const label = screen.getAllByText(/^How often per/)[0]?.textContent;
    cleanup();
    return label;
  };
  const orders = { kind: 'orders', direction: 'up', leastPercent: 10, per: 'day', steadyFor: 0 } as const;
  expect(labelOf({ ...RULE, filterList: 'database/stores' })).toBe('How often per store');
  expect(labelOf({ ...RULE, filter: null, condition: { kind: 'silent' } })).toBe('How often per store');
  expect(labelOf({ ...RULE, filter: null, condition: orders })).toBe('How often per store');
  expect(labelOf({ ...RULE, filter: null, productId: '1-2', condition: orders })).toBe('How often per product');
  expect(labelOf(RULE)).toBe('How often per product');
});

test.each(Object.entries({ en, fr, ar }))(
  'every reason to be inactive has a text of its own: %s',
  async (lng, translation) => {
    const i18n = createInstance();
    await i18n.init({ lng, resources: { [lng]: { translation } }, interpolation: { escapeValue: false } });
    const told = INACTIVE_REASONS.map((reason) => i18n.t(`alerts.inactive.${reason}`, { n: TOTAL_CAP }));
    expect(new Set(told).size).toBe(INACTIVE_REASONS.length);
    for (const text of told) expect(text).not.toMatch(/alerts\.|\{\{/);
    expect(told[INACTIVE_REASONS.indexOf('too-broad')]).toContain(String(TOTAL_CAP));
  },
);
