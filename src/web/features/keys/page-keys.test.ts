// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { createKeyReader, isForPage } from './page-keys.ts';

describe('the keys of a page', () => {
  it('open a page with G and a letter, pressed in time', () => {
    const read = createKeyReader();
    expect([read('g', 0), read('s', 500)]).toEqual([null, { path: '/stores' }]);
    expect([read('g', 1_000), read('s', 9_000)]).toEqual([null, null]);
    expect(read('s', 9_100)).toBeNull();
  });

  it('forget the G after any other key', () => {
    const read = createKeyReader();
    read('g', 0);
    read('x', 100);
    expect(read('s', 200)).toBeNull();
  });

  it('open the search and the help', () => {
    const read = createKeyReader();
    expect([read('/', 0), read('?', 1)]).toEqual(['search', 'help']);
  });
});

describe('isForPage', () => {
  afterEach(() => document.body.replaceChildren());
  const pressed = (on: Element, init: KeyboardEventInit = {}) => {
    let found: boolean | null = null;
    const listen = (event: KeyboardEvent) => {
      found = isForPage(event);
    };
    window.addEventListener('keydown', listen);
    on.dispatchEvent(new KeyboardEvent('keydown', { key: 'g', bubbles: true, ...init }));
    window.removeEventListener('keydown', listen);
    return found;
  };

  it('leaves keys to fields, dialogs and the browser', () => {
    document.body.innerHTML = '<main><input><button>a</button></main>';
    const [input, button] = [document.querySelector('input')!, document.querySelector('button')!];
    expect([pressed(button), pressed(input), pressed(button, { ctrlKey: true })]).toEqual([true, false, false]);
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
    expect(pressed(button)).toBe(false);
  });
});
