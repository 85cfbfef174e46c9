import { ThemePicker } from '../components/theme-picker.tsx';
import { Toasts } from '../components/toasts.tsx';
import { wake } from './wake.tsx';

/** Makes the picker interactive and repeats the click that asked for it. */
export async function wakeTheme(slot: HTMLElement): Promise<void> {
  await wake(
    slot,
    <>
      <ThemePicker />
      <Toasts />
    </>,
  );
  slot.querySelector('button')?.click();
}
