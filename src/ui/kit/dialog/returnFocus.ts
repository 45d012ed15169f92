import { mainPart } from './landmarks';

/** Where something stood in a list, so that its neighbour can be found once it is gone. */
interface Place {
  list: Element;
  /** In the whole list, of which only a part may be rendered; a plain list's rows are all there. */
  position: number;
  /** Which of the row's controls, from the end (what stands before may differ from row to row); 0: the row itself. */
  fromEnd: number;
}

const LIST = '[role=list], [role=table], ul';
const ROW = '[role=listitem], [role=row], li';
const HOME = '[tabindex="-1"]';

const controlsOf = (row: Element): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('button, a[href]'),
];

const positionOf = (row: Element): number =>
  Number(
    row.getAttribute('aria-posinset') ??
      row.getAttribute('aria-rowindex') ??
      [...(row.parentElement?.children ?? [])].indexOf(row),
  );

/** What something stands in that takes the focus from a script, the innermost first. */
function homesOf(held: HTMLElement): HTMLElement[] {
  const home = held.parentElement?.closest<HTMLElement>(HOME);
  return home ? [home, ...homesOf(home)] : [];
}

/** The tab of the section that is shown. */
const currentTab = () => document.querySelector('nav [aria-current]');

function placeOf(held: HTMLElement): Place | null {
  const row = held.closest(ROW);
  const list = row?.closest(LIST);
  if (!row || !list) return null;
  const controls = controlsOf(row);
  const fromEnd = held === row ? 0 : controls.length - controls.indexOf(held);
  return { list, position: positionOf(row), fromEnd };
}

const controlIn = (row: HTMLElement, fromEnd: number): HTMLElement | undefined =>
  fromEnd === 0 ? row : controlsOf(row).at(-fromEnd);

/** The same control of the row that has moved up into the place, else of the one before it. */
function neighbour({ list, position, fromEnd }: Place): HTMLElement | undefined {
  // With its last row the list itself may be gone.
  const rows = list.isConnected ? [...list.querySelectorAll<HTMLElement>(ROW)] : [];
  return [position, position - 1]
    .map((wanted) => rows.find((row) => positionOf(row) === wanted))
    .map((row) => row && controlIn(row, fromEnd))
    .find((control) => control !== undefined);
}

export interface ReturnFocus {
  /**
   * What had the focus; where that is gone (its row was deleted), the same control of the next or
   * the previous row, else what it stood in, else the page's main part, also for the tab of a section
   * that was left meanwhile.
   */
  target: () => HTMLElement | null;
  /** From now on what had the focus may be removed with it at any time: hands the focus on then. */
  followRemoval: () => void;
}

let following: MutationObserver | null = null;

/** Remembers what has the focus now, to give it back later. */
export function rememberFocus(): ReturnFocus {
  const { activeElement } = document;
  const held =
    activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
  const place = held && placeOf(held);
  const homes = held ? homesOf(held) : [];
  const tab = currentTab();
  const wasLeft = () => held !== null && held === tab && tab !== currentTab();
  const target = () => {
    if (held?.isConnected) return wasLeft() ? mainPart() : held;
    return (place && neighbour(place)) ?? homes.find((home) => home.isConnected) ?? mainPart();
  };

  return {
    target,
    followRemoval() {
      const within = mainPart();
      if (!held || !within) return;
      following?.disconnect();
      following = new MutationObserver((_, observer) => {
        if (held.isConnected) return;
        observer.disconnect();
        // Whoever has moved on meanwhile is left alone; a dialog still to close asks for `target`.
        // The page stays where it is, also where scrolling took the row away.
        if (document.activeElement === document.body) target()?.focus({ preventScroll: true });
      });
      following.observe(within, { childList: true, subtree: true });
    },
  };
}
