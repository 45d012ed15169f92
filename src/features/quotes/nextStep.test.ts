import { nextStep } from './nextStep';

const sent = { sentAt: '2026-11-20T12:00:00Z', answer: null };

test.each([
  ['proposal', null, 'send'],
  ['proposal', { sentAt: null, answer: null }, 'send'],
  ['analyzing', sent, 'answer'],
  ['proposal', sent, 'answer'],
  ['analyzing', { ...sent, answer: 'rejected' }, null],
  ['rejected', sent, null],
  ['approved', sent, null],
  ['approved', null, null],
] as const)('%s, %j: %j', (status, details, step) => {
  expect(nextStep({ status }, details, false)).toBe(step);
});

test.each([null, sent])('approved without a project, %j: that comes first', (details) => {
  expect(nextStep({ status: 'approved' }, details, true)).toBe('project');
});
