import { mainPart } from './landmarks';

/** The place of an element in a list, to find its neighbour when it is gone. */
interface Place {
  list: Element;
  /**
   * The row's index in the whole list, of which only a part may be rendered. In a plain list all rows are
   * rendered.
   */
  position: number;
  /**
   * The index of the row's control from the end, because earlier controls differ between rows; 0 is the row
   * itself.
   */
  fromEnd: number;
}

const LIST = '[role=list], [role=table], ul';
const ROW = '[role=listitem], [role=row], li';
const HOME = '[tabindex="-1"]';
/** A button that is replaced by another one wherever the next step is. */
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

/** The current section's tab. */
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

/** The same control of the row that is now at this place, or of the row before it. */
function neighbour({ list, position, fromEnd }: Place): HTMLElement | undefined {
  // The list itself may be gone with its last row.
  const rows = list.isConnected ? [...list.querySelectorAll<HTMLElement>(ROW)] : [];
  return [position, position - 1]
    .map((wanted) => rows.find((row) => positionOf(row) === wanted))
    .map((row) => row && controlIn(row, fromEnd))
    .find((control) => control !== undefined);
}

export interface ReturnFocus {
  /**
   * The element to focus: the one that had the focus. If it is gone, the same control of the next or previous
   * row, or the nearest focusable ancestor, or the page's main part. The last also applies to the tab of a
   * section that is no longer shown. The button of a step is followed by that of the next one. If it was in a dialog that is gone: where that one returns the focus.
   */
  target: () => HTMLElement | null;
  /** The focused element may disappear at any time from now on. Then the focus is moved as above. */
  followRemoval: () => void;
}

/** Where each open dialog returns the focus. */
const returnOfDialog = new WeakMap<Element, ReturnFocus>();

/**
 * A dialog may be replaced by another one, which is opened from a control inside it. The other one then returns
 * the focus to where the first one would have.
 */
export function setDialogReturn(dialog: Element, focus: ReturnFocus): void {
  returnOfDialog.set(dialog, focus);
}

let observer: MutationObserver | null = null;

/** Remembers the focused element, to focus it again later. */
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
    if (held?.isConnected) return isOtherTab() ? mainPart() : held;
    if (ofDialog && !dialog.isConnected) return ofDialog.target();
    const next = isStep ? document.querySelector<HTMLElement>(STEP) : null;
    return (
      next ?? (place && neighbour(place)) ?? homes.find((home) => home.isConnected) ?? mainPart()
    );
  };

  return {
    target,
    followRemoval() {
      const main = mainPart();
      if (!held || !main) return;
      observer?.disconnect();
      observer = new MutationObserver((_, observer) => {
        if (held.isConnected) return;
        observer.disconnect();
        // Nothing happens if the focus is already elsewhere. A dialog that is still closing uses `target`.
        // The page does not scroll.
        if (document.activeElement === document.body) target()?.focus({ preventScroll: true });
      });
      observer.observe(main, { childList: true, subtree: true });
    },
  };
}
