/** The directions of docs/ARCHITECTURE.md: what each room may import besides itself. Imports of types count too. */
const BASE = ['contract', 'runtime', 'database'];
const MAY_IMPORT = {
  contract: [],
  runtime: ['contract'],
  database: ['contract', 'runtime'],
  mail: BASE,
  identity: [...BASE, 'mail'],
  catalog: BASE,
  sales: BASE,
  tracker: [...BASE, 'catalog', 'sales'],
  watch: [...BASE, 'catalog', 'identity'],
  billing: [...BASE, 'mail', 'watch', 'identity'],
  // what happened and how a number moved are told in one way, on screens, in mails and in messages
  briefs: [
    ...BASE,
    'mail',
    'identity',
    'sales',
    'watch',
    'questions',
    'web/(format|locales|features/(estimate|happening))',
  ],
  alerts: [
    ...BASE,
    'mail',
    'identity',
    'catalog',
    'tracker',
    'watch',
    'questions',
    'web/(format|locales|features/estimate)',
  ],
  sharing: [...BASE, 'mail', 'identity'],
  reviews: BASE,
  simulator: ['contract', 'runtime'],
  questions: [...BASE, 'mail', 'identity', 'catalog', 'sales', 'tracker', 'watch', 'billing'],
  web: ['contract'],
};

/** The same within the tracker, from what a reading is up to what is made of it. */
const TRACKER_MAY_IMPORT = {
  'reading.ts': [],
  'known/': ['reading.ts'],
  'observation.ts': ['known/', 'reading.ts'],
  'changes/': ['observation.ts', 'known/', 'reading.ts'],
  'estimate/': ['changes/', 'observation.ts', 'known/', 'reading.ts'],
  'signals/': ['estimate/', 'changes/', 'observation.ts', 'known/', 'reading.ts'],
  'fetch/': [],
  'platforms/': ['fetch/', 'signals/', 'changes/', 'known/', 'reading.ts'],
};

const TESTING = '(\\.test\\.tsx?$|\\.fixture\\.ts$|/testing/|/testing[^/]*\\.ts$)';

const directions = Object.entries(MAY_IMPORT).map(([room, others]) => ({
  name: `${room}-imports-only-${others.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: TESTING },
  to: { path: '^(src|bench|e2e|tools)/', pathNot: `^src/(${[room, ...others].join('|')})/` },
}));

const trackerDirections = Object.entries(TRACKER_MAY_IMPORT).map(([part, others]) => ({
  name: `tracker-${part.replace(/\W.*/, '')}-imports-only-what-lies-below`,
  severity: 'error',
  from: { path: `^src/tracker/${part}`, pathNot: TESTING },
  to: { path: '^src/tracker/', pathNot: `^src/tracker/(${[part, ...others].join('|')})` },
}));

module.exports = {
  forbidden: [
    ...directions,
    ...trackerDirections,
    {
      name: 'nothing-imports-the-server-room',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/server/', TESTING] },
      to: { path: '^src/server/' },
    },
    {
      name: 'the-server-leaves-the-web-alone',
      severity: 'error',
      from: { path: '^src/server/', pathNot: TESTING },
      to: { path: '^(src/web|bench|e2e|tools)/' },
    },
    {
      name: 'briefs-and-alerts-take-sentences-not-screens',
      severity: 'error',
      from: { path: '^src/(alerts|briefs)/', pathNot: TESTING },
      to: { path: '\\.tsx$|node_modules/react' },
    },
    {
      name: 'contract-imports-zod-only',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: TESTING },
      to: { pathNot: '^(src/contract/|.*node_modules/zod/)' },
    },
    {
      name: 'the-web-runs-in-a-browser',
      severity: 'error',
      from: { path: '^src/web/', pathNot: TESTING },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the-emulator-stands-alone',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/identity/emulator/', TESTING] },
      to: { path: '^src/identity/emulator/' },
    },
    {
      name: 'testing-stays-in-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTING },
      to: { path: `^src/.*${TESTING}` },
    },
    {
      name: 'properties-have-one-seed',
      severity: 'error',
      from: { path: '^(src|tools)/', pathNot: '^src/runtime/testing-properties\\.ts$' },
      to: { path: 'node_modules/fast-check/' },
    },
    {
      name: 'no-circle',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
    { name: 'everything-resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/.*/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
