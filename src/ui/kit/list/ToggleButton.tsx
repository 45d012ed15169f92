import { toggleRecipe } from '../../theme/recipes/toggle';
import { Glyph } from '../art/Glyph';
import { recipeClass } from './rowClasses';

export interface ToggleButtonProps {
  on: boolean;
  /** The state in words: 'Pago' or 'Pendente'. It is the name, so there is no `aria-pressed`. */
  text: string;
  /** What it belongs to, heard after the state: 'pagamento de Marca e embalagens'. */
  subject: string;
  onToggle: () => void;
}

const toggle = recipeClass(toggleRecipe);

/**
 * A state that a click turns: green with a check when on, outlined with an empty square when off. A
 * plain element: a list has two of them a row.
 */
export function ToggleButton({ on, text, subject, onToggle }: ToggleButtonProps) {
  return (
    <button
      type="button"
      className={toggle}
      data-on={on ? '' : undefined}
      aria-label={`${text}, ${subject}`}
      onClick={onToggle}
    >
      <Glyph name={on ? 'check' : 'hollow'} />
      {text}
    </button>
  );
}
