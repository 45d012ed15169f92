import { createRequire } from 'node:module';
import ts from 'typescript';

const require = createRequire(import.meta.url);
const { api, javascript } = require('@mdn/browser-compat-data');
const { browserslist } = require('../../package.json');

/** How the compatibility data calls the browsers of browserslist. */
const NAMES = { ios_saf: 'safari_ios' };

/** The oldest supported version of each browser. */
const OLDEST = browserslist.map((line) => {
  const [, browser = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  if (version === '') throw new Error(`package.json: "${line}" is not "browser >= version"`);
  return { browser: NAMES[browser] ?? browser, version };
});

const isNewer = (one, other) => one.localeCompare(other, 'en', { numeric: true }) > 0;

/** The supported browsers whose oldest version lacks a feature. What they have in part counts as there. */
function lackedBy({ support }) {
  return OLDEST.flatMap(({ browser, version }) => {
    const since = [support[browser] ?? []]
      .flat()
      .filter((entry) => !entry.flags && !entry.prefix && !entry.alternative_name)
      .map(({ version_added: added }) => added)
      .filter((added) => typeof added === 'string' && added !== 'preview')
      .map((added) => added.replace('≤', ''));
    if (since.some((added) => !isNewer(added, version))) return [];
    return [since.length > 0 ? `${browser} before ${since.at(-1)}` : browser];
  });
}

/** Whether a member is one of a constructor, as `Response.json` is. */
const isStatic = ({ parent }) =>
  ts.isTypeLiteralNode(parent) || parent.name?.text.endsWith('Constructor') === true;

/** The interface or constructor that declares a member, as the compatibility data calls it. */
function ownerOf({ parent }) {
  const name = parent.name?.text ?? parent.parent?.name?.text ?? '';
  return name.replace(/^Readonly(?=Array|Map|Set)/, '').replace(/Constructor$/, '');
}

const builtins = javascript.builtins;

const find = (owners, name) =>
  owners
    .flatMap((owner) => [api[owner], builtins[owner], builtins.Intl[owner]])
    .map((owner) => owner?.[name])
    .find((found) => found?.__compat);

const findGlobal = (name) =>
  [api.Window[name], api[name], builtins[name], builtins.Intl[name]].find(
    (found) => found?.__compat,
  );

/**
 * Refuses what the browser or the language offers and one of the supported browsers (`browserslist` in package.json)
 * lacks. Where a file asks `'name' in …`, its code knows that the name may be missing.
 */
export const supported = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const { getSymbolAtLocation, getTypeAtLocation, program } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const asked = new Set(
      [...context.sourceCode.text.matchAll(/'(\w+)' in /g)].map(([, name]) => name),
    );

    function check(node, object) {
      const { name } = node;
      if (asked.has(name)) return;
      const declarations = getSymbolAtLocation(node)?.declarations ?? [];
      const [declaration] = declarations;
      if (!declaration || !/\/lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName))
        return;
      const type = object && getTypeAtLocation(object);
      const owners = object
        ? [...declarations.map(ownerOf), checker.getApparentType(type).symbol?.name ?? '']
        : [];
      // The data of browsers' own objects name a member of a constructor so.
      const own = isStatic(declaration) ? find(owners, `${name}_static`) : undefined;
      const feature = object ? (own ?? find(owners, name)) : findGlobal(name);
      const lacking = feature ? lackedBy(feature.__compat) : [];
      if (lacking.length === 0) return;
      const message = `${object ? `${owners[0] ?? ''}.` : ''}${name} is missing in ${lacking.join(', ')}`;
      context.report({ node, message });
    }

    return {
      'MemberExpression[computed=false]'({ property, object }) {
        if (property.type === 'Identifier') check(property, object);
      },
      ':not(MemberExpression) > Identifier, MemberExpression > Identifier.object'(node) {
        if (node.parent.type.startsWith('TS') || node.parent.type === 'Property') return;
        check(node, null);
      },
    };
  },
};
