import {
  defineSlotRecipe,
  type SlotRecipeDefinition,
  type SlotRecipeVariantRecord,
  type SystemStyleObject,
} from '@chakra-ui/react/styled-system';

/** Makes a slot recipe whose slots are the keys of its base styles, so that each slot is named once. */
export function slotRecipe<S extends string, V extends SlotRecipeVariantRecord<S>>(
  recipe: Omit<SlotRecipeDefinition<S, V>, 'slots' | 'base'> & {
    base: Record<S, SystemStyleObject>;
  },
): SlotRecipeDefinition<S, V> & { base: Record<S, SystemStyleObject> } {
  const slots = Object.keys(recipe.base) as S[]; // `keys` loses the type
  return { ...defineSlotRecipe({ ...recipe, slots }), base: recipe.base };
}
