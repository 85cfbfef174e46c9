import { afterEach } from 'vitest';
import { asked } from './testing-client.ts';

// what one test answers is nothing to the next one
afterEach(() => void asked.mockReset());
