import type { Ref } from 'react';

import { Button } from '../kit/form/Button';
import type { Choice } from '../kit/form/choices';
import { Combobox, type Creating } from '../kit/form/Combobox';
import { Field } from '../kit/form/Field';
import { LOADING, loadingHint, Select } from '../kit/form/Select';

/** What `useController` gives for a field that holds an id; '' for none. */
export interface Reference {
  field: {
    name: string;
    value: string;
    onChange: (id: string) => void;
    onBlur: () => void;
    ref: Ref<HTMLInputElement>;
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
  /** Asks for one: 'Selecione um cliente'. */
  placeholder: string;
  /** What stands for one that is not among them. */
  otherwise?: string;
  /** How one that is not there yet is made from here. */
  creating?: Creating;
  isLoaded: boolean;
  /** What to do where there is nothing to choose. */
  none: string;
  /** Why not all can be chosen, where that is so. */
  some?: string | undefined;
  /** A button under it that makes a new one. */
  first?: { label: string; onPress: () => void } | false;
}

/** The choice of another record; one that is gone meanwhile shows as no choice. */
export function ReferenceField({
  label,
  half = false,
  required = true,
  reference: { field, fieldState },
  choices,
  placeholder,
  otherwise = '',
  creating,
  isLoaded,
  none,
  some,
  first = false,
}: ReferenceFieldProps) {
  return (
    <Field
      label={label}
      required={required}
      half={half}
      error={fieldState.error?.message}
      hint={choices.length === 0 && isLoaded ? none : (loadingHint(isLoaded) ?? some)}
      below={
        first && (
          <Button
            variant="outline"
            size="sm"
            icon="plus"
            alignSelf="start"
            marginTop="2"
            onClick={first.onPress}
          >
            {first.label}
          </Button>
        )
      }
    >
      <Combobox
        {...field}
        choices={choices}
        placeholder={placeholder}
        otherwise={otherwise}
        creating={creating}
      />
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
