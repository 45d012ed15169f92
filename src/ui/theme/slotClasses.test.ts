import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { recipeClass, slotClasses } from './slotClasses';

// `test/setup/ui.ts` leaves out what stands in a layer.
beforeEach(() => jest.restoreAllMocks());

const sheet = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('\n');

test('a class has the look of its recipe, in the layer of recipes', () => {
  const name = recipeClass(
    defineRecipe({ base: { gap: '4', '&[data-on]': { display: 'grid' } } }),
  )();
  expect(sheet()).toContain(
    `@layer recipes {.${name} {gap: var(--of-spacing-4);}.${name}[data-on] {display: grid;}}`,
  );
});

test('a class for each slot, the same for the same look', () => {
  const recipe = () =>
    defineSlotRecipe({
      slots: ['root', 'title'],
      base: { root: { padding: '4' }, title: { color: 'accent' } },
    });
  const classes = slotClasses(recipe());
  expect(slotClasses(recipe())).toEqual(classes);
  expect(sheet().split(`.${classes.title} {`)).toHaveLength(2);
  expect(classes.root).not.toBe(classes.title);
});

test('a class adds its style to the page when it is first used', () => {
  const { length } = document.styleSheets;
  const added = () => document.styleSheets.length - length;
  const recipe = defineSlotRecipe({
    slots: ['root', 'title'],
    base: { root: { gap: '11px' }, title: { gap: '12px' } },
  });
  const classes = slotClasses(recipe);
  const name = recipeClass(defineRecipe({ base: { gap: '13px' } }));
  expect(added()).toBe(0);
  expect(classes.root).toBe(classes.root);
  expect(added()).toBe(1);
  expect(name()).toBe(name());
  expect(added()).toBe(2);
});
