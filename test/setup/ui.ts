import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine needs more time to load a modal's modules.
configure({ asyncUtilTimeout: 15_000 });

// jsdom knows no cascade layers. Still it compares every element that is looked at with every rule of the page, and a rule
// that stands in a layer, as those of all recipes do, never applies.
beforeEach(() => {
  const spy = jest.spyOn(CSSStyleSheet.prototype, 'insertRule');
  const insert = spy.getMockImplementation();
  spy.mockImplementation(function (this: CSSStyleSheet, rule, index = 0) {
    return rule.startsWith('@layer') ? index : (insert?.call(this, rule, index) ?? index);
  });
});

// jsdom has no layout, so observers never fire, media queries never match, and pointers are never captured.
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

// jsdom has no PointerEvent, but Chakra's checkbox creates one when a key presses it.
class PlainPointerEvent extends MouseEvent {}

Object.assign(globalThis, {
  PointerEvent: PlainPointerEvent,
  ResizeObserver: QuietResizeObserver,
  matchMedia: neverMatches,
  scrollTo: () => undefined,
  // Every dialog that opens takes some frames, and jsdom draws only 60 in a second.
  requestAnimationFrame: (draw: FrameRequestCallback) =>
    setTimeout(() => {
      draw(performance.now());
    }, 1),
  cancelAnimationFrame: (frame: number) => {
    clearTimeout(frame);
  },
});

// jsdom has no addresses of files. A saved file's address is released a minute later, which slow tests live to see.
Object.assign(URL, { revokeObjectURL: () => undefined });

Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  scrollIntoView: () => undefined,
  scrollTo: () => undefined,
  // An element without a box would count as hidden, and dialogs would find nothing to focus.
  getClientRects: () => [new DOMRect()],
});

// jsdom has no working `showModal`, so a dialog is opened by its attribute.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

/** Copies arrays and plain objects into this realm. Other values are returned unchanged. */
function rehomed(value: unknown): unknown {
  if (Array.isArray(value)) return Array.from(value, rehomed);
  if (Object.prototype.toString.call(value) !== '[object Object]') return value;
  return Object.fromEntries(
    Object.entries(value as object).map(([key, part]) => [key, rehomed(part)]),
  );
}

// Node's own `structuredClone` creates objects of Node's realm. react-hook-form takes these for class instances
// and does not copy them, so that a form would write into the store's frozen objects.
const cloneInNode = globalThis.structuredClone;
globalThis.structuredClone = (value, options) =>
  // A clone has the same type as the original.
  rehomed(cloneInNode(value, options)) as typeof value;
