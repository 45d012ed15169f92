import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, type SystemContext } from '@chakra-ui/react/styled-system';
import { globalCss } from './globalCss';
import { colors, fontSizes, shadows, spacing } from './tokens';

/** The same recipe is made into the same function; by itself Chakra makes it anew whenever a part is rendered. */
function once<Recipe extends object, Made>(make: (recipe: Recipe) => Made) {
  const made = new WeakMap<Recipe, Made>();
  return (recipe: Recipe): Made => {
    const known = made.get(recipe) ?? make(recipe);
    made.set(recipe, known);
    return known;
  };
}

const chakraSystem = createSystem(defaultBaseConfig, {
  cssVarsPrefix: 'of',
  preflight: true,
  globalCss,
  theme: {
    breakpoints: { md: '48rem', lg: '64rem', xl: '90rem' },
    keyframes: {
      quarter: { '0%, 45%, 100%': { opacity: 0.22 }, '15%': { opacity: 1 } },
      appear: { from: { opacity: 0 } },
      slideIn: { from: { transform: 'translateX(-100%)' } },
    },
    tokens: {
      spacing,
      fontSizes,
      fonts: {
        serif: {
          value: '"Fraunces Variable", "Fraunces Georgia", "Fraunces Times", Georgia, serif',
        },
        sans: {
          value:
            '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Arial, system-ui, sans-serif',
        },
      },
      radii: { base: { value: '4px' } },
    },
    semanticTokens: { colors, shadows },
  },
});

/**
 * Ofício's own Chakra system: Chakra's utilities, conditions and preflight with our tokens, and none
 * of its theme. Recipes live beside their components, so that a chunk that is not loaded brings none.
 */
export const system: SystemContext = {
  ...chakraSystem,
  cva: once(chakraSystem.cva),
  sva: once(chakraSystem.sva),
};
