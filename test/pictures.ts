import { deflateSync, crc32 } from 'node:zlib';

/*
 * Pictures as people choose them, and as somebody makes them who wants to do harm.
 */

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

interface PngWishes {
  /** The size that the header declares, if it is not the real one. */
  declared?: [width: number, height: number];
  /** Chunks before the picture's data. */
  extra?: Buffer[];
  /** Red, green, blue and opacity of all pixels, from 0 to 255. */
  colour?: [number, number, number, number];
}

/** A PNG of one colour. */
export function aPng(width = 8, height = 8, wishes: PngWishes = {}): Buffer {
  const { declared = [width, height], extra = [], colour = [138, 58, 34, 255] } = wishes;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(declared[0], 0);
  header.writeUInt32BE(declared[1], 4);
  header.set([8, 6, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.alloc(1), ...Array<Buffer>(width).fill(Buffer.from(colour))]);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(Buffer.concat(Array<Buffer>(height).fill(row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG of 16 x 8 pixels. */
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAAIABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgP/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCQAqP/2Q==',
  'base64',
);

/** A JPEG that carries segments after its first marker. */
export const aJpeg = (...segments: Buffer[]): Buffer =>
  Buffer.concat([JPEG.subarray(0, 2), ...segments, JPEG.subarray(2)]);

/** A segment of a JPEG. */
export function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** What a phone writes into a photograph: where it was taken. */
export const PLACE = 'GPSLatitude 23.5505S GPSLongitude 46.6333W';
export const exif = segment(0xe1, Buffer.from(`Exif\0\0${PLACE}`, 'latin1'));

/** A JPEG whose header declares a size. */
export function jpegOf(width: number, height: number): Buffer {
  const bytes = aJpeg(exif);
  const frame = bytes.findIndex(
    (byte, at) => byte === 0xff && [0xc0, 0xc2].includes(bytes[at + 1] ?? 0),
  );
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

const SCRIPT = '<script>alert(document.domain)</script>';

/** A picture that is also a page: the script stands behind its end. */
export const polyglot = Buffer.concat([aPng(), Buffer.from(SCRIPT)]);

export const svg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">${SCRIPT}</svg>`,
);

/** A PNG that announces an animation. */
export const animated = aPng(8, 8, {
  extra: [chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))],
});

/** The picture as a data URL. */
export const dataUrl = (bytes: Buffer, type = 'png'): string =>
  `data:image/${type};base64,${bytes.toString('base64')}`;
