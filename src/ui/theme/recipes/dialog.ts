import { slotRecipe } from '../slotRecipe';

/** A window as low as a desk's at 400 % zoom, or a phone that lies on its side. */
const low = '@media screen and (max-height: 25rem)';

/**
 * The look of dialogs. The header and the footer do not scroll, the body does, except in a low window, where they would
 * leave it no room. A dialog takes at most 90 % of the window's height. `sm` is a question over an open modal, `lg` is for
 * quotes, `xl` is the palette.
 */
export const dialogRecipe = slotRecipe({
  base: {
    backdrop: {
      position: 'fixed',
      inset: 0,
      background: 'scrim',
      animation: 'appear .14s ease-out',
      _print: { display: 'none' },
    },
    positioner: {
      position: 'fixed',
      inset: 0,
      display: 'flex',
      // A dialog begins at the same height, however high it is: if it grows, only its foot moves.
      alignItems: { base: 'flex-end', md: 'flex-start' },
      justifyContent: 'center',
      padding: { base: 0, md: '5dvh 24px 0' },
      // On paper the whole content is shown, at any length.
      _print: { position: 'static', display: 'block', padding: 0, gridColumn: '1 / -1' },
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      maxHeight: 'min(90dvh, 100dvh - 20px)',
      '&[data-steady]': { height: { base: '90dvh', md: 'auto' } },
      background: 'surface',
      borderRadius: { base: '4px 4px 0 0', md: 'base' },
      boxShadow: 'float',
      // The outline becomes visible with forced colours, which remove shadow and background.
      outline: '1px solid transparent',
      overflow: 'hidden',
      [low]: { maxHeight: '100dvh', overflowY: 'auto', overscrollBehavior: 'contain' },
      animation: 'appear .14s ease-out',
      _print: {
        height: 'auto',
        minHeight: '0 !important',
        maxHeight: 'none',
        overflow: 'visible',
        boxShadow: 'none',
        animation: 'none',
      },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: { base: '1', md: '4' },
      padding: { base: '10px 8px 10px 16px', md: '16px 20px 16px 28px' },
      borderBottom: 'hairline',
    },
    title: { overflowWrap: 'anywhere' },
    description: { marginTop: '2', color: 'muted', overflowWrap: 'anywhere' },
    closeTrigger: { _print: { display: 'none' } },
    body: {
      flex: 1,
      minHeight: 0,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      outlineOffset: '-2px',
      padding: { base: '4', md: '24px 28px' },
      [low]: { flex: 'none', overflowY: 'visible' },
      _print: { overflow: 'visible' },
    },
    footer: {
      // On phones the buttons share the width of the footer.
      display: { base: 'grid', md: 'flex' },
      gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
      flexWrap: 'wrap',
      justifyContent: { md: 'flex-end' },
      gap: '3',
      padding: { base: '12px 16px', md: '16px 28px' },
      background: 'bg',
      borderTop: 'hairline',
      _print: { display: 'none' },
    },
  },
  variants: {
    size: {
      sm: {
        backdrop: { zIndex: 50 },
        positioner: { zIndex: 51, alignItems: { md: 'center' }, paddingBlock: { md: '6' } },
        content: { maxWidth: '460px' },
        title: { fontSize: 'lead', lineHeight: 1.4 },
      },
      md: {
        backdrop: { zIndex: 40 },
        positioner: { zIndex: 41 },
        content: { maxWidth: '560px' },
        title: { textStyle: 'title', fontSize: { base: 'small', md: 'card' } },
      },
      lg: {
        backdrop: { zIndex: 40 },
        positioner: { zIndex: 41 },
        content: { maxWidth: '920px' },
        title: { textStyle: 'title', fontSize: { base: 'small', md: 'card' } },
      },
      /** The dialog of a document. The document is printed alone, without the dialog around it. */
      full: {
        backdrop: { zIndex: 40 },
        positioner: { zIndex: 41 },
        content: { maxWidth: '920px', _print: { background: '#FFF' } },
        header: { _print: { display: 'none' } },
        title: { textStyle: 'title', fontSize: { base: 'small', md: 'card' } },
        body: { background: 'sunken', _print: { padding: 0, background: '#FFF' } },
      },
      /**
       * A dialog that is wide enough for two columns. If it contains a quote, the quote is printed without the
       * dialog's heading and paddings.
       */
      cover: {
        backdrop: { zIndex: 40 },
        positioner: { zIndex: 41 },
        content: { maxWidth: '1080px', _print: { background: '#FFF' } },
        header: { _print: { display: 'none' } },
        title: { textStyle: 'title', fontSize: { base: 'small', md: 'card' } },
        body: { _print: { padding: 0, background: '#FFF' } },
      },
      xl: {
        backdrop: { zIndex: 40 },
        positioner: {
          zIndex: 41,
          alignItems: { base: 'stretch', md: 'flex-start' },
          paddingTop: { md: '88px' },
        },
        content: {
          maxWidth: '680px',
          maxHeight: { base: 'none', md: 'min(80dvh, 100dvh - 112px)' },
          borderRadius: { base: 0, md: 'base' },
        },
      },
    },
  },
  defaultVariants: { size: 'md' },
});
