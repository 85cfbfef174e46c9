// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { renderInApp } from '../testing-render.tsx';
import { useGo } from './app-link.tsx';
import { LinkButton } from './link-button.tsx';
import { TextLink } from './text-link.tsx';

afterEach(cleanup);

test('every link to another page keeps the period', () => {
  renderInApp(
    <>
      <TextLink to="/stores/7">text</TextLink>
      <LinkButton to="/overview?group=1">button</LinkButton>
    </>,
    { address: '/groups?q=tea&dateRange=TODAY' },
  );
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/stores/7?dateRange=TODAY', '/overview?group=1&dateRange=TODAY']);
});

function Page() {
  const go = useGo();
  const { pathname, search } = useLocation();
  return (
    <button type="button" onClick={() => go('/stores')}>
      {pathname + search}
    </button>
  );
}

test('so does going to another page', () => {
  renderInApp(<Page />, { address: '/stores/7?dateRange=TODAY' });
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe('/stores?dateRange=TODAY');
});
