import {
  get,
  set,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type ResolverOptions,
} from 'react-hook-form';

const messageFor = (input: HTMLInputElement): string =>
  input.type === 'date' ? 'Data inválida' : 'Valor inválido';

/**
 * Wraps a form's resolver so that it also refuses input that the browser cannot parse, such as `1e` or half a
 * date. The value of such an input is '', which a schema would take for an empty field.
 */
export const resolverRefusingUnreadable =
  <Values extends FieldValues, Output>(
    resolver: Resolver<Values, unknown, Output>,
  ): Resolver<Values, unknown, Output> =>
  async (values, context, options) => {
    const result = await resolver(values, context, options);
    const errors: FieldErrors<Values> = {};
    Object.assign(errors, result.errors);
    let isReadable = true;
    for (const name of options.names ?? []) {
      // The fields are nested as the values are, which their type does not say.
      const ref = get<unknown, ResolverOptions<Values>['fields'][string] | undefined>(
        options.fields,
        name,
      )?.ref;
      if (!(ref instanceof HTMLInputElement) || !ref.validity.badInput) continue;
      set(errors, name, { type: 'badInput', message: messageFor(ref), ref });
      isReadable = false;
    }
    return isReadable ? result : { values: {}, errors };
  };
