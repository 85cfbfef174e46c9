// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInApp } from '../testing-render.tsx';
import { useConfig } from './use-config.ts';

afterEach(cleanup);

function Mail() {
  return <p>{useConfig()?.mail ?? 'unknown'}</p>;
}

test('the settings in the document are known at once, before any query has run', () => {
  const script = Object.assign(document.createElement('script'), { id: 'config', type: 'application/json' });
  script.textContent = JSON.stringify({ mail: 'folder' });
  document.body.append(script);
  expect(renderInApp(<Mail />).container.textContent).toBe('folder');
  script.remove();
  expect(renderInApp(<Mail />).container.textContent).toBe('unknown');
});
