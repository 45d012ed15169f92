import { withoutControlCharacters } from '../../shared/controlCharacters';
import { MAX_FILE_BYTES, type FileProblem } from './statementLine';

/*
 * Decodes the text of files. A file's declared encoding is wrong too often, so each value is read as UTF-8 if it
 * is valid UTF-8, and otherwise as Windows-1252. The structure (tags, separators, line ends) is ASCII in both, so
 * it is found before values are decoded.
 */

/** A file's content, and the function that decodes a value cut out of it. */
export interface FileContent {
  content: string;
  decode: (value: string) => string;
}

const same = (value: string): string => value;

// Lint forbids control characters in patterns, so the codes are compared.
function isAscii(value: string): boolean {
  for (let at = 0; at < value.length; at += 1) if (value.charCodeAt(at) > 0x7f) return false;
  return true;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows1252 = new TextDecoder('windows-1252');

/** Decodes a value in which each character stands for a byte. */
function decodeValue(value: string): string {
  if (isAscii(value)) return value;
  const bytes = Uint8Array.from(value, (letter) => letter.charCodeAt(0));
  try {
    return utf8.decode(bytes);
  } catch {
    return windows1252.decode(bytes);
  }
}

/** The bytes of a file as a text with one character for each byte. */
function asBytes(bytes: Uint8Array): string {
  const parts: string[] = [];
  const step = 8192;
  for (let at = 0; at < bytes.length; at += step) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + step)));
  }
  return parts.join('');
}

/** Control characters except tabs and line breaks, where each character stands for a byte of unknown encoding. */
const CONTROL_BYTES = /[^\P{Cc}\t\n\r\x80-\x9f]/gu;

/** The content of a text file, without control characters. Some banks fill fields up with U+0000. */
export function fileContent(bytes: Uint8Array): FileContent {
  const decoded = (decoder: TextDecoder): FileContent => ({
    content: withoutControlCharacters(decoder.decode(bytes)),
    decode: same,
  });
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(new TextDecoder('utf-16le'));
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded(new TextDecoder('utf-16be'));
  try {
    // If the whole file is valid UTF-8, so is each value. The decoder removes a byte order mark.
    return decoded(utf8);
  } catch {
    return { content: asBytes(bytes).replace(CONTROL_BYTES, ''), decode: decodeValue };
  }
}

/** Whether the bytes are no text: many of them are control characters that no text has. Zeros may fill up fields. */
export function isBinary(bytes: Uint8Array): boolean {
  if (bytes[0] === 0xff || bytes[0] === 0xfe) return false;
  const start = bytes.subarray(0, 8192);
  let zeros = 0;
  let others = 0;
  for (const byte of start) {
    if (byte === 0) zeros += 1;
    else if (byte < 9 || (byte > 13 && byte < 26)) others += 1;
  }
  return others > (start.length - zeros) / 50;
}

const startsWith = (bytes: Uint8Array, signature: readonly number[], from = 0): boolean =>
  signature.every((byte, index) => bytes[from + index] === byte);

const codes = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

const SIGNATURES: readonly (readonly [FileProblem, readonly number[], number?])[] = [
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', codes('GIF8')],
  ['image', codes('WEBP'), 8],
  ['image', codes('ftyphei'), 4],
  ['image', codes('ftypmif1'), 4],
  ['image', codes('ftypavif'), 4],
  ['archive', [0x50, 0x4b, 0x03, 0x04]],
  ['archive', [0x1f, 0x8b]],
  ['archive', [0xd0, 0xcf, 0x11, 0xe0]],
];

const HTML = /<(!doctype html|html|head|body)[\s>]/i;

/** What is wrong with a file according to its first bytes; null if nothing is. */
export function bytesProblem(bytes: Uint8Array): FileProblem | null {
  if (bytes.length > MAX_FILE_BYTES) return 'tooLarge';
  const start = asBytes(bytes.subarray(0, 2048));
  if (bytes.length === 0) return 'empty';
  if (start.slice(0, 1024).includes('%PDF-')) return 'pdf';
  for (const [problem, signature, from] of SIGNATURES) {
    if (startsWith(bytes, signature, from)) return problem;
  }
  if (HTML.test(start) && !/<ofx>/i.test(start)) return 'html';
  return null;
}
