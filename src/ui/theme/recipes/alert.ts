import { slotRecipe } from '../slotRecipe';

/** The border and the symbol of an alert in one colour. */
const leading = (color: 'accent' | 'success' | 'danger') => ({
  frame: { borderLeftColor: color },
  root: { borderLeftColor: color },
  indicator: { color },
});

/**
 * The look of an announced message. `surface` floats over the page, `outline` is part of the page, `subtle` is a
 * band in a form. The slot `more` is the button that expands a long text. A floating message has a frame, which
 * also contains its action.
 */
export const alertRecipe = slotRecipe({
  base: {
    root: { display: 'flex', gap: '3', fontSize: 'control' },
    indicator: { flex: 'none' },
    content: { flex: 1, minWidth: 0 },
    title: { fontWeight: 600 },
    more: {
      // On phones the button is 44 px high, which is more than its line of text.
      minWidth: 'target',
      minHeight: { base: 'target', md: '24px' },
      marginTop: { base: 0, md: '1' },
      marginBottom: { base: '-2', md: 0 },
      fontSize: 'label',
      fontWeight: 600,
      textStyle: 'link',
    },
    frame: {},
    description: {},
    action: {},
    beside: {},
  },
  variants: {
    variant: {
      surface: {
        frame: {
          background: 'surface',
          border: 'strong',
          borderLeft: '4px solid',
          borderRadius: 'base',
          boxShadow: 'float',
          pointerEvents: 'auto',
          animation: 'appear .16s ease-out',
          '&[data-beside]': { display: 'flex', alignItems: 'center' },
          // The place of an earlier notice is that of the newest one, so that nothing moves when it comes back. The
          // keyboard does not find its buttons, but it keeps the focus that it has.
          '&[data-behind]:not(:focus-within)': {
            position: 'absolute',
            inset: 'auto 0 0',
            clipPath: 'inset(50%)',
            pointerEvents: 'none',
            '& :is(button, input)': { visibility: 'hidden' },
          },
        },
        root: {
          flex: 1,
          minWidth: 0,
          alignItems: 'center',
          minHeight: '62px',
          padding: '8px 8px 8px 20px',
        },
        // The action stands below the text.
        action: { padding: '0 20px 12px 52px' },
        beside: { display: 'flex', flex: 'none', alignItems: 'center', paddingRight: '2' },
        // The name of a record may have no spaces, and must not push the close button away.
        description: { overflowWrap: 'anywhere' },
      },
      outline: {
        root: {
          paddingBlock: '3',
          paddingInline: '4',
          background: 'surface',
          border: 'hairline',
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
        indicator: { marginTop: '0.5' },
      },
    },
    status: { success: {}, error: {}, info: {} },
  },
  compoundVariants: [
    {
      variant: ['surface', 'outline'],
      status: 'info',
      css: leading('accent'),
    },
    {
      variant: ['surface', 'outline'],
      status: 'success',
      css: leading('success'),
    },
    {
      variant: ['surface', 'outline'],
      status: 'error',
      css: leading('danger'),
    },
  ],
});
