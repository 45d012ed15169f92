import type {
  RecipeDefinition,
  SlotRecipeDefinition,
  SystemStyleObject,
} from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { system } from '../../theme/system';

/**
 * Class names made of a recipe once, for what a list repeats hundreds of times: a plain element
 * costs nothing, while one of Chakra's costs 22 to 59 µs. They have the recipe's base: what rows
 * differ in stands in their attributes.
 */
const cache = createCache({ key: 'row' });
// The layers' order, should these be the first styles of the page.
cache.sheet.insert(system.layers.atRule);

function classOf(styles: SystemStyleObject = {}): string {
  const serialized = css(system.layers.wrap('recipes', system.css(styles)));
  const name = `${cache.key}-${serialized.name}`;
  if (cache.inserted[serialized.name] === undefined) {
    cache.insert(`.${name}`, serialized, cache.sheet, true);
  }
  return name;
}

/** The class of a recipe. */
export const recipeClass = ({ base }: Pick<RecipeDefinition, 'base'>): string => classOf(base);

/** The classes of a slot recipe's parts. */
export function slotClasses<S extends string>({
  slots,
  base,
}: Pick<SlotRecipeDefinition<S>, 'slots' | 'base'>): Record<S, string> {
  const classes = slots.map((slot) => [slot, classOf(base?.[slot])] as const);
  return Object.fromEntries(classes) as Record<S, string>; // `fromEntries` forgets the names
}
