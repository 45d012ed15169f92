/**
 * Fails when the built pages are larger than their budgets. A size is that of the gzip file that is served. Fonts
 * are counted as they are, because they are compressed already.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { QUOTE_PAGE } from '../src/features/business/documents/link/link';
import { ENTITIES } from '../src/features/app/entities/entities';
import { SIDE_NAMES } from '../src/features/app/entities/sideTables';
import type { Manifest } from './webpack/page';

const dist = path.resolve(__dirname, '../dist');

/** The budget of the signed-in first screen's scripts, with five entities and six side tables. */
const FIRST_SCREEN_KIB = 221;
/**
 * The extra budget for each further entity: its slice, codec, sagas and labels. The entity's screens are loaded
 * later.
 */
const FURTHER_ENTITY_KIB = 2;
/** The extra budget for each further side table: its slice, codec and label. */
const FURTHER_SIDE_TABLE_KIB = 0.5;

/**
 * The extra budget of the login screen for its form and validation. On the signed-in first screen, forms are in
 * later chunks.
 */
const FORM_KIB = 30;

/** The budget of scripts that the build consists of. A browser asks for most of them in a first visit. */
const SCRIPTS = 70;

const furtherEntities = ENTITIES.length - 5;
const firstScreen =
  FIRST_SCREEN_KIB +
  FURTHER_ENTITY_KIB * furtherEntities +
  FURTHER_SIDE_TABLE_KIB * (SIDE_NAMES.length - 6);

const gzipped = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length;

const scripts = (): string[] =>
  readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.js'));

function weigh(): { what: string; bytes: number; kib: number }[] {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const boot = /<script>(.*?)<\/script>/s.exec(html)?.[1];
  if (boot === undefined) throw new Error('dist/index.html has no inline boot script');
  const manifest = JSON.parse(
    readFileSync(path.join(dist, 'manifest.build.json'), 'utf8'),
  ) as Manifest; // written by scripts/webpack/page.ts
  if (manifest.signedIn.length === 0) {
    throw new Error(
      'No chunk carries a name of FIRST_SCREEN.signedIn (scripts/webpack/page.ts): the first screen would be weighed without itself',
    );
  }
  const weight = (files: readonly string[]): number =>
    files
      .map((file) => gzipped(readFileSync(path.join(dist, file))))
      .reduce((sum, bytes) => sum + bytes, gzipped(boot));
  const { app, signedIn, signedOut } = manifest;
  const atOnce = new Set([...app, ...signedIn, ...signedOut]);
  const weightOf = (file: string): number => gzipped(readFileSync(path.join(dist, 'assets', file)));
  const isOfPdf = (file: string): boolean => file.startsWith('pdf.');
  const later = scripts()
    .filter((file) => !atOnce.has(`/assets/${file}`) && !isOfPdf(file))
    .map(weightOf);
  const pdf = scripts().filter(isOfPdf).map(weightOf);

  const [, quotePage = ''] =
    /<script>(.*?)<\/script>/s.exec(readFileSync(path.join(dist, QUOTE_PAGE), 'utf8')) ?? [];
  if (quotePage === '') throw new Error(`dist/${QUOTE_PAGE} has no script`);

  const total = (bytes: readonly number[]): number => bytes.reduce((sum, size) => sum + size, 0);
  const fontBytes = (ending: string): number =>
    total(
      readdirSync(path.join(dist, 'assets'))
        .filter((file) => file.endsWith(ending))
        .map((file) => statSync(path.join(dist, 'assets', file)).size),
    );

  return [
    { what: 'landing: JavaScript', bytes: gzipped(boot), kib: 3 },
    { what: 'landing: HTML with its CSS', bytes: gzipped(html), kib: 14 },
    {
      what: 'signed in, first screen: all JavaScript',
      bytes: weight([...app, ...signedIn]),
      kib: firstScreen,
    },
    {
      what: 'login: all JavaScript',
      bytes: weight([...app, ...signedOut]),
      kib: firstScreen + FORM_KIB,
    },
    { what: "a client's quote: JavaScript", bytes: gzipped(quotePage), kib: 13.7 },
    { what: 'fonts', bytes: fontBytes('.woff2'), kib: 36 },
    { what: 'a PDF: JavaScript', bytes: total(pdf), kib: 150 },
    { what: 'fonts of a PDF', bytes: fontBytes('.ttf'), kib: 180 },
    // The chunk `dialogs` of what lists, menus, palette and forms share (see webpack.config.ts).
    { what: 'largest chunk loaded later', bytes: Math.max(0, ...later), kib: 69.5 },
  ];
}

try {
  for (const { what, bytes, kib } of weigh()) {
    const over = bytes > kib * 1024;
    const size = `${(bytes / 1024).toFixed(1)} of ${String(kib)} KiB`;
    console.log(`${what}: ${size}${over ? ' OVER' : ''}`);
    if (over) process.exitCode = 1;
  }
  const { length } = scripts();
  const areTooMany = length > SCRIPTS;
  console.log(`scripts: ${String(length)} of ${String(SCRIPTS)}${areTooMany ? ' OVER' : ''}`);
  if (areTooMany) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
