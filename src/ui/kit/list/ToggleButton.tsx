import { defineRecipe } from '@chakra-ui/react/styled-system';
import { recipeClass } from '../../theme/slotClasses';
import { Glyph } from '../art/Icon';

/**
 * The look of a toggle: green when on, outlined when off. A finger needs more room than a pointer, also on tablets: the
 * button gives it, and its frame is drawn as high as everywhere.
 */
const toggleRecipe = defineRecipe({
  base: {
    position: 'relative',
    zIndex: 0,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    // The word may be short, and narrow in the font of the device, so the toggle has a least width of its own.
    minWidth: 'target',
    height: { base: 'target', md: '8' },
    padding: '0 9px',
    color: 'muted',
    fontSize: 'note',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    '@media (pointer: coarse)': { height: 'target' },
    _before: {
      content: '""',
      position: 'absolute',
      inset: 'calc(50% - 16px) 0',
      zIndex: -1,
      border: 'strong',
      borderRadius: 'base',
    },
    // On paper the toggle is a plain word.
    _print: { minWidth: 0, height: 'auto', padding: 0, _before: { display: 'none' } },
    '&:hover::before': { background: 'accentSoft' },
    '&[data-on]': {
      color: 'greenInk',
      _before: { background: 'greenSoft', borderColor: 'greenInk' },
      '&:hover::before': { boxShadow: 'inset 0 0 0 1px currentColor' },
    },
    '&[data-half]': {
      color: 'yellowInk',
      _before: { background: 'yellowSoft', borderColor: 'yellowInk' },
    },
  },
});

export interface ToggleButtonProps {
  on: boolean;
  /** The state in words: 'Pago' or 'Pendente'. This text is the accessible name, so there is no `aria-pressed`. */
  text: string;
  /** The record that screen readers read after the state: 'pagamento de Marca e embalagens'. */
  subject: string;
  /** Whether the toggle is only partly on. */
  half?: boolean;
  onToggle: () => void;
}

const toggle = recipeClass(toggleRecipe);

/**
 * A toggle for a row. It is green with a check when on, yellow with half a square when partly on, and outlined with an
 * empty square when off. It is a plain element, because a list has two in each row.
 */
export function ToggleButton({ on, text, subject, half = false, onToggle }: ToggleButtonProps) {
  return (
    <button
      type="button"
      className={toggle()}
      data-on={on ? '' : undefined}
      data-half={half ? '' : undefined}
      aria-label={`${text}, ${subject}`}
      onClick={onToggle}
    >
      <Glyph name={half ? 'half' : on ? 'check' : 'hollow'} />
      {text}
    </button>
  );
}
