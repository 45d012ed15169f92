import type {
  RecipeDefinition,
  SlotRecipeDefinition,
  SystemStyleObject,
} from '@chakra-ui/react/styled-system';
import { css } from '@emotion/react';
import { styleCache } from './styleCache';
import { system } from './system';

// Declares the order of the CSS layers, in case these styles are the first of the page.
styleCache.sheet.insert(system.layers.atRule);

/**
 * Makes a class name from a recipe once, for elements that a list repeats hundreds of times. A plain element with
 * a class costs nothing, but one of Chakra's elements costs 22 to 59 µs. Only the base styles of the recipe are
 * used, so differences between rows are data attributes.
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
 * Makes a class when it is first used. So a chunk that is loaded ahead adds no styles to a page that does not render
 * it.
 */
function onFirstUse(styles: SystemStyleObject | undefined): () => string {
  let name: string | undefined;
  return () => (name ??= classOf(styles));
}

export const recipeClass = ({ base }: Pick<RecipeDefinition, 'base'>): (() => string) =>
  onFirstUse(base);

/** The classes of the slots of a slot recipe. Each class is made at its first use. */
export function slotClasses<S extends string>({
  slots,
  base,
}: Pick<SlotRecipeDefinition<S>, 'slots' | 'base'>): Record<S, string> {
  const classes = slots.map(
    (slot) => [slot, { get: onFirstUse(base?.[slot]), enumerable: true }] as const,
  );
  return Object.defineProperties({}, Object.fromEntries(classes)) as Record<S, string>; // `fromEntries` loses the keys' types
}
