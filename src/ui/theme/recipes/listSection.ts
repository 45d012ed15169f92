import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Not on paper, nor where it would leave no room for the list itself. */
const roomy = '@media screen and (min-height: 31.25rem)';

/**
 * Says where what stays in sight stands: its header under the top bar, its table's head under that.
 * `titled`: the header is a heading over a line.
 */
export const listSectionRecipe = defineRecipe({
  className: 'list-section',
  base: {
    [roomy]: {
      '--of-header-top': 'var(--of-bar)',
      // A pixel less than the header is high, so that nothing is seen between the two.
      '--of-list-top': 'calc(var(--of-bar) + 59px)',
    },
  },
  variants: {
    titled: { true: { [roomy]: { '--of-list-top': 'calc(var(--of-bar) + 3.75rem + 15px)' } } },
  },
});
