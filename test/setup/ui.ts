import '@testing-library/jest-dom';

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

Object.assign(globalThis, {
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
