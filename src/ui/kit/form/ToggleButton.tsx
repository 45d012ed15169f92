import { Glyph } from '../art/Glyph';

export interface ToggleButtonProps {
  on: boolean;
  /** The state in words: 'Pago' or 'Pendente'. It is the name, so there is no `aria-pressed`. */
  text: string;
  /** What it belongs to, heard after the state: 'pagamento de Marca e embalagens'. */
  subject: string;
  onToggle: () => void;
}

/** A state that a click turns: green with a check when on, outlined with an empty square when off. */
export function ToggleButton({ on, text, subject, onToggle }: ToggleButtonProps) {
  return (
    <button
      type="button"
      className="of-toggle"
      data-on={on ? '' : undefined}
      aria-label={`${text}, ${subject}`}
      onClick={onToggle}
    >
      <Glyph name={on ? 'check' : 'hollow'} />
      {text}
    </button>
  );
}
