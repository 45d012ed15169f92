import * as fc from 'fast-check';
import {
  aJpeg,
  animated,
  aPng,
  dataUrl,
  exif,
  jpegOf,
  polyglot,
  segment,
  svg,
} from '../../../../test/pictures';
import {
  brandOf,
  contrastOnWhite,
  documentColour,
  imageHeader,
  isLogo,
  LOGO_LIMIT,
  NO_BRAND,
  textOn,
} from './brand';

const jpeg = (bytes: Buffer) => dataUrl(bytes, 'jpeg');

test.each<[string, Buffer, ReturnType<typeof imageHeader>]>([
  ['a PNG', aPng(30, 20), { type: 'png', width: 30, height: 20 }],
  ['a JPEG', jpegOf(300, 200), { type: 'jpeg', width: 300, height: 200 }],
  [
    'a JPEG behind long segments',
    aJpeg(exif, segment(0xe2, Buffer.alloc(65_000)), segment(0xe2, Buffer.alloc(65_000))),
    { type: 'jpeg', width: 16, height: 8 },
  ],
  [
    'a JPEG with bytes that fill the space before a marker',
    aJpeg(Buffer.from([0xff, 0xff])),
    { type: 'jpeg', width: 16, height: 8 },
  ],
  [
    'a PNG that declares more than there is',
    aPng(1, 1, { declared: [20_000, 20_000] }),
    { type: 'png', width: 20_000, height: 20_000 },
  ],
  ['an animated PNG', animated, { type: 'png', width: 8, height: 8 }],
  ['a picture that is also a page', polyglot, { type: 'png', width: 8, height: 8 }],
  ['a PNG of nothing', aPng(1, 1, { declared: [0, 0] }), { type: 'png', width: 0, height: 0 }],
  ['an SVG', svg, null],
  ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00'), null],
  ['a PNG cut in its header', aPng().subarray(0, 20), null],
  ['a JPEG cut before its size', aJpeg(exif).subarray(0, 60), null],
  ['a JPEG whose segments say nothing', aJpeg(Buffer.from([0xff, 0xd8, 0xff, 0xd8])), null],
  ['nothing', Buffer.alloc(0), null],
])('%s has its header read', (_name, bytes, header) => {
  expect(imageHeader(bytes)).toEqual(header);
});

test('no bytes keep the reader from ending, and none make it throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), fc.boolean(), (bytes, isJpeg) => {
      const head = isJpeg ? [0xff, 0xd8, 0xff] : [137, 80, 78, 71];
      expect(() => imageHeader(Uint8Array.from([...head, ...bytes]))).not.toThrow();
    }),
  );
});

test.each<[string, string, boolean]>([
  ['a PNG', dataUrl(aPng()), true],
  ['a JPEG', jpeg(jpegOf(300, 200)), true],
  ['a PNG under the name of a JPEG', jpeg(aPng()), false],
  ['an SVG', `data:image/svg+xml;base64,${svg.toString('base64')}`, false],
  ['an SVG under the name of a PNG', dataUrl(svg), false],
  ['an address', 'https://example.org/logo.png', false],
  ['a script', 'javascript:alert(1)', false],
  ['a picture with words behind it', `${dataUrl(aPng())}" onerror="alert(1)`, false],
  ['a picture on a second line', `\n${dataUrl(aPng())}`, false],
  ['letters that are no base64', `${dataUrl(aPng())}A`.replace(/=*A$/, 'A'), false],
  ['a picture that fills the memory', dataUrl(aPng(1, 1, { declared: [20_000, 20_000] })), false],
  ['a JPEG that fills the memory', jpeg(jpegOf(65_000, 65_000)), false],
  ['a picture of nothing', dataUrl(aPng(1, 1, { declared: [0, 8] })), false],
  ['a picture cut in its header', dataUrl(aPng().subarray(0, 18)), false],
  [
    'more than is stored',
    dataUrl(Buffer.concat([aPng(), Buffer.alloc(LOGO_LIMIT)])).slice(0, LOGO_LIMIT + 4),
    false,
  ],
  ['nothing', '', false],
])('%s as a logo: %s', (_name, text, isOne) => {
  // Letters are four to three bytes, so that one letter too many is the only fault.
  expect(isLogo(text)).toBe(isOne);
});

test.each([
  ['#000000', '#000000', 21],
  ['#8a3a22', '#8a3a22', 7.8],
  ['#777777', '#757575', 4.48],
  ['#757575', '#757575', 4.61],
  ['#ffff00', '#787800', 1.07],
  ['#ffffff', '#757575', 1],
])('%s is shown as %s', (colour, shown, contrast) => {
  expect(contrastOnWhite(colour)).toBeCloseTo(contrast, 1);
  expect(documentColour(colour)).toBe(shown);
});

test.each(['red', '#fff', '#FFFFFF', 'ffffff', '#12345g', '#1234567', '', 'url(x)', null])(
  '%s is no colour',
  (text) => {
    expect(documentColour(text)).toBeNull();
  },
);

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('every colour can be read on paper, and a text on it', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      const shown = documentColour(colour) ?? '';
      expect(contrastOnWhite(shown)).toBeGreaterThanOrEqual(4.57);
      expect(textOn(shown)).toBe('#ffffff');
      expect(documentColour(shown)).toBe(shown);
    }),
  );
  expect(textOn('#ffff00')).toBe('#000000');
});

test('documents show nothing that is no brand', () => {
  expect(brandOf(null)).toEqual(NO_BRAND);
  expect(brandOf({ logo: dataUrl(svg), colour: 'red' })).toEqual(NO_BRAND);
  expect(brandOf({ logo: dataUrl(aPng()), colour: '#ffffff' })).toEqual({
    logo: dataUrl(aPng()),
    colour: '#757575',
  });
});
