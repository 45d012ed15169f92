import { QrCode as Parts } from '@chakra-ui/react/qr-code';
import { slotRecipe } from '../../theme/slotRecipe';

/**
 * The QR code is black on white in both colour schemes, with a whole number of pixels for each module, because
 * cameras read that best.
 */
const qrCodeRecipe = slotRecipe({
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

/**
 * With this error correction the code stays readable even if part of it is covered. The standard requires the empty
 * border.
 */
const ENCODING = { ecc: 'M', border: 4 } as const;

/** The size of a module in px. */
const MODULE = 4;

interface QrCodeProps {
  /** The encoded text. */
  value: string;
  /** The accessible name. */
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
