import type {
  RecipeDefinition,
  SlotRecipeDefinition,
  SystemStyleObject,
} from '@chakra-ui/react/styled-system';
import { css } from '@emotion/react';
import { styleCache } from './styleCache';
import { system } from './system';

// The layers' order, should these be the first styles of the page.
styleCache.sheet.insert(system.layers.atRule);

/**
 * Class names made of a recipe once, for what a list repeats hundreds of times: a plain element
 * costs nothing, while one of Chakra's costs 22 to 59 µs. They have the recipe's base: what rows
 * differ in stands in their attributes.
 */
function classOf(styles: SystemStyleObject = {}): string {
  const serialized = css(system.layers.wrap('recipes', system.css(styles)));
  const name = `${styleCache.key}-${serialized.name}`;
  if (styleCache.inserted[serialized.name] === undefined) {
    styleCache.insert(`.${name}`, serialized, styleCache.sheet, true);
  }
  return name;
}

/** Makes a class when it is first rendered: a chunk that is fetched ahead then adds no styles to a page without it. */
function onFirstUse(styles: SystemStyleObject | undefined): () => string {
  let name: string | undefined;
  return () => (name ??= classOf(styles));
}

/** Returns the class of a recipe. */
export const recipeClass = ({ base }: Pick<RecipeDefinition, 'base'>): (() => string) =>
  onFirstUse(base);

/** The classes of a slot recipe's parts, each made when it is first read. */
export function slotClasses<S extends string>({
  slots,
  base,
}: Pick<SlotRecipeDefinition<S>, 'slots' | 'base'>): Record<S, string> {
  const classes = slots.map(
    (slot) => [slot, { get: onFirstUse(base?.[slot]), enumerable: true }] as const,
  );
  return Object.defineProperties({}, Object.fromEntries(classes)) as Record<S, string>; // `fromEntries` forgets the names
}
