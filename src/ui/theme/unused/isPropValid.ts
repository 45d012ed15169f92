/** What Chakra's factory keeps to itself. */
const OWN = new Set(['as', 'asChild', 'theme']);

/**
 * Stands in for `@emotion/is-prop-valid` in the app's bundle (see scripts/webpack/unused.ts): a list
 * of all attributes of HTML and SVG, by which Chakra's factory drops what is none. Here TypeScript
 * does: an element is given attributes, variants and styles, and Chakra tells the last two itself.
 */
export default function isPropValid(name: string): boolean {
  return !OWN.has(name);
}
