import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { supported } from './scripts/lint/supported.mjs';

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
    rules: {
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      'no-restricted-syntax': ['error', barrels()],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A handler on one line may return what it calls returns.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
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
  // The compiler knows the types of Node, jest and the browser everywhere, because libraries refer to them.
  {
    files: ['src/**'],
    ignores: ['**/*.test.{ts,tsx}', 'src/prerender.tsx'],
    rules: noGlobals('The app runs in a browser.', [
      'Buffer',
      'global',
      '__dirname',
      'require',
      'jest',
    ]),
  },
  { files: ['embedded/**'], rules: noGlobals('The backend runs in Node.', ['window', 'document']) },
  {
    files: ['src/features/**'],
    ignores: ['**/*.test.ts'],
    rules: noGlobals('Features are pure: no I/O.', [
      ...['window', 'document', 'localStorage', 'sessionStorage', 'fetch', 'navigator'],
      ...['process', 'Buffer', 'global', '__dirname', 'require', 'jest'],
    ]),
  },
  {
    files: ['src/features/**'],
    // `ids` is what `prepare` callbacks call.
    ignores: ['src/features/shared/ids.ts', '**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', barrels(), ...impurities()] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'src/prerender.tsx', 'src/{kit,replay}/**'],
    plugins: { browsers: { rules: { supported } } },
    rules: { 'browsers/supported': 'error' },
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

function noGlobals(message, names) {
  return { 'no-restricted-globals': ['error', ...names.map((name) => ({ name, message }))] };
}

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
