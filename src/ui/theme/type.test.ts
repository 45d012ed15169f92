import { readdirSync } from 'node:fs';
import path from 'node:path';
import { SERIF_AXES } from './type';

const mockStyles: unknown[] = [];

// Every style that is not in a recipe passes through one of these functions.
jest.mock('@chakra-ui/react/styled-system', () => {
  const actual = jest.requireActual<Record<string, (...parts: unknown[]) => unknown>>(
    '@chakra-ui/react/styled-system',
  );
  const noted = (name: string) => ({
    [name]: (...parts: unknown[]) => {
      mockStyles.push(parts);
      return actual[name]?.(...parts);
    },
  });
  return {
    ...actual,
    ...noted('chakra'),
    ...noted('defineGlobalStyles'),
    ...noted('defineLayerStyles'),
    ...noted('defineRecipe'),
    ...noted('defineSlotRecipe'),
    ...noted('defineStyle'),
    ...noted('defineTextStyles'),
  };
});

const folder = path.resolve(__dirname, '..');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file),
);

/** Finds every style object, at any depth, that sets the property. */
function setting(property: string, style: unknown, seen: Set<unknown>): Map<string, unknown>[] {
  if (!(style instanceof Object) || seen.has(style)) return [];
  seen.add(style);
  const inner = Object.values(style).flatMap((value: unknown) => setting(property, value, seen));
  const own = new Map<string, unknown>(Object.entries(style));
  return own.has(property) ? [own, ...inner] : inner;
}

/** Every style of the app that sets the property. */
function stylesSetting(property: string): Map<string, unknown>[] {
  const modules = files.map((file): unknown => jest.requireActual(path.join(folder, file)));
  return setting(property, [modules, mockStyles], new Set());
}

/** The values of a property on all screens: `{ base: 'sans', md: 'serif' }` has two. */
const valuesOf = (value: unknown): unknown[] =>
  value instanceof Object ? Object.values(value) : [value];

test('the font file holds every weight and optical size that the serif is set in', () => {
  const found = stylesSetting('fontFamily').filter((style) => style.get('fontFamily') === 'serif');
  expect(found.length).toBeGreaterThan(1);
  for (const style of found) {
    const fontWeight = style.get('fontWeight');
    const size = Number(/^"opsz" (\d+)$/.exec(String(style.get('fontVariationSettings')))?.[1]);
    expect(fontWeight).toBeGreaterThanOrEqual(SERIF_AXES.wght.min);
    expect(fontWeight).toBeLessThanOrEqual(SERIF_AXES.wght.max);
    expect(size).toBeGreaterThanOrEqual(SERIF_AXES.opsz.min);
    expect(size).toBeLessThanOrEqual(SERIF_AXES.opsz.max);
  }
});

test.each(['textStyle', 'layerStyle'] as const)(
  'every %s is one of the theme, because an unknown name sets nothing',
  async (property) => {
    const { system } = await import('./system');
    const known = system.query[`${property}s`].list();
    const names = stylesSetting(property).flatMap((style) => valuesOf(style.get(property)));
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !known.includes(String(name)))).toEqual([]);
  },
);

test('every font is one of the theme, because a browser has its own for an unknown name', async () => {
  const { system } = await import('./system');
  const families = stylesSetting('fontFamily').flatMap((style) =>
    valuesOf(style.get('fontFamily')),
  );
  const unknown = families.filter(
    (family) => family !== 'inherit' && !system.token(`fonts.${String(family)}`),
  );
  expect(families).toContain('sans');
  expect(unknown).toEqual([]);
  // This property could name a family, too.
  expect(stylesSetting('font').map((style) => style.get('font'))).toEqual(['inherit']);
});
