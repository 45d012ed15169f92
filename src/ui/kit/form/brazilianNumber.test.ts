import userEvent from '@testing-library/user-event';

import { acceptBrazilianNotation, isMisread, readBrazilian } from './brazilianNumber';

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
  ['1 500', '1500'],
  ['R$\u00A01\u202F500\u202F000', '1500000'],
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

test.each([
  '10/12',
  '20/11/2026',
  '10 12',
  '10\n120',
  '10 a 12',
  'R$ 10 a R$ 12',
  '10,12,13',
  '10.12.13',
  '1.50,5',
  '2x 50',
  '15 reais',
  '1500,50 reais',
  'dez',
])('%p is refused: a browser would leave out signs and show another number', (text) => {
  expect(readBrazilian(text)).toBeNull();
  expect(isMisread(text)).toBe(true);
});

test.each(['', ' ', '.', '-', '+', 'e', '7', '1500', '-15', '1500.50', '1,500.50', '1e3', '1e-3'])(
  '%p is no misread number',
  (text) => {
    expect(isMisread(text)).toBe(false);
  },
);

test('a misread number that is pasted changes nothing', () => {
  const input = document.createElement('input');
  input.type = 'number';
  acceptBrazilianNotation(input);
  const paste = (data: string) =>
    input.dispatchEvent(new InputEvent('beforeinput', { data, cancelable: true }));
  expect(paste('10/12')).toBe(false);
  expect(paste('1012')).toBe(true);
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

/**
 * Browsers whose number inputs treat a comma differently. `keeps` tells which texts stay in the field, and `reads` which
 * of those are numbers.
 */
const BROWSERS = {
  'Chromium in English': { keeps: /^[\d.]*$/, reads: /^\d+\.?\d*$/ },
  'WebKit in English': { keeps: /^[\d.,]*$/, reads: /^\d+(\.\d+)?$/ },
  'Chromium in Portuguese': { keeps: /^[\d,]*$/, reads: /^\d+,?\d*$/ },
  'WebKit in Portuguese': { keeps: /^[\d.,]*$/, reads: /^\d*(,\d+)?$/ },
};

describe.each(Object.entries(BROWSERS))('a comma typed in %s', (_browser, { keeps, reads }) => {
  /** An input that shows its text to the test alone, with the caret at its end. */
  function typedInto(): {
    input: HTMLInputElement;
    text: () => string;
    type: (sign: string) => void;
  } {
    let text = '';
    const input = document.createElement('input');
    input.type = 'number';
    Object.defineProperty(input, 'validity', {
      get: () => ({ badInput: text !== '' && !reads.test(text) }),
    });
    const insert = (data: string) => {
      if (!keeps.test(text + data)) return;
      text += data;
      input.dispatchEvent(new InputEvent('input', { data }));
    };
    const execCommand = (command: string, _ui?: boolean, data = '') => {
      if (command === 'delete') text = text.slice(0, -1);
      else insert(data);
    };
    Object.assign(document, { execCommand });
    acceptBrazilianNotation(input);
    const type = (data: string) => {
      const isLeft = input.dispatchEvent(new InputEvent('beforeinput', { data, cancelable: true }));
      if (isLeft) insert(data);
    };
    return { input, text: () => text, type };
  }

  afterEach(() => {
    Reflect.deleteProperty(document, 'execCommand');
  });

  test.each([
    ['1500,50', '1500.50'],
    [['R$ 1.500,50'], '1500.50'],
    ['0,5', '0.5'],
    [['1500,', '5'], '1500.5'],
    ['1500', '1500'],
  ])('%j is %s', (signs, number) => {
    const { input, text, type } = typedInto();
    for (const sign of signs) type(sign);
    expect(text().replace(',', '.')).toBe(number);
    expect(input.validity.badInput).toBe(false);
  });
});
