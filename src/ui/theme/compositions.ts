import { defineLayerStyles, defineTextStyles } from '@chakra-ui/react/styled-system';

/**
 * The font Fraunces for headings, the logo's name and large figures. The optical size is low, because at high
 * sizes an "e" with thin strokes looks like a "c".
 */
const serif = {
  fontFamily: 'serif',
  fontWeight: 460,
  fontVariationSettings: '"opsz" 36',
  letterSpacing: '-0.01em',
  lineHeight: 1.2,
};

/** The font Fraunces for sizes above 34 px. */
const serifLarge = {
  ...serif,
  fontWeight: 450,
  fontVariationSettings: '"opsz" 48',
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
};

/** The style of money and dates: all digits have the same width, and nothing is wrapped. */
const digits = { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' };

/** How texts are set. Their sizes are tokens, which a style names beside its `textStyle`. */
export const textStyles = defineTextStyles({
  title: { value: serif },
  display: { value: serifLarge },
  digits: { value: digits },
  /** A large amount, in the font of the titles. */
  figure: { value: { ...serif, ...digits } },
  displayFigure: { value: { ...serifLarge, ...digits } },
  /** A link or a button that stands in a text. */
  link: {
    value: { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

export const layerStyles = defineLayerStyles({
  /** Cards and sections: the colour of paper, a thin border, and no shadow. */
  surface: {
    value: {
      background: 'surface',
      border: 'hairline',
      borderRadius: 'base',
    },
  },
});
