/*
 * The freelancer's own look on documents: a logo and a colour. Whatever they come from (a row, a restored file, a link),
 * only what these functions let through is shown.
 */

/** What documents show of a brand. Both are checked, and the colour can be read on white paper. */
export interface Brand {
  /** The logo as a data URL of a PNG or a JPEG; null without one. */
  logo: string | null;
  /** The colour as '#rrggbb'; null without one. */
  colour: string | null;
}

export const NO_BRAND: Brand = { logo: null, colour: null };

/** The most characters of a logo as a data URL. */
export const LOGO_LIMIT = 65_536;

/** The most pixels of a stored logo's width and height. A small file may declare a picture that fills the memory. */
const LOGO_SIDE = 1_024;

export interface ImageHeader {
  type: 'png' | 'jpeg';
  width: number;
  height: number;
}

const PNG_START = '137,80,78,71,13,10,26,10,0,0,0,13,73,72,68,82';

/** Finds the size in a JPEG's frame header, which comes after any number of other segments. */
function jpegHeader(view: DataView): ImageHeader | null {
  for (let at = 2; at + 9 <= view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // Any number of bytes may fill the space before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame)
      return { type: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // Only segments with a length may come before the frame.
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xda)) return null;
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** Reads the type and the size of a picture from its first bytes, without decoding it. Null if it is no PNG or JPEG. */
export function imageHeader(bytes: Uint8Array): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length >= 24 && bytes.subarray(0, 16).join() === PNG_START)
    return { type: 'png', width: view.getUint32(16), height: view.getUint32(20) };
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegHeader(view) : null;
}

/** The form of a stored logo. The database has the same check. */
export const LOGO_FORM =
  /^data:image\/(png;base64,iVBORw0KGgo|jpeg;base64,\/9j\/)[A-Za-z0-9+/]+={0,2}$/;

/** Whether a text is a logo that this app could have stored. */
export function isLogo(text: string): boolean {
  if (text.length > LOGO_LIMIT || !LOGO_FORM.test(text)) return false;
  try {
    const bytes = Uint8Array.from(atob(text.slice(text.indexOf(',') + 1)), (byte) =>
      byte.charCodeAt(0),
    );
    const { width = 0, height = 0 } = imageHeader(bytes) ?? {};
    return [width, height].every((side) => side > 0 && side <= LOGO_SIDE);
  } catch {
    return false; // The letters are no base64.
  }
}

export const COLOUR_FORM = /^#[0-9a-f]{6}$/;

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** The contrast of a colour on white, from 1 to 21, by WCAG 2. */
function contrastOf(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel > 10 ? ((channel / 255 + 0.055) / 1.055) ** 2.4 : channel / 255 / 12.92,
  );
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

export const contrastOnWhite = (colour: string): number => contrastOf(channelsOf(colour));

/** The least contrast on white: on the client's page, whose paper is off-white, it is the 4.5 of WCAG 2.2 AA. */
const READABLE = 4.57;

/**
 * The colour as documents show it: as it is or, if it could not be read on white paper, with as much black as that takes.
 * Null for a text that is no colour.
 */
export function documentColour(colour: string | null): string | null {
  if (colour === null || !COLOUR_FORM.test(colour)) return null;
  const own = channelsOf(colour);
  let shown = own;
  for (let share = 100; contrastOf(shown) < READABLE; share -= 1)
    shown = own.map((channel) => Math.round((channel * share) / 100));
  return `#${shown.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour of a text that stands on a colour. */
export const textOn = (colour: string): string =>
  contrastOnWhite(colour) >= READABLE ? '#ffffff' : '#000000';

/** What documents show of the stored logo and colour. */
export const brandOf = (stored: { logo: string | null; colour: string | null } | null): Brand => ({
  logo: stored?.logo && isLogo(stored.logo) ? stored.logo : null,
  colour: documentColour(stored?.colour ?? null),
});
