import { afterPaint } from './afterPaint';

/** What a select offers. */
export interface Choice {
  value: string;
  label: string;
}

export interface Filling {
  /** How many choices there are. */
  count: number;
  /** The one that shows; it is there at once. */
  chosen: Choice | undefined;
  /** All of them, in their order; asked for when they are filled in. */
  choices: () => readonly Choice[];
}

export interface OptionFill {
  /** Fills in all that is missing. */
  finish: () => void;
  /** Fills in no more. */
  stop: () => void;
}

/** So many options cost nothing that could be felt. */
const AT_ONCE = 50;
/** So many are filled in after each frame: about 25 ms on a slow device. */
const A_TIME = 500;

/** Before the options that are filled in: the one that asks for a choice. */
export const leadOf = (select: HTMLSelectElement): HTMLOptionElement | null =>
  select.querySelector('option[data-lead]');

/**
 * Fills a select with options: a few at once, of many only the chosen one, the rest between the
 * next frames. React would take a second for thousands, and hold up the form that they are in.
 */
export function fillOptions(
  select: HTMLSelectElement,
  { count, chosen, choices }: Filling,
): OptionFill {
  const anchor = chosen ? new Option(chosen.label, chosen.value) : null;
  select.replaceChildren(...[leadOf(select), anchor].filter((option) => option !== null));
  let all: readonly Choice[] | undefined;
  let filled = 0;
  let isBeforeAnchor = anchor !== null;
  let cancel: (() => void) | undefined;

  const fillUpTo = (wanted: number) => {
    all ??= choices();
    const before = new DocumentFragment();
    const after = new DocumentFragment();
    for (const { value, label } of all.slice(filled, wanted)) {
      if (value === anchor?.value) isBeforeAnchor = false;
      else (isBeforeAnchor ? before : after).append(new Option(label, value));
    }
    filled = Math.min(wanted, all.length);
    select.insertBefore(before, anchor);
    select.append(after);
  };
  const step = () => {
    fillUpTo(filled + A_TIME);
    if (filled < count) cancel = afterPaint(step);
  };

  if (count <= AT_ONCE) fillUpTo(count);
  else cancel = afterPaint(step);
  return {
    stop: () => cancel?.(),
    finish: () => {
      cancel?.();
      if (filled < count) fillUpTo(count);
    },
  };
}
