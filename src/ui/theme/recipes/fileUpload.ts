import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** A place to drop a file on, with the button that asks for one. */
export const fileUploadRecipe = defineSlotRecipe({
  slots: ['root', 'dropzone'],
  base: {
    root: { width: '100%' },
    dropzone: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      padding: '20px',
      color: 'muted',
      border: '1px dashed',
      borderColor: 'lineStrong',
      borderRadius: 'base',
      '&[data-dragging]': { borderColor: 'accent', background: 'accentSoft' },
    },
  },
});
