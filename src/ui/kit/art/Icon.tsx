/**
 * The logo, which is the O of Ofício. It consists of four thick quarter arcs with a cross of grout, in the colour of
 * the text.
 */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="-50 -50 100 100"
      fill="none"
      stroke="currentColor"
      strokeWidth="26"
    >
      <path d="M3-37A37 37 0 0 1 37-3M37 3A37 37 0 0 1 3 37M-3 37A37 37 0 0 1-37 3M-37-3A37 37 0 0 1-3-37" />
    </svg>
  );
}

/** Symbols of 10 px. They are shown beside a colour, because colour alone is not accessible. */
const glyphPaths = {
  hollow: 'M0 0h10v10H0zM1.5 1.5v7h7v-7z',
  half: 'M0 0h10v10H0zM5 1.5v7h3.5v-7z',
  full: 'M0 0h10v10H0z',
  diagonal: 'M0 0h10v10H0zM1.5 1.5v5.9l5.9-5.9z',
  cross: 'M1.5 0 5 3.5 8.5 0 10 1.5 6.5 5 10 8.5 8.5 10 5 6.5 1.5 10 0 8.5 3.5 5 0 1.5z',
  check: 'M0 5.5 1.3 4.2l2.5 2.5L8.7 1.2 10 2.5 3.8 9.3z',
} as const;

export type GlyphName = keyof typeof glyphPaths;

export const glyphNames = Object.keys(glyphPaths).filter(
  (name): name is GlyphName => name in glyphPaths,
);

/** A decorative symbol in the colour of its text. */
export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg aria-hidden="true" width="10" height="10" viewBox="0 0 10 10" style={{ flex: 'none' }}>
      <path fill="currentColor" fillRule="evenodd" d={glyphPaths[name]} />
    </svg>
  );
}

/**
 * The paths of the app's line icons, one path for each icon. An icon is 20 px wide, with strokes of 1.5 px and square
 * caps. The icon of a section has the section's name.
 */
const paths = {
  dashboard: 'M3 3h6v6H3zM11 3h6v6h-6zM3 11h6v6H3zM11 17v-3a3 3 0 0 1 3-3h3v6z',
  clients:
    'M10 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM4 17v-1a4.5 4.5 0 0 1 4.5-4.5h3A4.5 4.5 0 0 1 16 16v1',
  quotes: 'M4 2.5h8l4 4v11H4zM12 2.5v4h4M7 10h6M7 13.5h6',
  projects: 'M3 3v14h14zM6.5 10.5V13.5H9.5z',
  payments: 'M2 5h16v10H2zM10 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM4.5 10h.5M15 10h.5',
  expenses: 'M4 2.5h12v15l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5zM7 7h6M7 10.5h6',
  year: 'M3 17V9h3.5v8M8.25 17V3h3.5v14M13.5 17v-5.5H17V17M2 17h16',
  bell: 'M3 15h14M5 15V9a5 5 0 0 1 10 0v6M8.5 17.5h3',
  exit: 'M12 6V3H3v14h9v-3M8 10h9M14 7l3 3-3 3',
  offline: 'M2 7.5a11.5 11.5 0 0 1 16 0M5 11a7 7 0 0 1 10 0M8 14.2a3 3 0 0 1 4 0M3.5 17 16.5 3',
  menu: 'M3 5h14M3 10h14M3 15h14',
  close: 'M4.5 4.5l11 11M15.5 4.5l-11 11',
  plus: 'M10 3.5v13M3.5 10h13',
  eye: 'M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM10 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  eyeOff: 'M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM10 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM4 16.5l12-13',
  pencil: 'M3.5 16.5l.8-3.6L13.5 3.7l2.8 2.8-9.2 9.2zM11.5 5.7l2.8 2.8',
  trash: 'M3 5h14M7.5 5V2.5h5V5M5 5l.5 12.5h9L15 5M8.5 8.5v5.5M11.5 8.5v5.5',
  check: 'M3 10.5l4.5 4.5L17 5.5',
  alert: 'M10 3l8 14H2zM10 8.5v4M10 14.5v.3',
  lock: 'M4 9h12v8.5H4zM6.5 9V6a3.5 3.5 0 0 1 7 0v3M10 12.5v1.5',
  chevron: 'M5 7.5l5 5 5-5',
  search: 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM13 13l4 4',
  more: 'M3.7 10h.6M9.7 10h.6M15.7 10h.6',
  filter: 'M3 5.5h14M5.5 10h9M8 14.5h4',
  arrowUp: 'M10 16.5v-13M5 8.5l5-5 5 5',
  arrowDown: 'M10 3.5v13M5 11.5l5 5 5-5',
  keyboard: 'M2 5h16v10H2zM5 8h.5M8.3 8h.5M11.6 8h.5M15 8h.3M6.5 12h7',
  report: 'M5 17.5v-15M5 3.5h11l-2.5 3.5 2.5 3.5H5',
  moon: 'M16.5 12.5A7 7 0 0 1 7.5 3.5a7 7 0 1 0 9 9z',
  sun: 'M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM10 2v1M10 17v1M2 10h1M17 10h1M4.3 4.3l.7.7M15 15l.7.7M4.3 15.7l.7-.7M15 5l.7-.7',
  printer: 'M5.5 7V3h9v4M5.5 14.5h-3V7h15v7.5h-3M5.5 11.5h9V17h-9z',
  copy: 'M7 7h10v10H7zM4.5 13H3V3h10v1.5',
  send: 'M17.5 2.5l-6 15-3-6.5L2 8zM17.5 2.5L8.5 11',
  mail: 'M2.5 4.5h15v11h-15zM2.5 5l7.5 6 7.5-6',
  chat: 'M3 16.5V3.5h14v10H6zM6.5 7.5h7M6.5 10h4.5',
  phone: 'M4 3h4l1.5 4-2 1.5a9 9 0 0 0 4 4l1.5-2 4 1.5v4c-7.5 1-14-5.5-13-13z',
  share: 'M10 12.5V3M6.5 6L10 2.5 13.5 6M5 9.5H3.5v8h13v-8H15',
  pix: 'M10 2L18 10l-8 8-8-8zM6 6l4 4 4-4M6 14l4-4 4 4',
  download: 'M10 3v10M5.5 9l4.5 4.5L14.5 9M3 17h14',
  back: 'M16.5 10H4M9 4.5L3.5 10 9 15.5',
  repeat: 'M4 8V6h11l-2.5-2.5M16 12v2H5l2.5 2.5',
  device: 'M2.5 4h15v10h-15zM7 17h6',
} as const;

export type IconName = keyof typeof paths;

export const iconNames = Object.keys(paths).filter((name): name is IconName => name in paths);

export interface IconProps {
  name: IconName;
  /** The side of the icon in px; 20 by default. */
  size?: number;
}

/** A line icon in the colour of its text. It is decorative, so its parent must have an accessible name. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="square"
      // A long text beside it is wrapped instead.
      style={{ flex: 'none' }}
    >
      <path d={paths[name]} />
    </svg>
  );
}
