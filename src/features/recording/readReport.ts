import * as z from 'zod/mini';

import { REPORT_FORMAT, REPORT_VERSION, type Report } from './report';

/** Why a file is not replayed. */
export type ReportProblem =
  'empty' | 'tooLarge' | 'notGzip' | 'notJson' | 'notAReport' | 'newer' | 'damaged';

/** Files above this size are refused. */
const MAX_FILE_BYTES = 32 * 1024 * 1024;

/** So is a file that is larger than this once it is decompressed: a small file may grow without end. */
const MAX_TEXT_BYTES = 128 * 1024 * 1024;

/** More actions than a page keeps, by far. */
const MAX_ENTRIES = 5_000;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('pt-BR', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** From 1970 to the year 2999, in milliseconds since 1970. */
const instant = z.number().check(z.gte(0), z.lte(32_503_680_000_000));
const pixels = z.number().check(z.gte(100), z.lte(20_000));
const text = z.string();

const report = z.object({
  format: z.literal(REPORT_FORMAT),
  version: z.literal(REPORT_VERSION),
  environment: z.object({
    build: text,
    schema: z.number(),
    locale: text,
    timeZone: text.check(z.refine(isTimeZone)),
    viewport: z.object({ width: pixels, height: pixels }),
    colorScheme: z.enum(['light', 'dark']),
  }),
  at: instant,
  real: z.boolean(),
  note: text,
  base: z.record(text, z.unknown()),
  baseHash: text,
  entries: z
    .array(
      z.object({
        at: instant,
        by: z.enum(['user', 'saga']),
        action: z.looseObject({ type: text }),
        hash: text,
      }),
    )
    .check(z.maxLength(MAX_ENTRIES)),
  lines: z.array(z.object({ at: instant, message: text, detail: z.unknown() })),
  hash: text,
});

const head = z.looseObject({ format: z.literal(REPORT_FORMAT), version: z.number() });

/**
 * Reads the text of a report. Only its outline is checked. Whether its states are those that were recorded, their
 * hashes tell; see `replayReport`.
 */
export function parseReport<State>(written: string): Report<State> | ReportProblem {
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch {
    return 'notJson';
  }
  const known = head.safeParse(value);
  if (!known.success) return 'notAReport';
  if (known.data.version > REPORT_VERSION) return 'newer';
  const whole = report.safeParse(value);
  return whole.success ? (whole.data as Report<State>) : 'damaged'; // nobody else knows the state's shape
}

const GZIP = [0x1f, 0x8b];

/** The text of a file, decompressed if it is a gzip file. It stops at the first byte above the limit. */
async function textOf(file: Blob): Promise<{ written: string } | ReportProblem> {
  if (file.size === 0) return 'empty';
  if (file.size > MAX_FILE_BYTES) return 'tooLarge';
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isZipped = GZIP.every((byte, index) => start[index] === byte);
  const bytes: ReadableStream<Uint8Array> = isZipped
    ? file.stream().pipeThrough(new DecompressionStream('gzip'))
    : file.stream();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = bytes.getReader();
  let [written, size] = ['', 0];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { written: written + decoder.decode() };
      size += value.length;
      if (size > MAX_TEXT_BYTES) {
        await reader.cancel();
        return 'tooLarge';
      }
      written += decoder.decode(value, { stream: true });
    }
  } catch {
    return isZipped ? 'notGzip' : 'notJson';
  }
}

/** Reads a report's file, which is gzip, or the JSON that was in it. */
export async function readReport<State>(file: Blob): Promise<Report<State> | ReportProblem> {
  const found = await textOf(file);
  return typeof found === 'string' ? found : parseReport(found.written);
}
