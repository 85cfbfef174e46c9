// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Brief } from '#contract/messages/brief.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { BriefRow } from './brief-row.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

const BRIEF: Brief = {
  ...{ id: 'b', group: null, frequency: 'daily', hour: 7, zone: 'UTC', sendsEmpty: false },
  ...{ stoppedAt: null, inactiveReason: null, nextAt: '2026-11-22T07:00:00.000Z', lastSentAt: null },
};

test('a brief beyond the plan’s limit says so, and not when it would be sent', () => {
  renderInApp(<BriefRow brief={BRIEF} onEdit={() => {}} />);
  expect([screen.queryByText(/^Inactive/), screen.queryByText(/Next:/)]).toEqual([null, expect.anything()]);
  cleanup();
  renderInApp(<BriefRow brief={{ ...BRIEF, inactiveReason: 'plan-limit', nextAt: null }} onEdit={() => {}} />);
  expect(screen.getByText('Inactive: your plan allows fewer briefs, and the oldest ones stay active')).toBeTruthy();
  expect(screen.queryByText(/Next:/)).toBeNull();
});
