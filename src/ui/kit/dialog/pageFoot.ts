import { mainElement, noticeStackId } from './landmarks';

/** The most space (px) that the notices leave free below themselves, besides the bars at the foot. */
const BELOW_NOTICES = 32;

/** What stands at the foot of the window, besides the bar of sections. The heights are in px. */
const foot = {
  bar: 0,
  /** Whether the bar lies over the end of the page's content. Otherwise it has its own place in the page. */
  isBarOverPage: false,
  notices: 0,
};

/**
 * Makes room for what stands at the foot of the window: below the page's content, where the browser scrolls a control to,
 * and for a bar below the notices. Only the elements that make room are styled: a custom property of the page would have
 * every element of the page styled anew, because all of them inherit it.
 */
function makeRoom(): void {
  const { bar, isBarOverPage, notices } = foot;
  const besideNav = (px: number) => `calc(${String(px)}px + var(--of-nav))`;
  document.documentElement.style.scrollPaddingBottom = besideNav(
    bar + notices + (notices > 0 ? BELOW_NOTICES : 0),
  );
  const below = (isBarOverPage ? bar : 0) + notices;
  mainElement()?.style.setProperty('margin-bottom', `${String(below)}px`);
  document.getElementById(noticeStackId)?.style.setProperty('--of-foot', besideNav(bar));
}

function setFoot(changed: Partial<typeof foot>): void {
  Object.assign(foot, changed);
  makeRoom();
}

/** Tells the page how high its notices are. */
export const reserveNotices = (notices: number): void => setFoot({ notices });

/**
 * Tells the page how high a bar is that stands at the foot of the window while it is fixed or sticky there. On phones it
 * stands above the bar of sections, at `bottom: var(--of-nav)`.
 * @returns a function that ends this.
 */
export function reserveBar(element: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    const { position } = getComputedStyle(element);
    const isBarOverPage = position === 'fixed';
    const isAtFoot = isBarOverPage || position === 'sticky';
    setFoot({ bar: isAtFoot ? element.offsetHeight : 0, isBarOverPage });
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    setFoot({ bar: 0 });
  };
}

/** Reserves the room of a bar while it is on the page, as its `ref`. */
export const barRef = (bar: HTMLElement | null) => (bar ? reserveBar(bar) : undefined);
