import {
  Checkbox as Parts,
  useCheckboxStyles,
  type CheckboxRootProps,
} from '@chakra-ui/react/checkbox';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type ReactNode, type Ref } from 'react';
import { slotRecipe } from '../../theme/slotRecipe';

/**
 * The look of a checkbox, which is a square of 20 px. Together with its label it stands in a line of 44 px, which can
 * be clicked anywhere.
 */
const checkboxRecipe = slotRecipe({
  base: {
    root: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: 'target',
      fontSize: 'control',
      cursor: 'pointer',
    },
    control: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: '5',
      height: '5',
      background: 'surface',
      color: 'accentContrast',
      border: 'strong',
      borderRadius: 'base',
      // Printers would leave out the background of a ticked one.
      printColorAdjust: 'exact',
      _hover: { borderColor: 'accent' },
      _checked: { background: 'accent', borderColor: 'accent' },
      _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    },
    label: { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    note: {
      color: 'muted',
      fontSize: 'note',
      fontVariantNumeric: 'tabular-nums lining-nums',
      textAlign: 'end',
    },
  },
  variants: {
    /** The label is only for screen readers, because a text beside the checkbox shows the same. */
    hideLabel: { true: { label: { srOnly: true } } },
  },
});

/** The invisible input covers the whole label, so that it also receives clicks by assistive technology. */
const overLabel = {
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  clip: 'auto',
  overflow: 'visible',
  opacity: 0,
  cursor: 'pointer',
} as const;

const checkmark = (
  <svg width="12" height="12" viewBox="0 0 100 100">
    <path fill="currentColor" d="M9 52 0 63 37 96 100 22 90 12 36 76z" />
  </svg>
);

export interface CheckboxProps extends Pick<
  CheckboxRootProps,
  'display' | 'gap' | 'paddingBlock' | 'name' | 'onBlur'
> {
  checked: boolean;
  onToggle: (checked: boolean) => void;
  children: ReactNode;
  hideLabel?: boolean;
  /** A note at the end of the line, which screen readers read as the checkbox's description. */
  note?: string | null;
  ref?: Ref<HTMLInputElement>;
}

function Note({ id, text }: { id: string; text: string }) {
  return (
    <chakra.small id={id} css={useCheckboxStyles()['note']}>
      {text}
    </chakra.small>
  );
}

/** Chakra's checkbox in our look, with its label. */
export function Checkbox(props: CheckboxProps) {
  const { checked, onToggle, children, hideLabel = false, note = null, ref, ...rest } = props;
  const id = useId();
  // The variant belongs to our own recipe. Chakra's types know only Chakra's variants.
  const variants = { hideLabel };
  return (
    <Parts.Root
      recipe={checkboxRecipe}
      {...variants}
      {...rest}
      checked={checked}
      onCheckedChange={(details) => onToggle(details.checked === true)}
    >
      <Parts.HiddenInput
        style={overLabel}
        ref={ref}
        aria-describedby={note === null ? undefined : `${id}-note`}
      />
      <Parts.Control>{checked && checkmark}</Parts.Control>
      <Parts.Label>{children}</Parts.Label>
      {note !== null && <Note id={`${id}-note`} text={note} />}
    </Parts.Root>
  );
}
