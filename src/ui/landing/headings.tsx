import { chakra } from '@chakra-ui/react/styled-system';
import { serif, serifLarge } from '../theme/type';

/** A section's heading. */
export const SectionTitle = chakra('h2', {
  base: { ...serifLarge, fontSize: { base: '2rem', md: 'section' }, textWrap: 'balance' },
});

/** The heading of one of a section's items. */
export const ItemTitle = chakra('h3', {
  base: { ...serif, fontSize: { base: '1.375rem', md: 'card' } },
});
