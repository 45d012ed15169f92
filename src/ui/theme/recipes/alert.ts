import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/**
 * What is read out at once: `surface` floats over the page, `outline` stands in it, `subtle` is a band
 * in a form. `more` is
 * the button that shows a text too long for its lines.
 */
export const alertRecipe = defineSlotRecipe({
  slots: ['root', 'indicator', 'content', 'title', 'description', 'more'],
  base: {
    root: { display: 'flex', gap: '3', fontSize: 'control' },
    indicator: { flex: 'none' },
    content: { flex: 1, minWidth: 0 },
    title: { fontWeight: 600 },
    more: {
      marginTop: '1',
      fontSize: 'label',
      fontWeight: 600,
      color: 'accent',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
  },
  variants: {
    variant: {
      surface: {
        root: {
          alignItems: 'center',
          minHeight: '62px',
          padding: '8px 8px 8px 20px',
          background: 'surface',
          border: '1px solid',
          borderColor: 'lineStrong',
          borderLeft: '4px solid',
          borderRadius: 'base',
          boxShadow: 'float',
          pointerEvents: 'auto',
          animation: 'appear .16s ease-out',
        },
        // A name without a space in it must not push the button for closing away.
        description: { overflowWrap: 'anywhere' },
      },
      outline: {
        root: {
          padding: '12px 16px',
          background: 'surface',
          border: '1px solid',
          borderColor: 'hairline',
          borderLeft: '4px solid',
          borderRadius: 'base',
        },
        indicator: { marginTop: '1px' },
      },
      subtle: {
        root: {
          padding: { base: '12px 16px', md: '16px 28px' },
          color: 'redInk',
          background: 'redSoft',
        },
        indicator: { marginTop: '2px' },
      },
    },
    status: { success: {}, error: {}, info: {} },
  },
  compoundVariants: [
    {
      variant: 'outline',
      status: 'info',
      css: { root: { borderLeftColor: 'accent' }, indicator: { color: 'accent' } },
    },
    {
      variant: ['surface', 'outline'],
      status: 'success',
      css: { root: { borderLeftColor: 'success' }, indicator: { color: 'success' } },
    },
    {
      variant: ['surface', 'outline'],
      status: 'error',
      css: { root: { borderLeftColor: 'danger' }, indicator: { color: 'danger' } },
    },
  ],
});
