import { vi } from 'vitest';

// a file reads our modules anew, in a process that others were in before it: what a module remembers is of one file
vi.resetModules();
