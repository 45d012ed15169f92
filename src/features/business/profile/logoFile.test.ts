import { animated, aPng, jpegOf, polyglot, svg } from '../../../../test/pictures';
import { imageHeader } from './brand';
import { problemBeforeDecoding } from './logoFile';

const declared = (width: number, height: number) => aPng(1, 1, { declared: [width, height] });

test.each<[string, Buffer, ReturnType<typeof problemBeforeDecoding>]>([
  ['a PNG', aPng(), null],
  ['a JPEG', jpegOf(4000, 3000), null],
  ['40 megapixels', declared(8_000, 5_000), null],
  ['one pixel more', declared(40_000_001, 1), 'pixels'],
  ['20,000 x 20,000 pixels in a small file', declared(20_000, 20_000), 'pixels'],
  ['a size beyond any number of pixels', declared(0xffffffff, 0xffffffff), 'pixels'],
  ['a JPEG of 65,535 x 65,535 pixels', jpegOf(65_535, 65_535), 'pixels'],
  ['0 x 0 pixels', declared(0, 0), 'empty'],
  ['0 x 8 pixels', declared(0, 8), 'empty'],
  ['a JPEG without lines', jpegOf(8, 0), 'empty'],
  ['10 MB', Buffer.concat([aPng(), Buffer.alloc(10_000_000)]), 'bytes'],
  ['an SVG under another name', svg, 'type'],
  ['no bytes', Buffer.alloc(0), 'type'],
  // They are drawn anew, without their further pictures and what stands behind them.
  ['an animated PNG', animated, null],
  ['a picture that is also a page', polyglot, null],
])('%s', (_name, bytes, problem) => {
  expect(problemBeforeDecoding(bytes.length, imageHeader(bytes))).toBe(problem);
});
