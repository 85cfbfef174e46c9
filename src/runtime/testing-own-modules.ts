import { vi } from 'vitest';

// each test file loads our modules again, because many files share a process and modules have state
vi.resetModules();
