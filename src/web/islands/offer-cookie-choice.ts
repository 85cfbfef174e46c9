import { consentStore } from '../consent/consent-store.ts';

/** The choice on the cookies page: shows the current state and takes another choice. */
export function offerCookieChoice(): void {
  const form = document.querySelector<HTMLElement>('[data-cookie-choice]');
  if (!form) return;
  const show = () => {
    const { choice, mayTrack } = consentStore.get();
    const state = choice === 'none' ? (mayTrack ? 'untold' : 'unasked') : choice;
    for (const text of form.querySelectorAll<HTMLElement>('[data-state]')) text.hidden = text.dataset.state !== state;
    for (const button of form.querySelectorAll<HTMLButtonElement>('button'))
      button.disabled = button.dataset.choice === choice;
  };
  form.addEventListener('click', ({ target }) => {
    const chosen = target instanceof Element ? target.closest<HTMLElement>('[data-choice]')?.dataset.choice : null;
    if (chosen === 'accepted') consentStore.accept();
    if (chosen === 'refused') consentStore.refuse();
    if (chosen === 'none') consentStore.withdraw();
  });
  consentStore.subscribe(show);
  show();
}
