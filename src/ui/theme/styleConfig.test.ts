import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { cardStyles } from '../kit/list/cardStyles';
import { rowStyles } from '../kit/list/rowStyles';
import { globalCss } from './globalCss';
import { SERIF_AXES } from './serifAxes';
import { styleConfig } from './styleConfig';
import { system } from './system';

interface Recipe {
  base?: SystemStyleObject;
  variants?: Record<string, Record<string, SystemStyleObject>>;
}

const mockRecipes: Recipe[] = [];

// Every `chakra(tag, recipe)` of the app passes through here.
jest.mock('@chakra-ui/react/styled-system', () => {
  const actual = jest.requireActual<{ chakra: (...parts: unknown[]) => unknown }>(
    '@chakra-ui/react/styled-system',
  );
  return {
    ...actual,
    chakra: (tag: unknown, recipe: Recipe = {}, ...rest: unknown[]) => {
      mockRecipes.push(recipe);
      return actual.chakra(tag, recipe, ...rest);
    },
  };
});

const folder = path.resolve(__dirname, '..');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file),
);

const { conditions: _ours, utilities: _too, ...own } = system._config;
const chakras = createSystem(defaultBaseConfig, own);
const utilities = defaultBaseConfig.utilities ?? {};

/** With its own `background`, Chakra also notes the colour in a variable, which nothing here reads. */
const NOTED_BACKGROUND = '--bg-currentcolor';

const withoutNote = (css: unknown): unknown =>
  JSON.parse(
    JSON.stringify(css, (key, value: unknown) => (key === NOTED_BACKGROUND ? undefined : value)),
  );

const stylesOf = ({ base, variants }: Recipe): SystemStyleObject[] => [
  ...(base ? [base] : []),
  ...Object.values(variants ?? {}).flatMap((choices) => Object.values(choices)),
];

describe('the part of Chakra’s configuration that we took', () => {
  it('makes the same CSS of every styled element as the whole of it', () => {
    for (const file of files) jest.requireActual(path.join(folder, file));
    const styles = mockRecipes.flatMap(stylesOf);
    expect(styles.length).toBeGreaterThan(50);
    for (const style of styles) {
      expect(withoutNote(system.css(style))).toEqual(withoutNote(chakras.css(style)));
    }
  });

  it('and of the global sheets', () => {
    for (const sheet of [globalCss, rowStyles, cardStyles]) {
      expect(withoutNote(system.css(sheet))).toEqual(withoutNote(chakras.css(sheet)));
    }
    expect(system.getTokenCss()).toEqual(
      JSON.parse(
        JSON.stringify(chakras.getTokenCss()).replaceAll(
          '.dark &, .dark .chakra-theme:not(.light) &',
          '.dark &',
        ),
      ),
    );
  });

  it.each(files)('knows what is written in %s', (file) => {
    const source = readFileSync(path.join(folder, file), 'utf8');
    const keys = [...source.matchAll(/(?<![.\w])(\w+):/g)].map(([, key = '']) => key);
    const unknown = keys.filter((key) => takesTokens(key) && !knows(key));
    expect(unknown.filter((key) => !NO_STYLES.has(key))).toEqual([]);
    expect(keys.filter((key) => key.startsWith('_') && key !== '_dark')).toEqual([]);
  });
});

describe('the font file', () => {
  /** Every object of styles, however deep, that sets the serif. */
  function setsSerif(style: object): Record<string, unknown>[] {
    const inner = Object.values(style).filter((value): value is object => value instanceof Object);
    const own = 'fontFamily' in style && style.fontFamily === 'serif' ? [{ ...style }] : [];
    return [...own, ...inner.flatMap(setsSerif)];
  }

  it('holds every weight and optical size that the serif is set in', () => {
    for (const file of files) jest.requireActual(path.join(folder, file));
    const found = [...mockRecipes.flatMap(stylesOf), globalCss, rowStyles, cardStyles].flatMap(
      setsSerif,
    );
    expect(found.length).toBeGreaterThan(20);
    for (const { fontWeight, fontVariationSettings } of found) {
      const size = Number(/^"opsz" (\d+)$/.exec(String(fontVariationSettings))?.[1]);
      expect(fontWeight).toBeGreaterThanOrEqual(SERIF_AXES.wght.min);
      expect(fontWeight).toBeLessThanOrEqual(SERIF_AXES.wght.max);
      expect(size).toBeGreaterThanOrEqual(SERIF_AXES.opsz.min);
      expect(size).toBeLessThanOrEqual(SERIF_AXES.opsz.max);
    }
  });
});

/** Our own names for other things: a colour, a parameter. */
const NO_STYLES = new Set(['bg', 'px']);

const knows = (key: string): boolean => key in (styleConfig.utilities ?? {});

const { tokens, semanticTokens } = own.theme ?? {};
const shorthands = new Set(Object.values(utilities).flatMap((utility) => utility.shorthand ?? []));

/** A style property for which Chakra would look up one of our tokens, or write another one. */
function takesTokens(key: string): boolean {
  if (shorthands.has(key)) return true;
  const { values } = utilities[key] ?? {};
  if (typeof values === 'function') return true;
  return typeof values === 'string' && values in { ...tokens, ...semanticTokens };
}
