import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';

const Native = chakra('input', {
  base: {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '20px',
    height: '20px',
    background: 'surface',
    border: '1px solid',
    borderColor: 'lineStrong',
    borderRadius: 'base',
    cursor: 'pointer',
    '&:hover': { borderColor: 'accent' },
    '&:checked': { background: 'accent', borderColor: 'accent' },
    '&:checked::before': {
      content: '""',
      width: '12px',
      height: '12px',
      background: 'accentContrast',
      clipPath: 'polygon(9% 52%, 0 63%, 37% 96%, 100% 22%, 90% 12%, 36% 76%)',
    },
    // Forced colours would take the paint away and the state with it.
    '@media (forced-colors: active)': { appearance: 'auto', '&::before': { display: 'none' } },
  },
});

export type CheckboxProps = ComponentProps<typeof Native>;

/** The browser's own checkbox in our paint, 20 px; wrap it in a `label` or give it an `aria-label`. */
export function Checkbox(props: CheckboxProps) {
  return <Native type="checkbox" {...props} />;
}
