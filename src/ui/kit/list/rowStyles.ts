import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Icon buttons and bars: see the components of the same names. */
export const rowStyles: Record<string, SystemStyleObject> = {
  '.of-icon-button': {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: '40px',
    height: '40px',
    borderRadius: 'base',
    color: 'muted',
    '&:hover': { background: 'accentSoft', color: 'accent' },
    '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
    '@media (max-width: 47.99rem)': { width: '44px', height: '44px' },
  },
  // Bars are made of backgrounds, which forced colours would take away.
  '.of-line': {
    forcedColorAdjust: 'none',
    height: '4px',
    background: 'hairline',
    '& > *': { display: 'block', height: '100%', background: 'accent' },
  },
};
