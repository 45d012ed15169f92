import { Field as Parts, type FieldRootProps } from '@chakra-ui/react/field';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { useId, type ReactNode } from 'react';
import { fieldRecipe } from '../../theme/recipes/field';
import { Icon } from '../art/Icon';
import { errorId } from './TextInput';

/** Fields below one another. `half` fields stand side by side from 768 px. */
export function FormGrid({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap={{ base: '4', md: '5' }}>
      {children}
    </SimpleGrid>
  );
}

export interface FieldProps extends Pick<FieldRootProps, 'gridColumn' | 'className'> {
  label: string;
  /** One control of the kit: TextInput, Select, … It connects to the field by itself. */
  children: ReactNode;
  error?: string | undefined;
  hint?: string | undefined;
  /** Below error and hint: another action for this field. */
  below?: ReactNode;
  required?: boolean;
  /** Half a line of a `FormGrid`, where there is room for two. */
  half?: boolean;
  /** For labels that something else shows visually; see the recipe. */
  labels?: 'hidden' | 'ledger';
}

/** A labelled control: label above, required mark, hint, and the error with its symbol below. */
export function Field({
  label,
  children,
  error,
  hint,
  below,
  required,
  half,
  labels,
  ...rest
}: FieldProps) {
  const id = useId();
  // Variants of our own recipe. Chakra's types only know Chakra's variants.
  const variants = { labels };
  return (
    <Parts.Root
      recipe={fieldRecipe}
      {...variants}
      id={id}
      // Chakra would make each field a group without a name.
      role="none"
      required={required}
      invalid={error !== undefined}
      gridColumn={half ? 'auto' : '1 / -1'}
      {...rest}
    >
      <Parts.Label>
        {label}
        {required && <Parts.RequiredIndicator> *</Parts.RequiredIndicator>}
      </Parts.Label>
      {children}
      {/* It is read with its control when that gets the focus, so it is not announced separately. */}
      {error !== undefined && (
        <Parts.ErrorText id={errorId(id)} aria-live="off">
          <Icon name="alert" size={16} />
          {error}
        </Parts.ErrorText>
      )}
      {hint !== undefined && <Parts.HelperText>{hint}</Parts.HelperText>}
      {below}
    </Parts.Root>
  );
}
