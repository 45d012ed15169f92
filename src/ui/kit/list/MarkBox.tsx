import type { ChangeEvent } from 'react';
import { markBoxRecipe } from '../../theme/recipes/markBox';
import { slotClasses } from './rowClasses';

export interface MarkBoxProps {
  label: string;
  checked: boolean;
  /** Neither all nor none. */
  mixed?: boolean;
  onToggle: (on: boolean, extend: boolean) => void;
}

const classes = slotClasses(markBoxRecipe);

/** With the Shift key, a click or a press of Space marks a range. */
const isExtending = ({ nativeEvent }: ChangeEvent): boolean =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;

/** A checkbox beside a row: a plain element, because a list has hundreds of them. */
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
        onChange={(event) => {
          onToggle(event.target.checked, isExtending(event));
        }}
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
