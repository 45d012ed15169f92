import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chakra, ChakraProvider } from '@chakra-ui/react/styled-system';
import { Global, withTheme } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import { system } from '../system';

// Where emotion uses hoist-non-react-statics was read in this version; another has to be read again.
const CHECKED_WITH = '11.14.0';

jest.mock('hoist-non-react-statics', () => jest.requireActual<object>('./hoistStatics'));

describe('emotion without hoist-non-react-statics', () => {
  it('is the version the stand-in was checked with', () => {
    const file = require.resolve('@emotion/react');
    const folder = file.slice(0, file.lastIndexOf(`${path.sep}dist${path.sep}`));
    const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({ version: CHECKED_WITH });
  });

  it('styles elements, global sheets, and variants', () => {
    const Box = chakra('p', { base: { paddingTop: '3px' } });
    render(
      <ChakraProvider value={system}>
        <Global styles={{ p: { marginTop: '5px' } }} />
        <Box>olá</Box>
      </ChakraProvider>,
    );
    expect(getComputedStyle(screen.getByText('olá'))).toMatchObject({ marginTop: '5px' });
    expect(screen.getByText('olá').className).toMatch(/^css-/);
  });

  it('refuses what needs it, loudly', () => {
    expect(() => withTheme(() => null)).toThrow('not part of this build');
  });
});
