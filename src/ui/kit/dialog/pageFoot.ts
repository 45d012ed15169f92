import { mainElement, noticeStackId } from './landmarks';

/** The most space (px) that the notices leave free below themselves, besides the bars at the foot. */
const BELOW_NOTICES = 32;

/** The heights (px) of what stands at the foot of the window, besides the bar of sections. */
const heights = {
  /** A bar. */
  bar: 0,
  /** That bar, if the page has no room of its own for it. */
  overPage: 0,
  notices: 0,
};

/**
 * Makes room for what stands at the foot of the window: below the page's content, where the browser scrolls a control to,
 * and for a bar below the notices. Only the elements that make room are styled: a custom property of the page would have
 * every element of the page styled anew, because all of them inherit it.
 */
function makeRoom(): void {
  const { bar, overPage, notices } = heights;
  const besideNav = (px: number) => `calc(${String(px)}px + var(--of-nav))`;
  document.documentElement.style.scrollPaddingBottom = besideNav(
    bar + notices + (notices > 0 ? BELOW_NOTICES : 0),
  );
  mainElement()?.style.setProperty('margin-bottom', `${String(overPage + notices)}px`);
  document.getElementById(noticeStackId)?.style.setProperty('--of-foot', besideNav(bar));
}

function setHeights(changed: Partial<typeof heights>): void {
  Object.assign(heights, changed);
  makeRoom();
}

/** Tells the page how high its notices are. */
export const reserveNotices = (notices: number): void => setHeights({ notices });

/**
 * Tells the page how high a bar is that stands at the foot of the window while it is fixed or sticky there. On phones it
 * stands above the bar of sections, at `bottom: var(--of-nav)`.
 * @returns a function that ends this.
 */
export function reserveBar(element: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    const { position } = getComputedStyle(element);
    const isAtFoot = position === 'fixed' || position === 'sticky';
    const bar = isAtFoot ? element.offsetHeight : 0;
    setHeights({ bar, overPage: position === 'fixed' ? bar : 0 });
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    setHeights({ bar: 0, overPage: 0 });
  };
}

/** Reserves the room of a bar while it is on the page, as its `ref`. */
export const barRef = (bar: HTMLElement | null) => (bar ? reserveBar(bar) : undefined);
