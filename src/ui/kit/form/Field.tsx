import { Field as Parts, type FieldRootProps } from '@chakra-ui/react/field';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { useId, type ReactNode } from 'react';
import { fieldRecipe } from '../../theme/recipes/field';
import { Icon } from '../art/Icon';
import { errorId } from './TextInput';

/** Fields one below the other; those that are `half` side by side from 768 px on. */
export function FormGrid({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap={{ base: '4', md: '5' }}>
      {children}
    </SimpleGrid>
  );
}

export interface FieldProps extends Pick<FieldRootProps, 'gridColumn' | 'className'> {
  label: string;
  /** One control of the kit: TextInput, Select, … It finds its wiring by itself. */
  children: ReactNode;
  error?: string | undefined;
  hint?: string | undefined;
  /** Below its error and hint: what else can be done about it. */
  below?: ReactNode;
  required?: boolean;
  /** Half a line of a `FormGrid`, where there is room for two. */
  half?: boolean;
  /** Where something else shows what it is; see the recipe. */
  labels?: 'hidden' | 'ledger';
}

/** A labelled control: label above, required mark, hint, and the error below with its sign. */
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
  // Our recipe's own variant: Chakra's types know those of its own alone.
  const variants = { labels };
  return (
    <Parts.Root
      recipe={fieldRecipe}
      {...variants}
      id={id}
      // Chakra would make a nameless group of each field.
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
      {/* Heard with its control when that takes the focus, so not also by itself. */}
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
