import { Field as Parts, type FieldRootProps } from '@chakra-ui/react/field';
import { chakra } from '@chakra-ui/react/styled-system';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { useId, type ReactNode } from 'react';
import { fieldRecipe } from '../../theme/recipes/field';
import { Icon } from '../art/Icon';
import { errorId } from './TextInput';

/** The space between two lines of a form's grid holds an error, so that none pushes the fields below it. */
const roomForErrors = { rowGap: '6', '--of-error-room': '-22px' };

/**
 * The fields of a form, one below another. Two `half` fields stand side by side from 768 px on.
 */
export function FormGrid({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="5" css={roomForErrors}>
      {children}
    </SimpleGrid>
  );
}

export interface FieldProps extends Pick<FieldRootProps, 'gridColumn' | 'className'> {
  label: string;
  /** One of the kit's controls, such as TextInput or Select. A control finds the field around it by itself. */
  children: ReactNode;
  error?: string | undefined;
  hint?: string | undefined;
  /** Another action for this field, shown below the error and the hint. */
  below?: ReactNode;
  required?: boolean;
  /** Whether the field takes half a line of a `FormGrid`, where there is room for two. */
  half?: boolean;
  /** Whether the hint comes and goes while the user types. The room of two lines is kept. */
  keepsRoom?: boolean;
  /** How the label is hidden if something else shows it. See the recipe. */
  labels?: 'hidden' | 'inTable';
}

/**
 * A control with its label. A mark beside the label says that the field is required. Below the control is the hint, or
 * the error with its symbol.
 */
export function Field({
  label,
  children,
  error,
  hint,
  below,
  required,
  half,
  keepsRoom = false,
  labels,
  ...rest
}: FieldProps) {
  const id = useId();
  // The variants belong to our own recipe. Chakra's types know only Chakra's variants.
  const variants = { labels };
  return (
    <Parts.Root
      recipe={fieldRecipe}
      {...variants}
      id={id}
      // Without this, Chakra would make each field a group without a name.
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
      <chakra.div {...(keepsRoom && { height: '38px' })}>
        {/* Screen readers read the error when its control gets the focus, so it is not announced separately. */}
        {error !== undefined && (
          <Parts.ErrorText id={errorId(id)} aria-live="off">
            <Icon name="alert" size={16} />
            {error}
          </Parts.ErrorText>
        )}
        {hint !== undefined && <Parts.HelperText>{hint}</Parts.HelperText>}
        {below}
      </chakra.div>
    </Parts.Root>
  );
}
