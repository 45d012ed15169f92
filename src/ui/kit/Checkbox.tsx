import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';

const Root = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '44px',
    fontSize: 'control',
    cursor: 'pointer',
    '& input': {
      appearance: 'none',
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: '22px',
      height: '22px',
      background: 'surface',
      border: '1px solid',
      borderColor: 'lineStrong',
      borderRadius: 'base',
      cursor: 'inherit',
    },
    '& input:checked': { background: 'accent', borderColor: 'accent' },
    // The check is drawn by two borders, so that forced colours keep it.
    '& input:checked::before': {
      content: '""',
      width: '6px',
      height: '11px',
      marginTop: '-3px',
      border: 'solid',
      borderColor: 'accentContrast',
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
    '&:has(input:disabled)': { color: 'muted', cursor: 'not-allowed' },
  },
});

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: string;
}

/** A box to tick with its label; spread react-hook-form's `register(…)` into it. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <Root {...(className !== undefined && { className })}>
      <input type="checkbox" {...rest} />
      {label}
    </Root>
  );
}
