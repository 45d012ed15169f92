import { chakra } from '@chakra-ui/react/styled-system';

/** The page's measure: 1280 px at the most, centred. */
export const Measure = chakra('div', {
  base: { maxWidth: '1280px', margin: '0 auto', paddingInline: { base: '4', md: '10' } },
});
