import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import {
  createSystem,
  type SystemContext,
  type SystemStyleObject,
} from '@chakra-ui/react/styled-system';
import { globalCss } from './globalCss';
import { colors, fontSizes, shadows, spacing } from './tokens';

/** What is made of the same object is the same; by itself Chakra makes a recipe's function anew whenever a part is rendered. */
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

const isSaid = (style: SystemStyleObject | undefined): style is SystemStyleObject =>
  style !== undefined && Object.keys(style).length > 0;
/** Chakra finds known styles by all that is written in them: those of a recipe are the same object. */
const cssOf = once((style: SystemStyleObject) => chakraSystem.css(style));

/**
 * Ofício's own Chakra system: Chakra's utilities, conditions and preflight with our tokens, and none
 * of its theme. Recipes live beside their components, so that a chunk that is not loaded brings none.
 */
export const system: SystemContext = {
  ...chakraSystem,
  cva: once(chakraSystem.cva),
  sva: once(chakraSystem.sva),
  css: (...styles) => {
    const [only, ...others] = styles.filter(isSaid);
    return only !== undefined && others.length === 0 ? cssOf(only) : chakraSystem.css(...styles);
  },
};
