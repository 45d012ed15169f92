import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { visuallyHidden } from '../type';

/** A 20 px square and its label in a line that takes the click, 44 px high. */
export const checkboxRecipe = defineSlotRecipe({
  slots: ['root', 'control', 'label', 'note'],
  base: {
    root: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '10px',
      minHeight: '44px',
      fontSize: 'control',
      cursor: 'pointer',
    },
    control: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: '20px',
      height: '20px',
      background: 'surface',
      color: 'accentContrast',
      border: '1px solid',
      borderColor: 'lineStrong',
      borderRadius: 'base',
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
    /** Only heard: the square stands beside what it belongs to. */
    hideLabel: { true: { label: visuallyHidden } },
  },
});
