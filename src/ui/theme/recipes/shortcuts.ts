import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { serif } from '../type';

/** The help: ruled lines with their keys at the right, in two columns where there is room. */
export const shortcutsRecipe = defineSlotRecipe({
  slots: ['root', 'column', 'title', 'line', 'keys', 'switch', 'note'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { md: '1fr 1fr' },
      gap: { base: '6', md: '8' },
    },
    column: { display: 'grid', alignContent: 'start', gap: '6' },
    title: { ...serif, paddingBottom: '2', fontSize: 'small' },
    line: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: '40px',
      borderTop: '1px solid',
      borderColor: 'hairline',
      fontSize: 'control',
    },
    keys: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      flex: 'none',
      color: 'muted',
      fontSize: 'note',
      // They are what is asked for here, also where a keyboard may be at hand.
      '& kbd': { display: 'inline-flex' },
    },
    switch: { flex: 1, minWidth: 0, gridColumn: '1 / -1' },
    note: { display: 'block', color: 'muted', fontSize: 'note' },
  },
});
