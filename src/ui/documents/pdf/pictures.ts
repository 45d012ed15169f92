import type { Face } from './faces';

/** A text as a picture. Lengths are in the paper's px, which are independent of the picture's own pixels. */
export interface Picture {
  pixels: ImageData;
  width: number;
  height: number;
  /** From the picture's top to the base line of the text. */
  ascent: number;
}

export interface Lettering {
  face: Face;
  /** In px. */
  size: number;
  color: string;
}

/** Draws texts for which the PDF has no font, with the fonts of the device. */
export interface PictureMaker {
  widthOf: (text: string, look: Lettering) => number;
  draw: (text: string, look: Lettering) => Picture;
}

const FONTS: Record<Face, string> = {
  serif: "'Fraunces Variable', Georgia, serif",
  sans: 'Arial, sans-serif',
  bold: 'Arial, sans-serif',
};

/** The pixels of a picture for each px of the paper: three are 288 in an inch. */
const SHARPNESS = 3;

export function canvasPictures(): PictureMaker {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no pictures');
  const prepare = ({ face, size, color }: Lettering, scale: number): void => {
    context.font = `${face === 'bold' ? '700 ' : ''}${String(size * scale)}px ${FONTS[face]}`;
    context.fillStyle = color;
  };
  const widthOf = (text: string, look: Lettering): number => {
    prepare(look, 1);
    return context.measureText(text).width;
  };
  return {
    widthOf,
    draw: (text, look) => {
      const [width, height, ascent] = [widthOf(text, look) + 1, look.size * 1.6, look.size * 1.2];
      context.canvas.width = Math.ceil(width * SHARPNESS);
      context.canvas.height = Math.ceil(height * SHARPNESS);
      // jsPDF leaves the transparency of such a picture out.
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, context.canvas.width, context.canvas.height);
      // A canvas forgets its font when its size changes.
      prepare(look, SHARPNESS);
      context.fillText(text, 0, ascent * SHARPNESS);
      const pixels = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
      return { pixels, width, height, ascent };
    },
  };
}
