import type { ChangeEvent, ReactNode } from 'react';

import { Field } from '../kit/form/Field';
import { LOADING, loadingHint } from '../kit/form/loading';
import { Select } from '../kit/form/Select';
import { Options, type Choice } from './Options';

/** What `useController` gives for a field that holds an id; '' for none. */
export interface Reference {
  field: {
    name: string;
    value: string;
    onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
    onBlur: () => void;
    ref: (element: HTMLSelectElement | null) => void;
  };
  fieldState: { error?: { message?: string } };
}

interface ReferenceFieldProps {
  label: string;
  half?: boolean;
  /** True unless told. */
  required?: boolean;
  reference: Reference;
  /** All that may be chosen, in their order. */
  choices: readonly Choice[];
  /** Stands before them and asks for one: 'Selecione um cliente'. */
  placeholder: (Choice & { disabled?: boolean }) | null;
  isLoaded: boolean;
  /** What to do where there is nothing to choose. */
  none: string;
  /** Why not all can be chosen, where that is so. */
  some?: string | undefined;
  /** A button under it that leads to what is not there yet. */
  way?: ReactNode;
}

/** The choice of another record; one that is gone meanwhile shows as no choice. */
export function ReferenceField({
  label,
  half = false,
  required = true,
  reference: { field, fieldState },
  choices,
  placeholder,
  isLoaded,
  none,
  some,
  way,
}: ReferenceFieldProps) {
  return (
    <Field
      label={label}
      required={required}
      half={half}
      error={fieldState.error?.message}
      hint={choices.length === 0 && isLoaded ? none : (loadingHint(isLoaded) ?? some)}
      below={way}
    >
      <Select {...field}>
        {placeholder && (
          <option value={placeholder.value} disabled={placeholder.disabled}>
            {placeholder.label}
          </option>
        )}
        <Options choices={choices} />
      </Select>
    </Field>
  );
}

interface LockedReferenceFieldProps {
  label: string;
  /** Why it is locked. */
  hint: string;
  /** The record's name, or what stands for one that is gone; null while it cannot be told. */
  text: string | null;
}

/** A reference that is never changed after creation: shown, whatever became of it. */
export function LockedReferenceField({ label, hint, text }: LockedReferenceFieldProps) {
  return (
    <Field label={label} hint={hint}>
      <Select disabled>
        <option>{text ?? LOADING}</option>
      </Select>
    </Field>
  );
}
