import type { Field, Resolver } from 'react-hook-form';

import { resolverRefusingUnreadable } from './unreadableInput';

interface Values {
  amount: string;
  items: { price: string }[];
}

const accepting: Resolver<Values, unknown, Values> = (values) => ({ values, errors: {} });

function input(type: string, badInput: boolean): Field['_f'] {
  const ref = document.createElement('input');
  ref.type = type;
  // jsdom never finds an input unreadable.
  jest
    .spyOn(ref, 'validity', 'get')
    .mockReturnValue(
      Object.create(ref.validity, { badInput: { value: badInput } }) as ValidityState,
    );
  return { ref, name: type };
}

const values: Values = { amount: '', items: [{ price: '' }] };

const check = (amount: Field['_f'], price: Field['_f'], resolver = accepting) =>
  resolverRefusingUnreadable(resolver)(values, undefined, {
    fields: { amount, items: [{ price }] } as unknown as Record<string, Field['_f']>, // nested by name
    names: ['amount', 'items.0.price'],
    shouldUseNativeValidation: false,
  });

test('what can be read is left to the resolver', async () => {
  expect(await check(input('number', false), input('number', false))).toEqual({
    values,
    errors: {},
  });
});

test('what cannot be read is refused, wherever it stands', async () => {
  expect(await check(input('date', true), input('number', true))).toMatchObject({
    values: {},
    errors: {
      amount: { message: 'Data inválida' },
      items: [{ price: { message: 'Valor inválido' } }],
    },
  });
});

test("it goes before the resolver's own word and leaves the others", async () => {
  const refusing: Resolver<Values, unknown, Values> = () => ({
    values: {},
    errors: {
      amount: { type: 'custom', message: 'Valor é obrigatório' },
      items: [{ price: { type: 'custom', message: 'Preço é obrigatório' } }],
    },
  });
  expect(await check(input('number', true), input('number', false), refusing)).toMatchObject({
    errors: {
      amount: { message: 'Valor inválido' },
      items: [{ price: { message: 'Preço é obrigatório' } }],
    },
  });
});
