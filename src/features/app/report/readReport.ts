import * as z from 'zod/mini';

import { REPORT_FORMAT, REPORT_VERSION, type Report } from './report';

/** The reason why a file is not replayed. */
export type ReportProblem =
  | 'empty'
  | 'tooLarge'
  | 'notGzip'
  | 'notJson'
  | 'notAReport'
  | 'older'
  | 'newer'
  | 'excessive'
  | 'damaged';

/** The largest accepted file in bytes. */
const MAX_FILE_BYTES = 32 * 1024 * 1024;

/** The largest accepted size of the decompressed text in bytes, because a small file may decompress to any size. */
const MAX_TEXT_BYTES = 64 * 1024 * 1024;

/*
 * The most levels and values of a report. A list of 10,000 rows contains about a million values, and a page keeps
 * 550 actions and 200 lines.
 */
const MAX_LEVELS = 100;
const MAX_VALUES = 5_000_000;
const MAX_STATE_PARTS = 100;
const MAX_ENTRIES = 1_000;
const MAX_LINES = 1_000;
const MAX_NOTE = 100_000;
const MAX_NAME = 200;

/** Whether the browser can format dates in this language and this time zone. */
function isKnown(locale: string, timeZone?: string): boolean {
  try {
    new Intl.DateTimeFormat(locale, { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** An instant between 1970 and the year 2999, in milliseconds since 1970. */
const instant = z.number().check(z.gte(0), z.lte(32_503_680_000_000));
const pixels = z.number().check(z.gte(100), z.lte(20_000));
/** Two kinds of texts: any text, and a name, whose length is limited. */
const text = z.string();
const name = text.check(z.maxLength(MAX_NAME));

const head = z.looseObject({ format: z.literal(REPORT_FORMAT), version: z.number() });

/**
 * The lengths are checked first, because each wrong item of a long list would otherwise be reported as an error of
 * its own.
 */
const lengths = z.object({
  note: text.check(z.maxLength(MAX_NOTE)),
  base: z.custom<object>(
    (base: unknown) =>
      typeof base === 'object' && base !== null && Object.keys(base).length <= MAX_STATE_PARTS,
  ),
  entries: z.array(z.unknown()).check(z.maxLength(MAX_ENTRIES)),
  lines: z.array(z.unknown()).check(z.maxLength(MAX_LINES)),
});

const report = z.object({
  format: z.literal(REPORT_FORMAT),
  version: z.literal(REPORT_VERSION),
  environment: z.object({
    build: name,
    schema: z.number(),
    locale: name.check(z.refine((locale) => isKnown(locale))),
    timeZone: name.check(z.refine((timeZone) => isKnown('pt-BR', timeZone))),
    viewport: z.object({ width: pixels, height: pixels }),
    colorScheme: z.enum(['light', 'dark']),
  }),
  at: instant,
  real: z.boolean(),
  note: text,
  base: z.record(text, z.unknown()),
  baseHash: name,
  entries: z.array(
    z.object({
      at: instant,
      by: z.enum(['user', 'saga']),
      action: z.looseObject({ type: name }),
      hash: name,
    }),
  ),
  lines: z.array(z.object({ at: instant, message: text, detail: z.unknown() })),
  hash: name,
});

const isTooLong = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'too_big' && issue.origin !== 'number';

const problemOf = ({ issues }: z.core.$ZodError): ReportProblem =>
  issues.some(isTooLong) ? 'excessive' : 'damaged';

const codeOf = (sign: string): number => sign.charCodeAt(0);
const [QUOTE, BACKSLASH, COMMA] = [codeOf('"'), codeOf('\\'), codeOf(',')];
const OPENING = [codeOf('['), codeOf('{')];
const CLOSING = [codeOf(']'), codeOf('}')];

/**
 * Whether a JSON text has more levels or values than any report. Parsing such a text might need more memory than
 * the page has.
 */
function isExcessive(written: string): boolean {
  let [levels, values, isInText] = [0, 0, false];
  for (let index = 0; index < written.length; index += 1) {
    const code = written.charCodeAt(index);
    if (isInText) {
      if (code === BACKSLASH) index += 1;
      else if (code === QUOTE) isInText = false;
    } else if (code === QUOTE) isInText = true;
    else if (code === COMMA) values += 1;
    else if (OPENING.includes(code)) {
      levels += 1;
      values += 1;
      if (levels > MAX_LEVELS) return true;
    } else if (CLOSING.includes(code)) levels -= 1;
  }
  return values > MAX_VALUES;
}

/**
 * Reads the text of a report. Only its structure is checked here. The hashes show whether its states are those
 * that were recorded; see `replayReport`.
 */
export function parseReport<State>(written: string): Report<State> | ReportProblem {
  if (isExcessive(written)) return 'excessive';
  let value: unknown;
  try {
    value = JSON.parse(written.replace(/^\uFEFF/, '')); // an editor may have put a byte order mark before it
  } catch {
    return 'notJson';
  }
  const known = head.safeParse(value);
  if (!known.success) return 'notAReport';
  if (known.data.version > REPORT_VERSION) return 'newer';
  if (known.data.version < REPORT_VERSION) return 'older';
  const measured = lengths.safeParse(value);
  if (!measured.success) return problemOf(measured.error);
  const whole = report.safeParse(value);
  if (!whole.success) return problemOf(whole.error);
  return whole.data as Report<State>; // nobody else knows the state's shape
}

const GZIP = [0x1f, 0x8b];

/**
 * The text of a file, which is decompressed if it is a gzip file. The reading stops at the first byte above the
 * limit.
 */
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
  let problem: ReportProblem = 'notGzip';
  try {
    for (;;) {
      problem = 'notGzip';
      const { done, value } = await reader.read();
      problem = 'notJson';
      if (done) return { written: written + decoder.decode() };
      size += value.length;
      if (size > MAX_TEXT_BYTES) {
        await reader.cancel();
        return 'tooLarge';
      }
      written += decoder.decode(value, { stream: true });
    }
  } catch {
    return isZipped ? problem : 'notJson';
  }
}

/** Reads the file of a report: a gzip file, or the JSON that it contained. */
export async function readReport<State>(file: Blob): Promise<Report<State> | ReportProblem> {
  const found = await textOf(file);
  return typeof found === 'string' ? found : parseReport(found.written);
}
