import type {
  RecipeDefinition,
  SlotRecipeDefinition,
  SystemStyleObject,
} from '@chakra-ui/react/styled-system';
import { css } from '@emotion/react';
import { styleCache } from './styleCache';
import { system } from './system';

// Declares the order of the layers, in case these are the first styles of the page.
styleCache.sheet.insert(system.layers.atRule);

/**
 * Makes class names from a recipe once, for elements that a list repeats hundreds of times. A plain element
 * costs nothing; one of Chakra's costs 22 to 59 µs. Only the recipe's base is used, so rows that differ use
 * data attributes.
 */
function classOf(styles: SystemStyleObject = {}): string {
  const serialized = css(system.layers.wrap('recipes', system.css(styles)));
  const name = `${styleCache.key}-${serialized.name}`;
  if (styleCache.inserted[serialized.name] === undefined) {
    styleCache.insert(`.${name}`, serialized, styleCache.sheet, true);
  }
  return name;
}

/**
 * Makes a class at its first use, so that a chunk that is fetched ahead adds no styles to a page that does
 * not render it.
 */
function onFirstUse(styles: SystemStyleObject | undefined): () => string {
  let name: string | undefined;
  return () => (name ??= classOf(styles));
}

/** Returns the class of a recipe. */
export const recipeClass = ({ base }: Pick<RecipeDefinition, 'base'>): (() => string) =>
  onFirstUse(base);

/** The classes of a slot recipe's slots, each made at its first use. */
export function slotClasses<S extends string>({
  slots,
  base,
}: Pick<SlotRecipeDefinition<S>, 'slots' | 'base'>): Record<S, string> {
  const classes = slots.map(
    (slot) => [slot, { get: onFirstUse(base?.[slot]), enumerable: true }] as const,
  );
  return Object.defineProperties({}, Object.fromEntries(classes)) as Record<S, string>; // `fromEntries` loses the keys' types
}
