import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { fillOptions, leadOf, type Choice, type OptionFill } from './fillOptions';
import { Select, type SelectProps } from './Select';

export interface LongSelectProps extends Omit<
  SelectProps,
  'children' | 'value' | 'defaultValue' | 'ref'
> {
  ref?: (select: HTMLSelectElement | null) => void;
  value: string;
  /** Stands first and asks for a choice: 'Selecione um cliente'. */
  lead: (Choice & { disabled?: boolean }) | null;
  /** What the choices are made of: there are as many, and when it is another list they are made anew. */
  rows: readonly unknown[];
  /** The one with this select's value; undefined where that is none of them. */
  chosen: Choice | undefined;
  /** All of them in their order; asked for after the first painting, so that it may take its time. */
  choices: () => readonly Choice[];
}

/** Makes an option show, if it is there. A browser without one that can be chosen shows none. */
function shows(select: HTMLSelectElement, value: string): boolean {
  if (select.value !== value || select.selectedIndex < 0) select.value = value;
  return select.selectedIndex >= 0;
}

/** Keys that do not open the list or choose from it. */
const elsewhere = new Set(['Tab', 'Escape', 'Shift']);

/**
 * The browser's own select for any number of choices: it costs the form no time, and is complete as
 * soon as it is used, at the latest a moment after it was painted.
 */
export function LongSelect({
  ref,
  value,
  lead,
  rows,
  chosen,
  choices,
  onPointerDown,
  onKeyDown,
  ...rest
}: LongSelectProps) {
  const selectRef = useRef<HTMLSelectElement>(null);
  const fillRef = useRef<OptionFill>(null);
  const fill = useEffectEvent((select: HTMLSelectElement, count: number) =>
    fillOptions(select, { count, chosen, choices }),
  );

  useLayoutEffect(() => {
    if (!selectRef.current) return;
    const filling = fill(selectRef.current, rows.length);
    fillRef.current = filling;
    return filling.stop;
  }, [rows, choices]);

  // The options are none of React's: so is what it would do for a controlled select.
  useLayoutEffect(() => {
    const select = selectRef.current;
    if (!select) return;
    const old = leadOf(select);
    if (lead) {
      const option = old ?? new Option();
      option.dataset['lead'] = '';
      option.value = lead.value;
      option.text = lead.label;
      option.disabled = lead.disabled ?? false;
      if (!old) select.prepend(option);
    } else {
      old?.remove();
    }
    if (shows(select, value)) return;
    fillRef.current?.finish();
    // What cannot be chosen any more shows as no choice.
    if (!shows(select, value)) select.selectedIndex = 0;
  });

  return (
    <Select
      {...rest}
      ref={(select: HTMLSelectElement | null) => {
        selectRef.current = select;
        ref?.(select);
      }}
      onPointerDown={(event) => {
        fillRef.current?.finish();
        onPointerDown?.(event);
      }}
      onKeyDown={(event) => {
        if (!elsewhere.has(event.key)) fillRef.current?.finish();
        onKeyDown?.(event);
      }}
    />
  );
}
