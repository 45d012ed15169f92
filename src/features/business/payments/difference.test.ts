import { differenceKinds } from './difference';

test.each([
  ['no difference', 0, 100, []],
  ['less', 100, 0, ['open', 'discount']],
  ['more, with other parts', -100, 100, ['next', 'extra']],
  ['more than they take', -101, 100, ['extra']],
  ['more, on the last part', -100, 0, ['extra']],
])('%s: what the difference may be', (_case, left, next, kinds) => {
  expect(differenceKinds(left, next)).toEqual(kinds);
});
