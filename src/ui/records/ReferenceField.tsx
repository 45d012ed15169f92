import type { Ref } from 'react';

import { Button } from '../kit/form/Button';
import type { Choice } from '../kit/form/choices';
import { Combobox, type CreateOption } from '../kit/form/Combobox';
import { Field } from '../kit/form/Field';
import { LOADING_TEXT, loadingHint, Select } from '../kit/form/Select';

/** The result of react-hook-form's `useController` for a field whose value is an id; '' where nothing is chosen. */
export interface ReferenceControl {
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
  /** Whether a choice is required; true by default. */
  required?: boolean;
  reference: ReferenceControl;
  /** All choices, in order. */
  choices: readonly Choice[];
  /** The placeholder: 'Selecione um cliente'. */
  placeholder: string;
  /** The text for an id that is not among the choices. */
  otherwise?: string;
  /** Offers the creation of a missing record from this field. */
  creating?: CreateOption;
  isLoaded: boolean;
  /** The text that says what to do where there are no choices. */
  none: string;
  /** The text that says why some records cannot be chosen; undefined if all can be. */
  some?: string | undefined;
  /** A button below the field that creates the first record; false if there are records. */
  createButton?: { label: string; onPress: () => void } | false;
}

/**
 * A field in which the user chooses another record. A record that was deleted in the meantime is shown as no
 * choice.
 */
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
  createButton = false,
}: ReferenceFieldProps) {
  return (
    <Field
      label={label}
      required={required}
      half={half}
      error={fieldState.error?.message}
      hint={choices.length === 0 && isLoaded ? none : (loadingHint(isLoaded) ?? some)}
      below={
        createButton && (
          <Button
            variant="outline"
            size="sm"
            icon="plus"
            alignSelf="start"
            marginTop="2"
            onClick={createButton.onPress}
          >
            {createButton.label}
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
  /** The text that says why the field is locked. */
  hint: string;
  /** The name of the chosen record, or the text for a deleted record; null while the name is unknown. */
  text: string | null;
}

/** A reference that cannot be changed after creation. It is shown even if its record was deleted. */
export function LockedReferenceField({ label, hint, text }: LockedReferenceFieldProps) {
  return (
    <Field label={label} hint={hint}>
      <Select disabled>
        <option>{text ?? LOADING_TEXT}</option>
      </Select>
    </Field>
  );
}
