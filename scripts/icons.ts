/** `npm run icons`: draws the icons of the installed app from the logo in public/favicon.svg. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { getBrowser } from './browser';

const folder = path.resolve(__dirname, '../public');

const INK = '#1F3C88';
const PAPER = '#FBF8F2';

/**
 * `mark` is the share of the icon's width that the logo takes. A maskable icon may be cut to a circle of 80 % of
 * its width.
 */
const ICONS = [
  { name: 'icon-192', size: 192, mark: 0.72, corner: 0.2 },
  { name: 'icon-512', size: 512, mark: 0.72, corner: 0.2 },
  { name: 'icon-maskable-512', size: 512, mark: 0.54, corner: 0 },
  { name: 'apple-touch-icon', size: 180, mark: 0.64, corner: 0 },
];

/**
 * Draws an icon from the logo without the margin of the browser tab's icon, which is 3 on each side of a square of
 * 48.
 */
function icon(mark: string, { size, mark: share, corner }: (typeof ICONS)[number]): string {
  const side = 42 / share;
  const from = 24 - side / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"
    viewBox="${from} ${from} ${side} ${side}" style="display:block">
    <rect x="${from}" y="${from}" width="${side}" height="${side}" rx="${corner * side}" fill="${PAPER}"/>
    <path d="${mark}" fill="none" stroke="${INK}" stroke-width="10"/></svg>`;
}

async function main(): Promise<void> {
  const mark = / d="([^"]+)"/.exec(readFileSync(path.join(folder, 'favicon.svg'), 'utf8'))?.[1];
  if (mark === undefined) throw new Error('public/favicon.svg has no path');
  const browser = await chromium.launch({
    executablePath: getBrowser(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    for (const wanted of ICONS) {
      await page.setViewportSize({ width: wanted.size, height: wanted.size });
      await page.setContent(`<body style="margin:0">${icon(mark, wanted)}`);
      const file = path.join(folder, `${wanted.name}.png`);
      await page.screenshot({ path: file, omitBackground: true });
    }
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
