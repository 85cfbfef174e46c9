import type { Clock } from '#runtime/clock.ts';
import type { PaddleSettings } from '#runtime/settings.ts';
import type { Provider } from '../provider.ts';

export function paddleProvider(_settings: PaddleSettings, _clock: Clock): Provider {
  throw new Error('not yet');
}
