import { useFieldContext } from '@chakra-ui/react/field';

/** The id of a field's error, by that of its control. */
export const errorId = (controlId: string): string => `${controlId}-error`;

/** Chakra's types know no control without a field; over a list there are some. */
const useFieldAround = (): ReturnType<typeof useFieldContext> | undefined => useFieldContext();

/**
 * The wiring of a control to its field that Chakra leaves otherwise. The error is part of its
 * description: `aria-errormessage` is not read everywhere. And it is `aria-required` alone: with
 * `required`, browsers call an empty field invalid before anything was sent.
 */
export function useControl() {
  const field = useFieldAround();
  if (!field) return {};
  const { ids, invalid, required, ariaDescribedby } = field;
  const described = [invalid && errorId(ids.control), ariaDescribedby].filter(Boolean).join(' ');
  return {
    'aria-describedby': described === '' ? undefined : described,
    'aria-required': required ? true : undefined,
    required: false,
  };
}
