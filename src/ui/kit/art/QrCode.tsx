import { QrCode as Parts } from '@chakra-ui/react/qr-code';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Black on white whatever the look, a whole number of pixels a module: cameras read nothing else as well. */
const qrCodeRecipe = defineSlotRecipe({
  slots: ['root', 'frame', 'pattern'],
  base: {
    root: { width: 'var(--qrcode-width)', height: 'var(--qrcode-height)', breakInside: 'avoid' },
    frame: {
      display: 'block',
      width: '100%',
      height: '100%',
      background: '#FFF',
      shapeRendering: 'crispEdges',
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
    },
    pattern: { fill: '#000' },
  },
});

/** Read also where some of it is covered; the empty edge is the norm's. */
const ENCODING = { ecc: 'M', border: 4 } as const;

/** Of one module, in px. */
const MODULE = 4;

interface QrCodeProps {
  /** What a camera reads. */
  value: string;
  /** What it is for those who do not see it. */
  label: string;
}

/** Chakra's QR Code in our look. */
export function QrCode({ value, label }: QrCodeProps) {
  return (
    <Parts.Root recipe={qrCodeRecipe} value={value} encoding={ENCODING} pixelSize={MODULE}>
      <Parts.Frame role="img" aria-label={label}>
        <Parts.Pattern />
      </Parts.Frame>
    </Parts.Root>
  );
}
