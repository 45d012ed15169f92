import { nextStep } from './nextStep';

const today = '2026-11-20';
const before = { sentAt: '2026-11-16T12:00:00Z', validUntil: '2026-11-26' };

test.each([
  ['proposal', null, 'send'],
  ['analyzing', { sentAt: null, validUntil: null }, 'send'],
  ['analyzing', before, 'remind'],
  ['proposal', before, 'remind'],
  // Half past nine at night in São Paulo; in London it is the next day.
  ['analyzing', { ...before, sentAt: '2026-11-21T00:30:00Z' }, 'wait'],
  // It is valid on its last day.
  ['analyzing', { ...before, validUntil: today }, 'remind'],
  ['analyzing', { ...before, validUntil: '2026-11-19' }, 'renew'],
  ['proposal', { sentAt: null, validUntil: '2026-11-19' }, 'renew'],
  ['rejected', { ...before, validUntil: '2026-11-19' }, 'adjust'],
  ['approved', before, 'work'],
] as const)('%s, %j: %j', (status, details, step) => {
  expect(nextStep({ status }, details, { today, canBecomeProject: false })).toBe(step);
});

test.each([null, before])('approved without a project, %j: that comes first', (details) => {
  const options = { today, canBecomeProject: true };
  expect(nextStep({ status: 'approved' }, details, options)).toBe('project');
});
