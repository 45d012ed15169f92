import { ofSameKind } from './ofSameKind';

const stage = { id: 's1', name: 'Arte', completed: false, completedAt: null };
const done = { ...stage, completed: true, completedAt: '2026-11-20T12:00:00Z' };

test.each([
  ['a text', { name: '' }, { name: 'Ana' }],
  ['a tick', { paid: false }, { paid: true }],
  ['a stage that was completed', { stages: [stage] }, { stages: [stage, done] }],
  ['a stage that was opened again', { stages: [done] }, { stages: [stage] }],
  ['stages where there were none', { stages: [] }, { stages: [done] }],
  ['the fields of a group', { details: { city: '' } }, { details: { city: 'Olinda' } }],
])('a draft keeps %s', (_, fields, typed) => {
  expect(ofSameKind(fields, typed)).toEqual(typed);
});

test.each([
  ['an unknown field', {}, { tax: '1' }],
  ['a number for a text', { name: '' }, { name: 7 }],
  ['null for a list', { stages: [] }, { stages: null }],
  ['an object for null', { stages: [stage] }, { stages: [{ ...stage, completedAt: {} }] }],
  ['a group without a field', { details: { city: '' } }, { details: {} }],
])('a draft loses %s', (_, fields, typed) => {
  expect(ofSameKind(fields, typed)).toEqual({});
});
