import { chakra } from '@chakra-ui/react/styled-system';
import { serif } from '../../theme/type';

/** Paper with a hairline and no shadow; `padded` 24 px (16 on phones). */
export const Surface = chakra('section', {
  base: {
    minWidth: 0,
    background: 'surface',
    border: '1px solid',
    borderColor: 'hairline',
    borderRadius: 'base',
  },
  variants: { padded: { true: { padding: { base: '4', md: '6' } } } },
});

/** A surface's heading. */
export const SurfaceTitle = chakra('h2', { base: { ...serif, fontSize: 'small' } });
