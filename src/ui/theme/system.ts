import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import {
  createSystem,
  type SystemContext,
  type SystemStyleObject,
} from '@chakra-ui/react/styled-system';
import { layerStyles, textStyles } from './compositions';
import { globalCss } from './globalCss';
import { borders, colors, fontSizes, shadows, sizes, spacing } from './tokens';

/**
 * Caches the result of a function for each object. Without the cache, Chakra would make the function of a recipe
 * again for every rendered component.
 */
function once<Of extends object, Made>(make: (of: Of) => Made) {
  const made = new WeakMap<Of, Made>();
  return (of: Of): Made => {
    const known = made.get(of) ?? make(of);
    made.set(of, known);
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
      sizes,
      borders,
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
    textStyles,
    layerStyles,
  },
});

const isGiven = (style: SystemStyleObject | undefined): style is SystemStyleObject =>
  style !== undefined && Object.keys(style).length > 0;
/**
 * The CSS of a style object, cached by the object. Chakra would look the style up by its whole content, which is
 * slow, but the styles of a recipe are always the same object.
 */
const cssOf = once((style: SystemStyleObject) => chakraSystem.css(style));

/**
 * The app's own Chakra system: Chakra's utilities, conditions and preflight with our tokens, but without Chakra's
 * theme. Each recipe stands in the file of its component, so that a chunk contains the recipes that it uses.
 */
export const system: SystemContext = {
  ...chakraSystem,
  cva: once(chakraSystem.cva),
  sva: once(chakraSystem.sva),
  css: (...styles) => {
    const [only, ...others] = styles.filter(isGiven);
    return only !== undefined && others.length === 0 ? cssOf(only) : chakraSystem.css(...styles);
  },
};
