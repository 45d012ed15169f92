import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** A room of the house and what it must not reach into; the message says what to do instead. */
const closed = (target, from, message, except = []) => ({
  target: `./${target}`,
  from: `./${from}`,
  message,
  except,
});

const domain = 'features/shared <- features/* <- gateway <- sagas <- store <- index.tsx';

// Reads: code in the first folder may not import from the second.
const zones = [
  ...['gateway', 'sagas', 'store', 'ui'].map((room) =>
    closed('src/features', `src/${room}`, `Features import features only: ${domain}`),
  ),
  ...['sagas', 'store', 'ui'].map((room) => closed('src/gateway', `src/${room}`, domain)),
  ...['store', 'ui'].map((room) => closed('src/sagas', `src/${room}`, domain)),
  closed('src/store', 'src/ui', domain),
  ...['gateway', 'sagas'].map((room) =>
    closed('src/ui', `src/${room}`, 'The UI dispatches actions and reads selectors'),
  ),
  closed('src/ui', 'src/store', 'The UI takes only store/hooks from the store', ['./hooks.ts']),
  ...['gateway', 'sagas', 'store', 'ui'].map((room) =>
    closed('src/quotePage', `src/${room}`, 'The page of a client knows the rules alone'),
  ),
  ...['features', 'gateway', 'sagas', 'store', 'ui'].map((room) =>
    closed(`src/${room}`, 'src/quotePage', 'The page of a client stands by itself'),
  ),
  ...['features', 'gateway', 'sagas', 'store', 'ui'].flatMap((room) => [
    closed(`src/${room}`, 'src/index.tsx', 'The composition root is imported by nobody'),
  ]),
  ...['features', 'gateway', 'sagas', 'store', 'ui', 'quotePage'].map((room) =>
    closed(`src/${room}`, 'src/replay', 'The page of replays is no part of the app'),
  ),
  ...['gateway', 'sagas'].map((room) =>
    closed('src/replay', `src/${room}`, 'A replay shows states: no account, no sagas'),
  ),
  closed('src', 'embedded', 'The app knows its backend by HTTP only'),
  closed('embedded', 'src', 'The embedded backend imports nothing of the app'),
  closed('src', 'scripts', 'The app does not import its tools'),
  closed('src', 'e2e', 'The app does not import its tests'),
];

/** The floor on which the rooms stand that no floor names: those of lists. */
const LISTS = 'lists';

/**
 * The rooms of a folder, floor by floor from the ground: none may import from a floor above its own. That
 * no arrow runs back on one floor either, that no file needs itself through others, and that every room but
 * those of lists is named, scripts/rooms/rooms.test.ts sees to.
 */
const FLOORS = {
  'src/features': [
    ['shared'],
    ['session'],
    ['clients', 'calendar', 'device'],
    ['quotes'],
    ['profile', 'projects'],
    ['expenses'],
    ['payments', LISTS],
    ['documents'],
    ['dashboard', 'quoteLink', 'recording', 'statement', 'year'],
    ['entities'],
    ['bulk', 'finding', 'ownData'],
    ['navigation'],
    ['forms'],
    ['notices'],
    ['workspace'],
    ['marking'],
  ],
  'src/ui': [
    ['theme'],
    ['kit'],
    ['chunks', 'documents', 'landing', 'session'],
    ['records'],
    [LISTS],
    ['exports'],
    ['clientView', 'quoteAnswer', 'receivables', 'report', 'statement', 'year'],
    ['quoteDocument', 'commands', 'dashboard', 'myData'],
    ['palette'],
    ['shell'],
  ],
  'src/ui/kit': [['art'], ['text'], ['figures', 'form'], ['dialog'], ['list']],
};

