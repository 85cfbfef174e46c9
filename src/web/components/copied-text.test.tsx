// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { renderInApp } from '../testing-render.tsx';
import { startTestTexts } from '../testing-texts.ts';
import { CopiedText } from './copied-text.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

test('a text too long for its field shows that it continues', () => {
  renderInApp(<CopiedText label="Link" text="https://example.com/a-long-address" />);
  expect(getComputedStyle(screen.getByLabelText('Link')).textOverflow).toBe('ellipsis');
});
