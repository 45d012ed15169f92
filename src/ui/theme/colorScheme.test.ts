import { applyColorScheme, readColorScheme, setColorScheme } from './colorScheme';

const dark = () => document.documentElement.classList.contains('dark');

function device(prefersDark: boolean) {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: prefersDark,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
});

test.each([
  [null, false, false],
  [null, true, true],
  ['light', true, false],
  ['dark', false, true],
  ['system', true, true],
  ['nonsense', true, true],
])(
  'stored %p on a device that prefers dark: %p shows dark: %p',
  (stored, prefersDark, expected) => {
    device(prefersDark);
    if (stored !== null) localStorage.setItem('oficio.theme', stored);
    applyColorScheme();
    expect(dark()).toBe(expected);
  },
);

test('a choice is stored and applied at once', () => {
  device(false);
  setColorScheme('dark');
  expect(dark()).toBe(true);
  expect(readColorScheme()).toBe('dark');
});
