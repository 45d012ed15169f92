import { anExpense, anExpenseDraft, anExpenseProject } from '../../../../test/builders';
import {
  expenseModalSchema,
  expenseModalValues,
  expenseProjectChanges,
} from './expenseProjectForm';

const today = '2026-11-20';
const named = anExpenseProject({ projectId: 'j1' });

test.each([
  ['not known yet', undefined, undefined],
  ['none ever', null, ''],
  ['none any more', anExpenseProject(), ''],
  ['one', named, 'j1'],
])('the form opens with the project that is named: %s', (_case, stored, projectId) => {
  expect(expenseModalValues(anExpense(), today, stored).projectId).toBe(projectId);
});

test('the project stands beside what is sent of the expense', () => {
  const values = expenseModalValues(anExpense(), today, named);
  const { projectId, repeat: _series, ...draft } = expenseModalSchema(null).parse(values);
  expect(projectId).toBe('j1');
  expect(draft).toEqual(anExpenseDraft());
});

test.each([
  ['another', named, 'j2', { projectId: 'j2' }],
  ['the first one', null, 'j2', { projectId: 'j2' }],
  ['none any more', named, null, { projectId: null }],
  ['the same', named, 'j1', null],
  ['none as before', null, null, null],
  ['what was never known', undefined, undefined, null],
])('saved is what was changed: %s', (_case, opened, projectId, changes) => {
  expect(expenseProjectChanges(opened, projectId)).toEqual(changes);
});
