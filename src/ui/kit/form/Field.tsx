import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useMemo, type ReactNode } from 'react';
import { FieldContext, type FieldAria } from './fieldContext';
import { Icon } from '../art/Icon';

const Root = chakra('div', {
  base: {
    minWidth: 0,
    '& > label': {
      display: 'block',
      marginBottom: '6px',
      fontSize: 'label',
      fontWeight: 600,
    },
    '& .of-required': { color: 'danger' },
    '& .of-hint': { marginTop: '6px', fontSize: 'note', color: 'muted' },
    '& .of-error': {
      display: 'flex',
      gap: '8px',
      marginTop: '6px',
      fontSize: 'label',
      color: 'danger',
    },
    '& .of-error svg': { flex: 'none', marginTop: '2px' },
  },
});

export interface FieldProps {
  label: string;
  /** One control of the kit: TextInput, Select, … It finds its wiring by itself. */
  children: ReactNode;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean;
  className?: string;
}

/** A labelled control: label above, required mark, hint, and the error below with its sign. */
export function Field({ label, children, error, hint, required = false, className }: FieldProps) {
  const id = useId();
  const invalid = error !== undefined;
  const hinted = hint !== undefined;
  const aria = useMemo<FieldAria>(() => {
    const described = [invalid && `${id}-error`, hinted && `${id}-hint`].filter(Boolean).join(' ');
    return {
      id,
      ...(described !== '' && { 'aria-describedby': described }),
      ...(invalid && { 'aria-invalid': true }),
      ...(required && { 'aria-required': true }),
    };
  }, [id, invalid, hinted, required]);
  return (
    <Root {...(className !== undefined && { className })}>
      <label htmlFor={id}>
        {label}
        {required && (
          <span className="of-required" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      <FieldContext value={aria}>{children}</FieldContext>
      {invalid && (
        <p className="of-error" id={`${id}-error`}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
      {hinted && (
        <p className="of-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </Root>
  );
}
