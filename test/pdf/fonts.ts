/**
 * Prints font files as the build makes them, in base64, each on a line. It is a program of its own, because the font
 * library does not know the arrays of a jsdom.
 */
import { readFileSync } from 'node:fs';
import { fontForPdf } from '../../scripts/webpack/pdfFont';

void Promise.all(process.argv.slice(2).map((file) => fontForPdf(readFileSync(file), file))).then(
  (fonts) => {
    process.stdout.write(fonts.map((font) => font.toString('base64')).join('\n'));
  },
);
