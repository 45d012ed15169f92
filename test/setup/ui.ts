import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine takes its time to load a modal's modules, and to do what is waited for.
configure({ asyncUtilTimeout: 15_000 });

// jsdom lays nothing out, so observers never fire, queries never match and pointers are never held.
class QuietResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function neverMatches(query: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media: query,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

// jsdom has none; Chakra's checkbox makes its own when a key presses it.
class PlainPointerEvent extends MouseEvent {}

Object.assign(globalThis, {
  PointerEvent: PlainPointerEvent,
  ResizeObserver: QuietResizeObserver,
  matchMedia: neverMatches,
  scrollTo: () => undefined,
});

Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  scrollIntoView: () => undefined,
  scrollTo: () => undefined,
  // What has no box is taken for hidden, and dialogs would find nothing in them to focus.
  getClientRects: () => [new DOMRect()],
});

// jsdom knows the browser's own dialogs, but cannot open them.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

/** Arrays and plain objects of this realm; whatever else is left as it is. */
function rehomed(value: unknown): unknown {
  if (Array.isArray(value)) return Array.from(value, rehomed);
  if (Object.prototype.toString.call(value) !== '[object Object]') return value;
  return Object.fromEntries(
    Object.entries(value as object).map(([key, part]) => [key, rehomed(part)]),
  );
}

// Node's own makes objects of Node's realm, which react-hook-form takes for class instances and
// does not copy: a form would then write into what the store has frozen.
const cloneInNode = globalThis.structuredClone;
globalThis.structuredClone = (value, options) =>
  // A clone has the type of what it was made from.
  rehomed(cloneInNode(value, options)) as typeof value;
