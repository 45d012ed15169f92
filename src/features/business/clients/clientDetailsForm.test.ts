import * as z from 'zod/mini';

import { aClient, aClientDetails } from '../../../../test/builders';
import { clientDetailsChanges, clientModalSchema, clientModalValues } from './clientDetailsForm';

const details = aClientDetails({ document: '52998224725', city: 'Olinda', state: 'PE' });
const opened = clientModalValues(aClient({ name: 'Ana' }), details);

test('a tax number opens with its points and is kept without', () => {
  expect(opened.details?.document).toBe('529.982.247-25');
  const { details: draft } = z.parse(clientModalSchema(null), opened);
  expect(clientDetailsChanges(details, draft)).toBeNull();
  const changed = z.parse(clientModalSchema(null), {
    ...opened,
    details: { ...opened.details, document: '12.abc.345/01de-35', city: '' },
  });
  expect(clientDetailsChanges(details, changed.details)).toEqual({
    document: '12ABC34501DE35',
    city: null,
  });
});

test('a wrong one is named at its field', () => {
  const wrong = { ...opened, details: { ...opened.details, document: '123' } };
  expect(z.safeParse(clientModalSchema(null), wrong).error?.issues).toMatchObject([
    { path: ['details', 'document'], message: 'CPF ou CNPJ inválido' },
  ]);
});

test('what is left open says nothing', () => {
  const blank = z.parse(clientModalSchema(null), clientModalValues(aClient(), null));
  expect(clientDetailsChanges(null, blank.details)).toBeNull();
});
