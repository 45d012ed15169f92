import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A key's cap; not on what has no keys. */
export const kbdRecipe = defineRecipe({
  base: {
    display: { base: 'none', md: 'inline-flex' },
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '20px',
    height: '20px',
    paddingInline: '5px',
    border: '1px solid',
    borderColor: 'hairline',
    borderRadius: 'base',
    background: 'bg',
    color: 'muted',
    fontFamily: 'inherit',
    fontSize: '12px',
    lineHeight: 1,
    '@media (hover: none)': { display: 'none' },
  },
});
