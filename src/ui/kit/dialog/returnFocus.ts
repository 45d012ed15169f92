import { mainElement } from './landmarks';

/** The place of an element in a list. It is used to find the element's neighbour after the element has been removed. */
interface Place {
  list: Element;
  /**
   * The row's index in the whole list, of which only a part may be rendered. In a list without such an index, all
   * rows are rendered.
   */
  position: number;
  /**
   * The index of the focused control in its row, counted from the end, because the controls at the start differ
   * between rows. 0 is the row itself.
   */
  fromEnd: number;
}

const LIST = '[role=list], [role=table], ul';
const ROW = '[role=listitem], [role=row], li';
const HOME = '[tabindex="-1"]';
/** The selector of the button for the next step, which may appear in another place than the button before it. */
const STEP = '[data-next-step]';

const controlsOf = (row: Element): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('button, a[href]'),
];

const positionOf = (row: Element): number =>
  Number(
    row.getAttribute('aria-posinset') ??
      row.getAttribute('aria-rowindex') ??
      [...(row.parentElement?.children ?? [])].indexOf(row),
  );

/** The focusable ancestors of an element, innermost first. */
function focusableAncestors(held: HTMLElement): HTMLElement[] {
  const home = held.parentElement?.closest<HTMLElement>(HOME);
  return home ? [home, ...focusableAncestors(home)] : [];
}

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

/** Returns the same control in the row that now stands at this place, or in the row before that. */
function neighbour({ list, position, fromEnd }: Place): HTMLElement | undefined {
  // If the last row was removed, the list itself may be gone, too.
  const rows = list.isConnected ? [...list.querySelectorAll<HTMLElement>(ROW)] : [];
  return [position, position - 1]
    .map((wanted) => rows.find((row) => positionOf(row) === wanted))
    .map((row) => row && controlIn(row, fromEnd))
    .find((control) => control !== undefined);
}

export interface ReturnFocus {
  /**
   * Returns the element to focus. If the element that had the focus still exists, it is that one. Otherwise it is the
   * first of these that exists:
   * - the element to which a dialog returns the focus, if the lost element was in that dialog;
   * - the button of the next step, if the lost element was the button of a step;
   * - the same control in the next or previous row;
   * - the nearest focusable ancestor;
   * - the main part of the page, which also replaces the tab of a section that is no longer shown.
   */
  target: () => HTMLElement | null;
  /** Announces that the focused element may disappear from now on. When it disappears, the focus moves to `target`. */
  followRemoval: () => void;
}

/** For each open dialog, where it will return the focus. */
const returnOfDialog = new WeakMap<Element, ReturnFocus>();

/**
 * Sets where a dialog returns the focus. A dialog may replace the dialog from which it was opened. It then returns the
 * focus to where the replaced dialog would have returned it.
 */
export function setDialogReturn(dialog: Element, focus: ReturnFocus): void {
  returnOfDialog.set(dialog, focus);
}

let observer: MutationObserver | null = null;

/** Remembers the focused element, so that it can get the focus again later. */
export function rememberFocus(): ReturnFocus {
  const { activeElement } = document;
  const held =
    activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
  const place = held && placeOf(held);
  const homes = held ? focusableAncestors(held) : [];
  const tab = currentTab();
  const isStep = held?.matches(STEP) === true;
  const dialog = held?.closest('[role=dialog]') ?? null;
  const ofDialog = dialog && returnOfDialog.get(dialog);
  const isOtherTab = () => held !== null && held === tab && tab !== currentTab();
  const target = () => {
    if (held?.isConnected) return isOtherTab() ? mainElement() : held;
    if (ofDialog && !dialog.isConnected) return ofDialog.target();
    const next = isStep ? document.querySelector<HTMLElement>(STEP) : null;
    return (
      next ?? (place && neighbour(place)) ?? homes.find((home) => home.isConnected) ?? mainElement()
    );
  };

  return {
    target,
    followRemoval() {
      const main = mainElement();
      if (!held || !main) return;
      observer?.disconnect();
      observer = new MutationObserver((_, observer) => {
        if (held.isConnected) return;
        observer.disconnect();
        // The focus stays where it is if another element already has it. A dialog that is closing calls `target`
        // itself. The page is not scrolled.
        if (document.activeElement === document.body) target()?.focus({ preventScroll: true });
      });
      observer.observe(main, { childList: true, subtree: true });
    },
  };
}
