import { supported } from './supported.mjs';

/** Refuses what the selectors match. */
const refused = (message, ...selectors) => ({
  meta: { type: 'problem', schema: [] },
  create: (context) =>
    Object.fromEntries(
      selectors.map((selector) => [selector, (node) => context.report({ node, message })]),
    ),
});

/** Clocks, ids and randomness. An action's `prepare` is the one place in a feature to ask for them. */
const impurities = [
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'CallExpression[callee.name="Date"]',
  'MemberExpression[object.name="Date"][property.name="now"]',
  'MemberExpression[object.name="Math"][property.name="random"]',
  'MemberExpression[object.name="crypto"]',
  'CallExpression[callee.name="nanoid"]',
].map((selector) => `${selector}:not(Property[key.name="prepare"] *)`);

/** The rules of this repository that no tool has. */
export default {
  meta: { name: 'oficio' },
  rules: {
    supported,
    // A file that only hands on what others export hides who depends on whom.
    'no-barrels': refused(
      'No barrels: import from the file that defines it.',
      'ExportAllDeclaration',
    ),
    'no-impurities': refused(
      'Clocks, ids and randomness enter at the edges (gateway, `prepare`) and are passed in.',
      ...impurities,
    ),
  },
};