/** The floors of a folder, with the names of the rooms of lists. */
function roomsByFloor([folder, floors]) {
  const named = floors.flat();
  const rooms = readdirSync(`${import.meta.dirname}/${folder}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !named.includes(entry.name))
    .map(({ name }) => name);
  return [folder, floors.map((floor) => floor.flatMap((room) => (room === LISTS ? rooms : room)))];
}

const floors = Object.entries(FLOORS)
  .map(roomsByFloor)
  .flatMap(([folder, rooms]) =>
    rooms.slice(0, -1).map((floor, index) => ({
      target: floor.map((room) => `./${folder}/${room}`),
      from: rooms
        .slice(index + 1)
        .flat()
        .map((room) => `./${folder}/${room}`),
      message: `Rooms stand on floors (docs/rooms.md): pass it in, or move the piece down.`,
    })),
  );

const packages = {
  supabase: {
    group: ['@supabase/*'],
    message: 'Only src/gateway/supabase… talks to supabase-js.',
  },
  saga: {
    group: [
      'redux-saga',
      'redux-saga/*',
      'typed-redux-saga',
      'typed-redux-saga/*',
      '@redux-saga/*',
    ],
    message: 'Only src/sagas uses saga effects.',
  },
  // The store creates the middleware; effects stay in src/sagas.
  sagaEffects: {
    group: ['redux-saga/*', 'typed-redux-saga', 'typed-redux-saga/*', '@redux-saga/*'],
    message: 'The store only creates the middleware; effects belong to src/sagas.',
  },
  react: {
    group: [
      'react',
      'react/*',
      'react-dom',
      'react-dom/*',
      'react-redux',
      '@chakra-ui/*',
      '@emotion/*',
    ],
    message: 'Features are pure: no React.',
  },
  sagaMacro: {
    group: ['typed-redux-saga/macro'],
    message: 'Without the Babel macro: import from typed-redux-saga.',
  },
};

const noPackages = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

export default tseslint.config(
  { ignores: ['dist/', 'coverage/', '.cache/', 'data/', 'test-results/', 'playwright-report/'] },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { 'import-x': importX },
    settings: {
      // Without the endings nothing resolves, and the path rules pass everything.
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] }),
      ],
    },
    rules: {
      'import-x/no-duplicates': 'error',
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
      'no-restricted-syntax': ['error', barrels()],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // An empty text falls back like an absent one, all over the display rules.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { string: true } },
      ],
      '@typescript-eslint/no-extraneous-class': ['error', { allowEmpty: true }],
      eqeqeq: 'error',
      'no-console': 'off',
    },
  },
  {
    files: ['src/**'],
    rules: noPackages(packages.supabase, packages.saga, packages.sagaMacro),
  },
  {
    files: ['src/**'],
    // A test may look at its room from above.
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { basePath: import.meta.dirname, zones: [...zones, ...floors] },
      ],
    },
  },
  {
    files: ['src/gateway/supabase*', 'src/gateway/supabase*/**', 'src/gateway/unused/*'],
    rules: noPackages(packages.saga, packages.sagaMacro),
  },
  { files: ['src/sagas/**'], rules: noPackages(packages.supabase, packages.sagaMacro) },
  {
    files: ['src/store/**'],
    rules: noPackages(packages.supabase, packages.sagaEffects, packages.sagaMacro),
  },
  {
    files: ['src/features/**'],
    rules: {
      ...noPackages(packages.supabase, packages.saga, packages.react),
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'localStorage', 'sessionStorage', 'fetch', 'navigator'].map(
          (name) => ({ name, message: 'Features are pure: no I/O.' }),
        ),
      ],
    },
  },
  {
    files: ['src/features/**'],
    // `ids` is what `prepare` callbacks call.
    ignores: ['src/features/shared/ids.ts', '**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', barrels(), ...impurities()] },
  },
  {
    files: ['src/**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      ...reactHooks.configs.flat['recommended-latest'].rules,
    },
    plugins: { ...jsxA11y.flatConfigs.strict.plugins, 'react-hooks': reactHooks },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'test/**', 'e2e/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  {
    files: ['**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { process: 'readonly', console: 'readonly' } },
  },
);

/** A file that only hands on what others export hides who depends on whom. */
function barrels() {
  return {
    selector: 'ExportAllDeclaration',
    message: 'No barrels: import from the file that defines it.',
  };
}

/** Clocks, ids and randomness. An action's `prepare` is the one place in a feature to ask for them. */
function impurities() {
  return [
    'NewExpression[callee.name="Date"][arguments.length=0]',
    'CallExpression[callee.name="Date"]',
    'MemberExpression[object.name="Date"][property.name="now"]',
    'MemberExpression[object.name="Math"][property.name="random"]',
    'MemberExpression[object.name="crypto"]',
    'CallExpression[callee.name="nanoid"]',
  ].map((selector) => ({
    selector: `${selector}:not(Property[key.name="prepare"] *)`,
    message:
      'Clocks, ids and randomness enter at the edges (gateway, `prepare`) and are passed in.',
  }));
}
