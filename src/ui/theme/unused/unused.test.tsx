import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chakra, ChakraProvider } from '@chakra-ui/react/styled-system';
import { Global, withTheme } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import { system } from '../system';

// The stand-ins lean on who uses what they replace, and how: `styled-system/factory.js` and
// `system.js` of Chakra, `withTheme` of emotion. Other versions have to be read again.
const CHECKED_WITH = { '@chakra-ui/react': '3.38.0', '@emotion/react': '11.14.0' };

jest.mock('hoist-non-react-statics', () => jest.requireActual<object>('./hoistStatics'));
jest.mock('@emotion/is-prop-valid', () => jest.requireActual<object>('./isPropValid'));
// By file: the package does not export it.
jest.mock('../../../../node_modules/@chakra-ui/react/dist/cjs/styled-system/preflight.cjs', () =>
  jest.requireActual<object>('./preflight'),
);

const Box = chakra('a', {
  base: { paddingTop: '4' },
  variants: { tone: { loud: { color: 'danger' } }, open: { true: {} } },
});

const show = (element: React.ReactElement): HTMLElement => {
  render(
    <ChakraProvider value={system}>
      <Global styles={{ a: { marginTop: '5px' } }} />
      {element}
    </ChakraProvider>,
  );
  return screen.getByText('olá');
};

describe('Chakra and emotion with their unused parts replaced', () => {
  it.each(Object.entries(CHECKED_WITH))(
    '%s is the version the stand-ins were checked with',
    (name, version) => {
      const file = require.resolve(name);
      const folder = file.slice(0, file.lastIndexOf(`${path.sep}dist${path.sep}`));
      const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
      expect(manifest).toMatchObject({ version });
    },
  );

  it('hands attributes on to the element, and neither variants nor styles', () => {
    const press = jest.fn();
    const element = show(
      <Box
        href="#a"
        tone="loud"
        open
        color="ink"
        css={{ marginTop: '1px' }}
        aria-label="nome"
        data-state="on"
        id="alvo"
        tabIndex={-1}
        hidden={false}
        onClick={press}
      >
        olá
      </Box>,
    );
    expect([...element.attributes].map(({ name }) => name).sort()).toEqual(
      ['aria-label', 'class', 'data-state', 'href', 'id', 'tabindex'].sort(),
    );
    element.click();
    expect(press).toHaveBeenCalledTimes(1);
    expect(getComputedStyle(element).marginTop).not.toBe('');
  });

  it('renders as another element, or as its child', () => {
    expect(show(<Box as="main">olá</Box>)).toMatchObject({ tagName: 'MAIN' });
    document.body.replaceChildren();
    const child = show(
      <Box asChild>
        <button type="button">olá</button>
      </Box>,
    );
    expect(child.outerHTML).toMatch(/^<button class="css-\S+" type="button">olá<\/button>$/);
  });

  it('refuses what is not there, loudly', () => {
    expect(() => withTheme(() => null)).toThrow('not part of this build');
    expect(system.getPreflightCss()).toEqual({ '@layer reset': {} });
  });
});
