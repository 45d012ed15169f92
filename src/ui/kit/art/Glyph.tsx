/** The 10 px signs that stand beside a colour, so that it never speaks alone. */
const paths = {
  hollow: 'M0 0h10v10H0zM1.5 1.5v7h7v-7z',
  half: 'M0 0h10v10H0zM5 1.5v7h3.5v-7z',
  full: 'M0 0h10v10H0z',
  diagonal: 'M0 0h10v10H0zM1.5 1.5v5.9l5.9-5.9z',
  cross: 'M1.5 0 5 3.5 8.5 0 10 1.5 6.5 5 10 8.5 8.5 10 5 6.5 1.5 10 0 8.5 3.5 5 0 1.5z',
  check: 'M0 5.5 1.3 4.2l2.5 2.5L8.7 1.2 10 2.5 3.8 9.3z',
} as const;

export type GlyphName = keyof typeof paths;

export const glyphNames = Object.keys(paths).filter((name): name is GlyphName => name in paths);

/** A decorative sign in the colour of its text. */
export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg aria-hidden="true" width="10" height="10" viewBox="0 0 10 10" style={{ flex: 'none' }}>
      <path fill="currentColor" fillRule="evenodd" d={paths[name]} />
    </svg>
  );
}
