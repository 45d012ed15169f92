import { imageHeader, isLogo } from '../../../features/business/profile/brand';
import {
  problemBeforeDecoding,
  type LogoProblem,
} from '../../../features/business/profile/logoFile';

/** How many of a file's first bytes are searched for its size. A photograph may have much before it. */
const HEAD_BYTES = 1_000_000;

/** The room of a logo on paper, at some 300 dots per inch. */
const MAX_WIDTH = 800;
const MAX_HEIGHT = 256;

/** Draws a picture at a scale: as a PNG or, if that is too large, as a JPEG. Null if both are. */
function drawn(picture: ImageBitmap, scale: number): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // oxlint-disable-next-line oficio/supported -- Firefox knows one quality, and ignores this
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const png = canvas.toDataURL('image/png');
  if (isLogo(png)) return png;
  // A JPEG knows no transparency, and paper is white.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const jpeg = canvas.toDataURL('image/jpeg', 0.9);
  return isLogo(jpeg) ? jpeg : null;
}

/**
 * Makes a logo of a chosen file. The picture is drawn anew, so that nothing but its pixels is kept: not where a photograph
 * was taken, no further pictures of an animation, and nothing that stands behind the picture's end.
 */
export async function redrawLogo(file: File): Promise<{ logo: string } | { problem: LogoProblem }> {
  let picture: ImageBitmap | null = null;
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    const problem = problemBeforeDecoding(file.size, imageHeader(head));
    if (problem !== null) return { problem };
    picture = await createImageBitmap(file);
    const { width, height } = picture;
    for (let scale = Math.min(1, MAX_WIDTH / width, MAX_HEIGHT / height); scale > 0.001;) {
      const logo = drawn(picture, scale);
      if (logo !== null) return { logo };
      scale *= 0.75;
    }
  } catch {
    // The browser cannot decode the picture, or the file is gone.
  } finally {
    picture?.close();
  }
  return { problem: 'broken' };
}
