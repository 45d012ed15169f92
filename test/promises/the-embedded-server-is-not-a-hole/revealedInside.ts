import { homedir, tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');

// Texts that only the inside of the server contains. The fuzzer sends none of them, so an answer with one of them
// reveals something.
const INSIDES: readonly (readonly [string, RegExp])[] = [
  ['a stack trace', /\n\s+at |node:internal|\.(?:ts|js|mjs):\d+/],
  [
    'a path of the machine',
    new RegExp(
      [ROOT, homedir(), tmpdir(), 'node_modules', '/usr/', '/tmp/'].map(literal).join('|'),
    ),
  ],
  [
    'SQL',
    /json_agg|json_populate|set_config|_rows|_new\b|jwt\.claims|syntax error at|pg_catalog|\bselect .+ from |insert into /i,
  ],
  ['a secret', /encrypted_password|token_hash|\$2[aby]\$/],
  ['an exception', /TypeError|RangeError|ReferenceError|SyntaxError|Unexpected token/],
];

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** What a text reveals about the inside of the server; null if nothing. */
export function revealedInside(text: string): string | null {
  return INSIDES.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
