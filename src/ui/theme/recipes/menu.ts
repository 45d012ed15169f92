import { slotRecipe } from '../slotRecipe';

/** What a menu, or a panel below its button, has in common. */
export const floatingPanel = {
  zIndex: 30,
  background: 'surface',
  border: 'hairline',
  borderRadius: 'base',
  boxShadow: 'float',
  outline: 'none',
  animation: 'appear .14s ease-out',
  _print: { display: 'none' },
} as const;

/**
 * The look of a menu below its button: entries of 44 px, rules between groups, and a blue border at the current
 * entry.
 */
export const menuRecipe = slotRecipe({
  base: {
    content: {
      ...floatingPanel,
      width: '296px',
      maxHeight: 'calc(100dvh - 96px)',
      overflowY: 'auto',
      paddingBlock: '2',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      minHeight: 'target',
      paddingInline: '18px 16px',
      fontSize: 'control',
      cursor: 'pointer',
      outline: 'none',
      _disabled: { opacity: 0.6, cursor: 'not-allowed' },
      _highlighted: {
        background: 'accentSoft',
        boxShadow: 'inset 4px 0 var(--of-colors-accent)',
        // The outline becomes visible with forced colours, which remove the shadow.
        outline: '1px solid transparent',
        outlineOffset: '-1px',
      },
    },
    itemIcon: { color: 'muted', '[data-highlighted] > &': { color: 'accent' } },
    itemText: { flex: 1 },
    separator: { marginBlock: '2', borderTop: 'hairline' },
    itemGroup: {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      minHeight: 'target',
      paddingInline: '18px 16px',
      fontSize: 'control',
    },
    appearance: { flex: 1 },
    radios: {
      display: 'flex',
      border: 'strong',
      borderRadius: 'base',
    },
    radio: {
      display: 'grid',
      placeItems: 'center',
      width: '36px',
      minHeight: '34px',
      padding: 0,
      color: 'muted',
      cursor: 'pointer',
      outline: 'none',
      '& + &': { borderLeft: 'hairline' },
      _hover: { color: 'accent' },
      _checked: { background: 'accentSoft', color: 'accent' },
      _highlighted: {
        boxShadow: 'none',
        outline: '2px solid',
        outlineColor: 'focus',
        outlineOffset: '1px',
      },
    },
  },
});
