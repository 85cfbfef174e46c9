// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Group } from '#contract/group.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { GroupCard } from './group-card.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

test('a long name of the group is not cut off in the field that adds to it', () => {
  const name = 'The competitors that we watch most closely of all';
  renderInApp(<GroupCard group={{ id: '5', name, color: 'blue', kind: 'stores', members: [] }} />);
  const field = screen.getByRole('combobox', { name: `Add a store to ${name}` }) as HTMLInputElement;
  expect(field.labels?.[0]?.textContent).toBe('Add a store');
});

test('a long member is cut off at its end, whatever the direction of the page', () => {
  const member = { id: '1-2', name: 'Gilet Givre', storeName: 'Maison Ormeline', isTracked: true };
  const group: Group = { id: '5', name: 'Rivals', color: 'blue', kind: 'products', members: [member] };
  renderInApp(<GroupCard group={group} />);
  const label = screen.getByRole('link', { name: /Gilet Givre/ }).querySelector('[dir=auto]');
  // text in an element of its own would not decide the direction
  expect(label?.firstChild).toMatchObject({ nodeType: Node.TEXT_NODE, textContent: 'Gilet Givre' });
});
