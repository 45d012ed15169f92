import type { ImageHeader } from './brand';

/** Why a chosen file is not taken as a logo. */
export type LogoProblem = 'type' | 'bytes' | 'pixels' | 'empty' | 'broken';

const MAX_FILE_BYTES = 10_000_000;
const MAX_PIXELS = 40_000_000;

/**
 * Why a file is not even decoded; null if it may be. Decoding a picture takes memory for all of its pixels, however small
 * the file is.
 * @param header - What the file's first bytes say; null if it is no PNG or JPEG.
 */
export function problemBeforeDecoding(
  bytes: number,
  header: ImageHeader | null,
): LogoProblem | null {
  if (bytes > MAX_FILE_BYTES) return 'bytes';
  if (header === null) return 'type';
  const pixels = header.width * header.height;
  if (pixels === 0) return 'empty';
  return pixels > MAX_PIXELS ? 'pixels' : null;
}
