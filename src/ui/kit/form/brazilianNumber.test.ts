import userEvent from '@testing-library/user-event';

import { acceptBrazilianNotation, readBrazilian } from './brazilianNumber';

test.each([
  [',', '', ''],
  ['1500,50', '1500', '50'],
  ['1500,5', '1500', '5'],
  ['1500,', '1500', ''],
  [',5', '', '5'],
  ['1.500,50', '1500', '50'],
  ['12.345.678,90', '12345678', '90'],
  ['R$ 1.500,50', '1500', '50'],
  ['R$\u00A01.500,50', '1500', '50'],
  [' 1500,50\n', '1500', '50'],
  ['-R$\u00A089,90', '-89', '90'],
  ['\u2212R$ 89,90', '-89', '90'],
  ['R$ -89,90', '-89', '90'],
])('%p is %p and %p', (text, whole, fraction) => {
  expect(readBrazilian(text)).toEqual({ whole, fraction });
});

test.each([
  ['1.500', '1500'],
  ['1.500.000', '1500000'],
  ['R$ 1.500', '1500'],
  ['R$ 15', '15'],
  [' 15 ', '15'],
])('%p is %p, without decimals', (text, whole) => {
  expect(readBrazilian(text)).toEqual({ whole, fraction: null });
});

test.each([
  '',
  ' ',
  '.',
  '-',
  '7',
  '1500',
  '-15',
  '1500.50',
  '0.500',
  '15.00',
  '1,500.50',
  '1,5,0',
  '1.50,5',
  '1e3',
  'dez',
  'R$',
  '20/11/2026',
])('%p is left to the browser', (text) => {
  expect(readBrazilian(text)).toBeNull();
});

describe('a typed point', () => {
  const user = userEvent.setup({ delay: null });
  const input = document.createElement('input');

  beforeEach(() => {
    // Replaces the selected text, because jsdom has no `execCommand`. In these tests the whole text is always selected.
    const execCommand = (_command: string, _ui: boolean, data: string) => {
      input.value = data;
      return input.dispatchEvent(new InputEvent('input', { data }));
    };
    Object.assign(document, { execCommand });
    input.type = 'number';
    input.value = '';
    document.body.append(input);
    acceptBrazilianNotation(input);
    input.focus();
  });

  afterEach(() => {
    input.remove();
    Reflect.deleteProperty(document, 'execCommand');
  });

  test.each([
    ['3.200', '3200'],
    ['1.500.000', '1500000'],
    ['12.50', '12.50'],
  ])('%s is %s', async (typed, value) => {
    await user.keyboard(typed);
    expect(input.value).toBe(value);
  });

  test('is forgotten once it has grouped', async () => {
    await user.keyboard('3.200');
    input.value = '3200.0';
    await user.keyboard('50');
    expect(input.value).toBe('3200.050');
  });

  test('is forgotten once the field is left', async () => {
    await user.keyboard('12.50');
    input.blur();
    input.focus();
    await user.keyboard('5');
    expect(input.value).toBe('12.505');
  });
});
