/*
 * Functions that create the page's elements. A quote's content always becomes text, because no function accepts HTML.
 * The page does without React, so that it stays small on a client's phone.
 */

import { withoutControlCharacters } from '../features/shared/controlCharacters';

type Child = Node | string | null;

function fill<Made extends Element>(
  node: Made,
  attributes: Readonly<Record<string, string>>,
  children: Child[],
): Made {
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  // The document itself stays as it was sent, because the answer's code refers to each of its characters.
  node.append(
    ...children
      .filter((child) => child !== null)
      .map((child) => (typeof child === 'string' ? withoutControlCharacters(child) : child)),
  );
  return node;
}

/** Creates an element with attributes and children. */
export const el = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] => fill(document.createElement(tag), attributes, children);

const svgEl = (tag: string, attributes: Readonly<Record<string, string>>, ...children: Child[]) =>
  fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);

const ICONS = {
  check: 'm4 12.5 5 5L20 6.5',
  back: 'm15 5-7 7 7 7',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  mail: 'M3.5 5.5h17v13h-17zm0 1 8.5 7 8.5-7',
  chat: 'M4 20.2l1.2-4A8.3 8.3 0 1 1 8.2 19zM9 8.4c-.6 3.4 2.6 6.8 6.2 6.6l.5-1.7-2-1-1 .9c-1-.5-1.7-1.2-2.2-2.2l.9-1-.9-2z',
  alert: 'M12 4 2.5 20h19zM12 10v5M12 17.2v.6',
} as const;

/** A line icon of 20 px. Its accessible name is that of the button around it. */
export const icon = (name: keyof typeof ICONS): Node =>
  svgEl(
    'svg',
    { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    svgEl('path', { d: ICONS[name] }),
  );

/** A button that acts on this page. */
export function button(look: string, onPress: () => void, ...children: Child[]): HTMLButtonElement {
  const node = el('button', { type: 'button', class: `button ${look}` }, ...children);
  node.addEventListener('click', onPress);
  return node;
}

/** A link that looks like a button and leaves this page. */
export const linkButton = (look: string, href: string, ...children: Child[]): HTMLAnchorElement =>
  el(
    'a',
    { class: `button ${look}`, href, target: '_blank', rel: 'noopener noreferrer' },
    ...children,
  );

/** A list of labels with values. Lines without a value are left out. */
export function facts(look: string, lines: readonly (readonly [string, string | null])[]): Node {
  const list = el('dl', { class: look });
  for (const [label, value] of lines) {
    if (value !== null) list.append(el('div', {}, el('dt', {}, label), el('dd', {}, value)));
  }
  return list;
}

/** A status with the same colour, icon and word as in the app. */
export const badge = (tone: 'purple' | 'green' | 'red' | 'yellow', text: string): Node =>
  el('p', { class: `badge ${tone}` }, el('span', { class: 'glyph', 'aria-hidden': 'true' }), text);
