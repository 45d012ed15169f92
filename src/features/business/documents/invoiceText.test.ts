import { anItem } from '../../../../test/builders';
import { invoiceText } from './invoiceText';

const items = [anItem({ name: 'Fotos' }), anItem({ name: ' ' }), anItem({ name: 'Edição' })];

test.each<[string, Partial<Parameters<typeof invoiceText>[0]>, string]>([
  ['all of it', {}, 'Panetones: Fotos, Edição. Parcela 1/3. Orçamento nº 2026-014.'],
  ['a whole payment', { count: 1 }, 'Panetones: Fotos, Edição. Orçamento nº 2026-014.'],
  [
    'an item named as the project',
    { items: [anItem({ name: 'Panetones' })], count: 1 },
    'Panetones. Orçamento nº 2026-014.',
  ],
  ['without a quote', { items: [], quoteNumber: null }, 'Panetones. Parcela 1/3.'],
  ['without a project', { project: null, items: [], quoteNumber: null, count: 1 }, ''],
])('%s', (_, fields, text) => {
  const whole = { project: 'Panetones', items, quoteNumber: '2026-014', part: 1, count: 3 };
  expect(invoiceText({ ...whole, ...fields })).toBe(text);
});
