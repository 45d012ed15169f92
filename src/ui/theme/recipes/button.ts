import { defineRecipe } from '@chakra-ui/react/styled-system';

/**
 * The look of buttons. There are four variants: `solid` (one in each view), `outline`, `surface` (quiet: Cancelar,
 * Sair) and `plain` (inside a text). Red is for actions that cannot be undone. The sizes are sm (40 px), md (44 px) and
 * lg (52 px, with spaced letters).
 */
export const buttonRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2.5',
    minWidth: 'target',
    minHeight: 'target',
    paddingInline: '5',
    border: '1px solid transparent',
    borderRadius: 'base',
    fontSize: 'control',
    fontWeight: 600,
    lineHeight: 1.2,
    textAlign: 'center',
    transition: 'background-color .12s, border-color .12s',
    _disabled: { opacity: 0.6, cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      solid: {
        background: 'accent',
        color: 'accentContrast',
        _hover: { background: 'accentHover' },
      },
      outline: {
        borderColor: 'accent',
        color: 'accent',
        _hover: { background: 'accentSoft' },
      },
      surface: {
        borderColor: 'hairline',
        color: 'ink',
        _hover: { borderColor: 'lineStrong' },
      },
      plain: {
        textStyle: 'link',
        _hover: { color: 'accentHover' },
      },
    },
    size: {
      // On touch screens a button must be 44 px high.
      sm: { minHeight: { base: 'target', md: '10' }, paddingInline: '4', fontSize: 'label' },
      md: {},
      lg: { minHeight: '52px', paddingInline: '28px', letterSpacing: '.05em', fontSize: 'label' },
    },
    colorPalette: {
      red: { background: 'danger', _hover: { background: 'danger', opacity: 0.9 } },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});
