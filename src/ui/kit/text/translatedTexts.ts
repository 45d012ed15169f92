/*
 * A browser that translates the page takes texts out of it and puts `<font>` elements in their place. React keeps the
 * text nodes that it has made. When it moves or removes one of them, or adds something before it, the browser throws.
 * When it changes what one says, nothing changes on the page. So a text that React names is first put back in its
 * place. The translator then translates it again. See docs/decisions/021-a-translated-page.md.
 */

const isText = (node: Node | null): node is Text => node?.nodeType === Node.TEXT_NODE;

/** For each text that was taken out of the page, the element that stands in its place. */
const standIns = new WeakMap<Node, ChildNode>();

/** The texts for which an element stands, in their order. A translator may join several. */
const originals = new WeakMap<Node, readonly Node[]>();

/** A translator replaces a text, or it adds an element before the text and then removes the text. */
function remember(changes: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling } of changes) {
    const standIn = addedNodes[0] ?? previousSibling;
    if (!(standIn instanceof HTMLElement) || standIn.tagName !== 'FONT') continue;
    for (const removed of removedNodes) {
      // A translation may take the place of an earlier one.
      const texts = isText(removed) ? [removed] : (originals.get(removed) ?? []);
      for (const text of texts) standIns.set(text, standIn);
      originals.set(standIn, [...(originals.get(standIn) ?? []), ...texts]);
      if (texts.length > 0) patchNodes();
    }
  }
}

const observer = new MutationObserver(remember);

/** Puts a text back where React left it. One that was taken out without an element in its place becomes the last. */
function putBack(text: Text, parent: Node): void {
  if (text.parentNode === parent) return;
  const standIn = standIns.get(text);
  if (standIn?.parentNode === parent) standIn.replaceWith(...(originals.get(standIn) ?? []));
  else if (parent instanceof Element) parent.append(text);
}

/** Does what React wants, once the texts that it names are back in their place. */
function inPlace<T>(named: readonly (Node | null)[], parent: Node | null, act: () => T): T {
  const texts = named.filter(isText);
  if (!parent || texts.length === 0) return act();
  remember(observer.takeRecords());
  for (const text of texts) putBack(text, parent);
  const result = act();
  // Nothing stands in for a text that React itself has removed.
  observer.takeRecords();
  return result;
}

/** The functions by which React places texts. */
const PLACING = ['appendChild', 'insertBefore', 'removeChild'] as const;
type Placing = Record<(typeof PLACING)[number], (this: Node, ...nodes: Node[]) => Node>;

let isPatched = false;

/**
 * Patches the functions by which React changes texts. The page of a user who does not translate it keeps the browser's
 * own functions.
 */
function patchNodes(): void {
  if (isPatched) return;
  isPatched = true;
  const page = Node.prototype;
  const placing = page as Placing; // cast: each takes one or two nodes
  for (const name of PLACING) {
    const place = placing[name];
    placing[name] = function (...nodes) {
      return inPlace(nodes, this, () => place.apply(this, nodes));
    };
  }
  const nodeValue = Object.getOwnPropertyDescriptor(page, 'nodeValue');
  Object.defineProperty(page, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      const parent = standIns.get(this)?.parentNode ?? null;
      inPlace([this], parent, () => nodeValue?.set?.call(this, value));
    },
  });
}

/** Keeps the page right and working while the browser translates it. */
export function followTranslation(): void {
  observer.observe(document.documentElement, { childList: true, subtree: true });
}
