/**
 * A colour in the light and in the dark scheme. The contrasts were measured. On bg, surface, sunken and badges, text has
 * 5.85:1 or more, and on accentSoft 5.7:1. On bg, surface and sunken, lineStrong has 3.26:1 or more, and focus 5.1:1.
 */
const pair = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

export const colors = {
  bg: pair('#FBF8F2', '#0E1423'),
  surface: pair('#FFFDF9', '#141C2E'),
  sunken: pair('#F4EEE2', '#0A101C'),
  ink: pair('#1A2036', '#EEE8DA'),
  muted: pair('#5F5B52', '#ABA798'),
  hairline: pair('#E3DBCB', '#2A344A'),
  lineStrong: pair('#8A8372', '#707A91'),
  accent: pair('#1F3C88', '#A3B8F4'),
  accentHover: pair('#172E6A', '#BFCEF9'),
  accentContrast: pair('#FFFDF9', '#0E1423'),
  accentSoft: pair('#E7ECF7', '#1D2A4B'),
  /** The background of a row under the pointer: accentSoft at 45 % opacity. */
  rowHover: pair('#E7ECF773', '#1D2A4B73'),
  panel: pair('#1B3578', '#16244A'),
  panelInk: pair('#FBF8F2', '#FBF8F2'),
  panelMuted: pair('#C9D3EE', '#C9D3EE'),
  /** The thin lines on the panel. */
  panelLine: pair('#C9D3EE59', '#C9D3EE47'),
  focus: pair('#2B5BD0', '#C4D3FF'),
  success: pair('#1C6443', '#86CFA5'),
  danger: pair('#9E2A1F', '#F0A097'),
  scrim: pair('rgba(20,25,44,.52)', 'rgba(5,8,16,.66)'),
  purpleInk: pair('#6D2480', '#E3BDF0'),
  purpleSoft: pair('#F4E6F6', '#3B2147'),
  yellowInk: pair('#6E4C00', '#EBCF7E'),
  yellowSoft: pair('#F9EDC8', '#3D310F'),
  greenInk: pair('#1C5E3F', '#A2DBB9'),
  greenSoft: pair('#E2F0E5', '#163728'),
  redInk: pair('#97271D', '#F5B4AC'),
  redSoft: pair('#F9E5E0', '#46201D'),
  neutralInk: pair('#4D4A43', '#CFC9BA'),
  neutralSoft: pair('#EFE9DC', '#232C40'),
};

/**
 * The only shadow. It is for elements that float: modal, drawer, notice, and the sample quote of the landing page.
 */
export const shadows = {
  float: pair(
    '0 1px 2px rgba(26,32,54,.06), 0 18px 40px -16px rgba(26,32,54,.28)',
    '0 1px 2px rgba(0,0,0,.4), 0 18px 40px -16px rgba(0,0,0,.7)',
  ),
};

const px = (value: number) => ({ value: `${value.toString()}px` });

/** The spacings. A step is 4 px, and the key is the number of steps: `6` is 24 px. */
export const spacing = {
  0.5: px(2),
  1: px(4),
  1.5: px(6),
  2: px(8),
  2.5: px(10),
  3: px(12),
  4: px(16),
  5: px(20),
  6: px(24),
  8: px(32),
  10: px(40),
  14: px(56),
  18: px(72),
  28: px(112),
};

/** The sizes: the same steps, and the least size of what is pressed with a finger. */
export const sizes = { ...spacing, target: px(44) };

/** The thin line around surfaces and between rows. */
export const borders = {
  hairline: { value: '1px solid {colors.hairline}' },
  strong: { value: '1px solid {colors.lineStrong}' },
};

/** A font size in rem, so that it follows the user's font size. The sizes are named by their use. */
const rem = (pixels: number) => ({ value: `${(pixels / 16).toString()}rem` });

export const fontSizes = {
  hero: rem(66),
  welcome: rem(50),
  section: rem(42),
  form: rem(36),
  figure: rem(34),
  page: rem(30),
  bar: rem(26),
  card: rem(23),
  small: rem(20),
  lead: rem(18),
  body: rem(16),
  control: rem(15),
  label: rem(14),
  note: rem(13),
  caps: rem(12),
};
