/** The marking of a list's rows, and the checkbox of a row. */
import { createContext, useContext, type ChangeEvent } from 'react';
import { slotClasses } from '../../theme/slotClasses';
import { slotRecipe } from '../../theme/slotRecipe';

/** The marked rows of a list, and how to change them. */
export interface Marking {
  marked: Readonly<Record<string, true>>;
  /**
   * Marks or unmarks a row. With `extend` it marks the whole range from the row that was marked last. The function is
   * the same at every render.
   */
  onMark: (id: string, on: boolean, extend: boolean) => void;
  /** Whether all, some or none of the shown rows are marked. */
  marks: 'all' | 'some' | 'none';
  /** Marks or unmarks all shown rows. The function is the same at every render. */
  onMarkAll: (on: boolean) => void;
}

export const MarkingContext = createContext<Marking | null>(null);

/** The marking of the list around a component; null in a list whose rows cannot be marked. */
export const useMarking = (): Marking | null => useContext(MarkingContext);

/** A checkbox of 20 px with a click area of 44 px. Its check mark is an SVG of our own. */
const markBoxRecipe = slotRecipe({
  base: {
    root: {
      position: 'relative',
      display: 'inline-grid',
      placeItems: 'center',
      width: 'target',
      height: 'target',
      verticalAlign: 'middle',
      color: 'accentContrast',
      pointerEvents: 'auto',
      _print: { display: 'none' },
      // In a list in which nothing is marked it waits in its room for the pointer or the focus. On phones, and where no
      // pointer hovers, a long press or the list's menu shows all of them, and until then none takes the finger's press.
      '&:is([data-unmarked] *)': {
        '&:not(:has(:focus-visible))': { opacity: 0 },
        '@media (hover: hover) and (min-width: 48rem)': {
          '&:is([data-record]:is(:hover, :focus-within) *, thead:is(:hover, :focus-within) *)': {
            opacity: 1,
          },
        },
        '@media (hover: none), (max-width: 47.99rem)': { pointerEvents: 'none' },
      },
    },
    input: {
      appearance: 'none',
      gridArea: '1 / 1',
      width: '5',
      height: '5',
      margin: 0,
      background: 'surface',
      border: 'strong',
      borderRadius: 'base',
      cursor: 'pointer',
      // The click area around the checkbox.
      _before: { content: '""', position: 'absolute', inset: 0 },
      _hover: { borderColor: 'accent' },
      '&:checked, &:indeterminate': { background: 'accent', borderColor: 'accent' },
      _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
      '@media (forced-colors: active)': { appearance: 'auto' },
    },
    sign: {
      gridArea: '1 / 1',
      pointerEvents: 'none',
      // The symbol is always rendered and only made visible, because inserting hundreds of symbols at once would force
      // a new layout of the page.
      visibility: 'hidden',
      'input:is(:checked, :indeterminate) + &': { visibility: 'visible' },
      '@media (forced-colors: active)': { display: 'none' },
    },
  },
});

export interface MarkBoxProps {
  label: string;
  checked: boolean;
  /** Whether some rows are marked, but not all. */
  mixed?: boolean;
  onToggle: (on: boolean, extend: boolean) => void;
}

const classes = slotClasses(markBoxRecipe);

/** Whether a click or the Space key marks a range, because Shift is held. */
const isExtending = ({ nativeEvent }: ChangeEvent): boolean =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;

/** The checkbox of a row. It is a plain element, because a list has hundreds of them. */
export function MarkBox({ label, checked, mixed = false, onToggle }: MarkBoxProps) {
  return (
    <span className={classes.root} data-mark="">
      <input
        type="checkbox"
        className={classes.input}
        aria-label={label}
        checked={checked}
        ref={(input) => {
          if (input) input.indeterminate = mixed;
        }}
        onChange={(event) => onToggle(event.target.checked, isExtending(event))}
      />
      <svg className={classes.sign} width="12" height="12" viewBox="0 0 100 100" aria-hidden="true">
        <path
          fill="currentColor"
          d={mixed ? 'M8 42h84v16H8z' : 'M9 52 0 63 37 96 100 22 90 12 36 76z'}
        />
      </svg>
    </span>
  );
}
