/**
 * Who may import from whom. `npm test` checks it, and `npm run rooms` draws it. docs/architecture.md says what each room
 * is for.
 */

/**
 * The rooms of each folder, from the ground up: a room imports from the rooms before it and from none after it. What
 * needs another order is passed in, or the piece moves down. Every room is named.
 */
export const ROOMS = {
  'src/features': ['shared', 'business', 'app'],
  'src/features/business': [
    'clients',
    'quotes',
    'projects',
    'series',
    'expenses',
    'profile',
    'payments',
    'calendar',
    'clientView',
    'documents',
    'dashboard',
    'statement',
    'spreadsheet',
    'year',
    'weeks',
  ],
  'src/features/app': [
    'session',
    'device',
    'entities',
    'finding',
    'ownData',
    'navigation',
    'report',
    'forms',
    'notices',
    'workspace',
    'bulk',
  ],
  'src/ui': ['theme', 'kit', 'visitor', 'records', 'documents', 'sections', 'shell'],
  'src/ui/kit': ['hooks', 'art', 'text', 'figures', 'form', 'dialog', 'list', 'chunks'],
  'src/ui/sections': [
    'statement',
    'clients',
    'quotes',
    'projects',
    'series',
    'payments',
    'expenses',
    'exports',
    'spreadsheet',
    'clientView',
    'year',
    'weeks',
    'dashboard',
    'myData',
  ],
};

const TESTS = String.raw`\.test\.tsx?$`;
const oneOf = (names) => `(${names.join('|')})`;

/** A rule that holds for tests, too. */
const closed = (from, to, comment, { but } = {}) => ({
  name: `${from} -/-> ${to}`,
  comment,
  severity: 'error',
  from: { path: `^${from}` },
  to: { path: `^${to}`, ...(but && { pathNot: but }) },
});

const domain = 'features <- gateway <- sagas <- store <- index.tsx';
const APP = ['features', 'gateway', 'sagas', 'store', 'ui'];

const directions = [
  ['features', ['gateway', 'sagas', 'store', 'ui']],
  ['gateway', ['sagas', 'store', 'ui']],
  ['sagas', ['store', 'ui']],
  ['store', ['ui']],
].map(([room, above]) => closed(`src/${room}/`, `src/${oneOf(above)}/`, domain));

const closedRooms = [
  closed('src/ui/', 'src/(gateway|sagas)/', 'The UI dispatches actions and reads selectors.'),
  closed('src/ui/', 'src/store/', 'The UI takes only store/hooks from the store.', {
    but: '^src/store/hooks',
  }),
  closed('src/quotePage/', 'src/(gateway|sagas|store|ui)/', 'The client’s page knows the rules.'),
  closed(`src/${oneOf(APP)}/`, 'src/quotePage/', 'The page of a client stands by itself.'),
  closed(`src/${oneOf(APP)}/`, 'src/index.tsx', 'The composition root is imported by nobody.'),
  closed(`src/${oneOf([...APP, 'quotePage'])}/`, 'src/replay/', 'Replays are no part of the app.'),
  closed('src/replay/', 'src/(gateway|sagas)/', 'A replay shows states: no account, no sagas.'),
  closed(
    `src/${oneOf([...APP, 'quotePage'])}/`,
    'src/kit/',
    'The page of parts is no part of the app.',
  ),
  closed(
    'src/kit/',
    'src/(gateway|sagas)/',
    'The page of parts shows parts: no account, no sagas.',
  ),
  closed('src/worker(Off)?.ts', 'src/(features|sagas|store|ui)/', 'The worker knows files alone.'),
  closed('src/', '(embedded|scripts|e2e)/', 'The app knows its backend by HTTP, and no tool.'),
  closed('embedded/', 'src/', 'The embedded backend imports nothing of the app.'),
];

/** Which rooms may use a package. */
const kept = (packages, rooms, comment) => ({
  name: `${packages} only in ${rooms}`,
  comment,
  severity: 'error',
  from: { path: '^src/', pathNot: `^src/${rooms}` },
  to: { path: `node_modules/${packages}/` },
});

const packages = [
  kept('@supabase', 'gateway/(supabase|unused/)', 'Only src/gateway/supabase… talks to it.'),
  kept('(typed-)?redux-saga', '(sagas|store)/', 'Effects are in sagas.'),
  kept('@redux-saga', 'sagas/', 'Effects are in sagas.'),
  {
    name: 'the store only creates the middleware',
    severity: 'error',
    from: { path: '^src/store/' },
    to: { path: 'node_modules/(typed-redux-saga/|redux-saga/.*effects)' },
  },
  {
    name: 'without the Babel macro',
    comment: 'Import from typed-redux-saga.',
    severity: 'error',
    from: {},
    to: { path: 'node_modules/typed-redux-saga/macro' },
  },
  {
    name: 'features are pure',
    severity: 'error',
    from: { path: '^src/features/' },
    to: { path: 'node_modules/(react|react-dom|react-redux|@chakra-ui|@emotion)/' },
  },
];

/** The order of the rooms of a folder. A test may look at its room from above. */
const inOrder = ([folder, rooms]) => [
  ...rooms.map((room, index) => ({
    name: `${folder}/${room} is below what it imports`,
    comment: 'ROOMS in .dependency-cruiser.mjs: pass it in, or move the piece down.',
    severity: 'error',
    from: { path: `^${folder}/${room}/`, pathNot: TESTS },
    to: { path: `^${folder}/(${[...rooms.slice(index + 1), '[^/]+$'].join('/|')})` },
  })),
  {
    name: `every room of ${folder} is named`,
    comment: 'Add it to ROOMS in .dependency-cruiser.mjs.',
    severity: 'error',
    from: { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/${oneOf(rooms)}/` },
    to: {},
  },
];

const config = {
  forbidden: [
    ...directions,
    ...closedRooms,
    ...packages,
    ...Object.entries(ROOMS).flatMap(inOrder),
    { name: 'no file needs itself', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
    // Types are imports, too.
    tsPreCompilationDeps: true,
  },
};

export default config;
