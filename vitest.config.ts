import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Components, rendered into a document. */
const RENDERING = 'src/web/**/*.test.tsx';

const filesWith = (pattern: string, text: string) =>
  globSync(pattern).filter((file) => readFileSync(file, 'utf8').includes(text));

/**
 * Each has a thread of its own, so that its mocks reach no other, which takes 3 s of CPU more. `vi.spyOn` a module needs
 * none.
 */
const MOCKING = filesWith(RENDERING, 'vi.mock(');

/** Those that mock modules, or take for their own what a library keeps in its module. */
const ALONE = [
  ...filesWith('{src,tools,bench}/**/*.test.ts', 'vi.mock('),
  // measures the memory of its process
  'bench/hostile/hostile.test.ts',
  // reads the API's document, whose schemas get other names once another test has made one
  'bench/fuzz/fuzz.test.ts',
  'src/identity/wire/error-codes.test.ts',
];

/** A shared process ends when the next test needs a document and it has none, or the other way round. */
const WITH_DOCUMENT = filesWith('src/web/**/*.test.ts', '@vitest-environment');

/** What readers keep of a shop in memory they keep by its origin, which is the same in all of these. */
const READERS = 'src/tracker/platforms/**/*.test.ts';

/** Stands for the client of the API. */
const ANSWERED = fileURLToPath(new URL('src/web/testing-client.ts', import.meta.url));

const UNIT = {
  setupFiles: ['src/web/testing-fetch.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

const ON_DATABASE = { ...UNIT, globalSetup: ['src/database/testing-server.ts'] };

/** Begin first, the last of them before all, so that no worker waits for one at the end. */
const LONGEST = ['database', 'alerts', 'main-job', 'screens'].map((name) => `/e2e/${name}.test.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => LONGEST.findIndex((file) => moduleId.endsWith(file));
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => place(other) - place(one));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // many tests wait for a process or a database; two cores are busy with three workers
    maxWorkers: 3,
    projects: [
      {
        // one process for many files, which read what they import once
        test: {
          ...ON_DATABASE,
          name: 'unit',
          include: ['{src,tools,bench}/**/*.test.ts'],
          exclude: [...ALONE, ...WITH_DOCUMENT, READERS],
          isolate: false,
        },
      },
      {
        plugins: [react()],
        // not a mock: what a test before still loads would get the real one
        resolve: { alias: [{ find: /^\.{1,2}\/(.*\/)?client\.ts$/, replacement: ANSWERED }] },
        test: {
          ...UNIT,
          name: 'unit-web',
          include: [RENDERING],
          exclude: MOCKING,
          isolate: false,
          setupFiles: [...UNIT.setupFiles, 'src/web/testing-answers.ts'],
          // a function of the SDK can be replaced in a test, as one of ours can
          server: { deps: { inline: [/node_modules\/firebase\//] } },
        },
      },
      {
        test: {
          ...UNIT,
          name: 'unit-readers',
          include: [READERS],
          isolate: false,
          setupFiles: [...UNIT.setupFiles, 'src/runtime/testing-own-modules.ts'],
        },
      },
      {
        plugins: [react()],
        test: { ...UNIT, name: 'unit-document', include: WITH_DOCUMENT, exclude: ALONE, isolate: false },
      },
      {
        plugins: [react()],
        test: { ...UNIT, name: 'unit-mocking', include: MOCKING, pool: 'threads' },
      },
      {
        test: { ...ON_DATABASE, name: 'unit-alone', include: ALONE },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          isolate: false,
          // two of the longest mostly wait for a poll, the others half of their time for a page
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
          globalSetup: ['e2e/share-products.ts'],
          // bounds for what hangs; a slow machine takes three times as long as a quick one
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 30_000 } },
          maxConcurrency: 2,
        },
      },
    ],
  },
});
