import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { figures } from '../type';

/** One of a few values: ruled lines with a round mark, or (`tiles`) boxes two abreast. 44 px each. */
export const radioGroupRecipe = defineSlotRecipe({
  className: 'radio-group',
  slots: ['root', 'label', 'list', 'item', 'itemControl', 'itemText', 'note'],
  base: {
    root: { minWidth: 0 },
    label: { display: 'block', fontSize: 'label', fontWeight: 600 },
    item: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      minHeight: '44px',
      fontSize: 'body',
      cursor: 'pointer',
      '&[data-focus-visible]': { outline: '2px solid', outlineColor: 'focus' },
    },
    itemText: { minWidth: 0, '[data-state=checked] > &': { fontWeight: 600 } },
    note: { ...figures, marginInlineStart: 'auto', color: 'muted', fontSize: 'control' },
  },
  variants: {
    tiles: {
      false: {
        item: {
          gap: '12px',
          '&:not(:last-of-type)': { borderBottom: '1px solid', borderColor: 'hairline' },
        },
        itemControl: {
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: '20px',
          height: '20px',
          border: '1px solid',
          borderColor: 'lineStrong',
          borderRadius: '10px',
          _checked: { border: '6px solid', borderColor: 'accent' },
        },
      },
      true: {
        list: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '8px', marginTop: '8px' },
        item: {
          justifyContent: 'center',
          gap: '8px',
          border: '1px solid',
          borderColor: 'lineStrong',
          borderRadius: 'base',
          fontSize: 'control',
          _checked: { background: 'accentSoft', borderColor: 'accent', color: 'accent' },
        },
      },
    },
  },
  defaultVariants: { tiles: false },
});
