import { ThemePicker } from '../components/appearance/theme-picker.tsx';
import { Toasts } from '../components/toasts.tsx';
import { renderSlot } from './render-slot.tsx';

/** Makes the picker interactive and repeats the click that asked for it. */
export async function renderThemeSlot(slot: HTMLElement): Promise<void> {
  await renderSlot(
    slot,
    <>
      <ThemePicker />
      <Toasts />
    </>,
  );
  slot.querySelector('button')?.click();
}
