/**
 * The fields that most forms have. Each consists of a label, a control and an error, and is bound to a value of the
 * form by the value's name.
 */
import type {
  FieldError,
  FieldErrors,
  FieldPath,
  FieldValues,
  UseFormReturn,
} from 'react-hook-form';
import type { ReactNode } from 'react';
import { get } from 'react-hook-form';
import { Field, type FieldProps } from './Field';
import { Select } from './Select';
import { TextArea, TextInput, type TextInputProps } from './TextInput';

interface FormFieldProps<Values extends FieldValues, Output> extends Omit<
  FieldProps,
  'children' | 'error'
> {
  form: UseFormReturn<Values, unknown, Output>;
  name: FieldPath<Values>;
}

/** Returns the error of a value. The value may be in a group, such as 'details.city'. */
const errorOf = <Values extends FieldValues, Output>(
  { formState }: UseFormReturn<Values, unknown, Output>,
  name: FieldPath<Values>,
) => get<FieldErrors<Values>, FieldError | undefined>(formState.errors, name)?.message;

interface TextFieldProps<Values extends FieldValues, Output>
  extends FormFieldProps<Values, Output>, Pick<TextInputProps, 'type' | 'autoComplete'> {
  /** Whether the text may have several lines. */
  isLong?: boolean;
}

export function TextField<Values extends FieldValues, Output>({
  form,
  name,
  isLong,
  type,
  autoComplete,
  ...field
}: TextFieldProps<Values, Output>) {
  return (
    <Field {...field} error={errorOf(form, name)}>
      {isLong ? (
        <TextArea {...form.register(name)} />
      ) : (
        <TextInput
          {...(type && { type })}
          {...(autoComplete && { autoComplete })}
          {...form.register(name)}
        />
      )}
    </Field>
  );
}

interface SelectFieldProps<Values extends FieldValues, Output> extends FormFieldProps<
  Values,
  Output
> {
  /** The `Options` to choose from. */
  children: ReactNode;
}

/** A field for one of a few values. */
export function SelectField<Values extends FieldValues, Output>({
  form,
  name,
  children,
  ...field
}: SelectFieldProps<Values, Output>) {
  return (
    <Field {...field} error={errorOf(form, name)}>
      <Select {...form.register(name)}>{children}</Select>
    </Field>
  );
}
