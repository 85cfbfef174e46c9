import { afterEach, vi } from 'vitest';
import { asked } from './testing-ask.ts';

// once for all files of a process: those that mock it for themselves need a process each, which takes seconds
vi.mock('./api/client.ts', async (load) => ({ ...(await load<object>()), ask: asked }));
afterEach(() => void asked.mockReset());
