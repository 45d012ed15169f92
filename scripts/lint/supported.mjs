import { createRequire } from 'node:module';
import path from 'node:path';
import { getTouchingPropertyName, isTypeLiteralNode } from 'typescript-7/unstable/ast';
import { API } from 'typescript-7/unstable/sync';

const require = createRequire(import.meta.url);
const { api, javascript } = require('@mdn/browser-compat-data');
const { browserslist } = require('../../package.json');
const root = path.resolve(import.meta.dirname, '../..');

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
  isTypeLiteralNode(parent) || parent.name?.text.endsWith('Constructor') === true;

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

let project;

/** The compiler's knowledge of the files on disk, read once. The linter lends its own to no rule that is written here. */
function readProject() {
  project ??= new API({ cwd: root })
    .updateSnapshot({ openProjects: [path.join(root, 'tsconfig.json')] })
    .getProjects()[0];
  return project;
}

const isOfLibrary = ({ path: file }) => /\/lib\.[\w.]+\.d\.ts$/.test(file);

/** What the compatibility data say about a member that the library declares so. */
function findMember(name, declarations, typeOfObject) {
  const owners = declarations.map(ownerOf);
  // The data of browsers' own objects name a member of a constructor so.
  const own = isStatic(declarations[0]) ? find(owners, `${name}_static`) : undefined;
  // The library declares once what several interfaces have, and the data say it of each.
  const feature = own ?? find(owners, name) ?? find([typeOfObject()], name);
  return { feature, title: `${owners[0]}.${name}` };
}

/**
 * Refuses what the browser or the language offers and one of the supported browsers (`browserslist` in package.json)
 * lacks. Where a file asks `'name' in …`, its code knows that the name may be missing.
 */
export const supported = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    // An editor's text is not what is on disk.
    if (process.argv.includes('--lsp')) return {};
    const { filename, sourceCode } = context;
    const asked = new Set([...sourceCode.text.matchAll(/'(\w+)' in /g)].map(([, name]) => name));
    const used = [];

    function add(node, isMember) {
      if (!asked.has(node.name)) used.push({ node, isMember });
    }

    function check({ node, isMember }, declared) {
      if (!declared[0] || !isOfLibrary(declared[0])) return;
      const { name, range } = node;
      const { checker, program } = readProject();
      const typeOfObject = () => {
        const member = getTouchingPropertyName(program.getSourceFile(filename), range[0]);
        const type = checker.getTypeAtLocation(member.parent.expression);
        return (type && checker.getApparentType(type)?.getSymbol()?.name) ?? '';
      };
      const { feature, title } = isMember
        ? findMember(
            name,
            declared.map((declaration) => declaration.resolve()),
            typeOfObject,
          )
        : { feature: findGlobal(name), title: name };
      const lacking = feature ? lackedBy(feature.__compat) : [];
      if (lacking.length === 0) return;
      context.report({ node, message: `${title} is missing in ${lacking.join(', ')}` });
    }

    return {
      'MemberExpression[computed=false]'({ property }) {
        if (property.type === 'Identifier') add(property, true);
      },
      ':not(MemberExpression) > Identifier, MemberExpression > Identifier.object'(node) {
        if (node.parent.type.startsWith('TS') || node.parent.type === 'Property') return;
        add(node, false);
      },
      'Program:exit'() {
        if (used.length === 0) return;
        const places = used.map(({ node }) => node.range[0]);
        const symbols = readProject().checker.getSymbolAtPosition(filename, places);
        used.forEach((use, index) => check(use, symbols[index]?.declarations ?? []));
      },
    };
  },
};
