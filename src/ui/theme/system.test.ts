import { render } from '@testing-library/react';
import { createElement } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';

import { system } from './system';
import { ThemeProvider } from './ThemeProvider';

const recipe = { base: { color: 'ink' }, variants: { wide: { true: { paddingInline: '4' } } } };

test('a recipe is worked out once, another one of the same look for itself', () => {
  expect(system.cva(recipe)).toBe(system.cva(recipe));
  expect(system.cva({ ...recipe })).not.toBe(system.cva(recipe));
});

test('styles are made of all that is given, in its order', () => {
  const base = { color: 'ink', padding: '4' };
  expect(system.css(base, { color: 'muted' })).not.toEqual(system.css(base));
  expect(system.css({ color: 'muted' }, base)).toEqual(system.css(base));
  expect(system.css({}, base, {})).toEqual(system.css(base));
});

test('components of one recipe keep their own variants', () => {
  const Part = chakra('div', recipe);
  const { container } = render(
    createElement(ThemeProvider, {
      children: [
        createElement(Part, { key: 'plain' }),
        createElement(Part, { key: 'wide', wide: true }),
      ],
    }),
  );
  const [plain, wide] = container.querySelectorAll('div');
  expect(getComputedStyle(plain ?? document.body).paddingInline).toBe('');
  expect(wide?.className).not.toBe(plain?.className);
});
