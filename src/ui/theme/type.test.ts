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
    ...noted('defineRecipe'),
    ...noted('defineSlotRecipe'),
    ...noted('defineStyle'),
  };
});

const folder = path.resolve(__dirname, '..');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file),
);

/** Finds every style object, at any depth, that sets the serif font. */
function setsSerif(style: unknown, seen: Set<unknown>): Map<string, unknown>[] {
  if (!(style instanceof Object) || seen.has(style)) return [];
  seen.add(style);
  const inner = Object.values(style).flatMap((value: unknown) => setsSerif(value, seen));
  const own = new Map<string, unknown>(Object.entries(style));
  return own.get('fontFamily') === 'serif' ? [own, ...inner] : inner;
}

test('the font file holds every weight and optical size that the serif is set in', () => {
  const modules = files.map((file): unknown => jest.requireActual(path.join(folder, file)));
  const found = setsSerif([modules, mockStyles], new Set());
  expect(found.length).toBeGreaterThan(20);
  for (const style of found) {
    const fontWeight = style.get('fontWeight');
    const size = Number(/^"opsz" (\d+)$/.exec(String(style.get('fontVariationSettings')))?.[1]);
    expect(fontWeight).toBeGreaterThanOrEqual(SERIF_AXES.wght.min);
    expect(fontWeight).toBeLessThanOrEqual(SERIF_AXES.wght.max);
    expect(size).toBeGreaterThanOrEqual(SERIF_AXES.opsz.min);
    expect(size).toBeLessThanOrEqual(SERIF_AXES.opsz.max);
  }
});
