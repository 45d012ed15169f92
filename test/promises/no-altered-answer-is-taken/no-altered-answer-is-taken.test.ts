import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import {
  answerMessage,
  oneLine,
  type Answer,
} from '../../../src/features/business/documents/link/answer';
import { toBase64url } from '../../../src/features/business/documents/link/base64url';
import { checkAnswer } from '../../../src/features/business/documents/link/checkAnswer';
import {
  CHECK_BYTES,
  FRAGMENT_PREFIX,
  readFragment,
} from '../../../src/features/business/documents/link/fragment';
import { sha256Of, snapshotOf } from '../../../src/features/business/documents/link/hash';
import { quoteLink } from '../../../src/features/business/documents/link/link';
import {
  readDocument,
  writeDocument,
} from '../../../src/features/business/documents/link/sentDocument';
import { aQuote, aQuoteDetails } from '../../builders';
import { processorTime } from '../../processorTime';
import { aSentDocument } from '../../quoteDocuments';

const document = aSentDocument();
const fragment = new URL(quoteLink(document, 'https://oficio.example/').url).hash.slice(1);
const answers: Answer[] = [
  { decision: 'approved', name: 'Patrícia Nunes', reason: null, day: '2026-11-20', time: '15:42' },
  {
    decision: 'rejected',
    name: 'João da Silva',
    reason: 'O valor. Fica para o ano que vem, se der.',
    day: '2026-11-26',
    time: '09:00',
  },
];

/** A fragment with a changed content and a valid checksum, which cannot happen by accident. */
function forged(text: string | Uint8Array): string {
  const packed = deflateRawSync(text);
  return (
    FRAGMENT_PREFIX +
    toBase64url(Buffer.concat([sha256Of(packed).subarray(0, CHECK_BYTES), packed]))
  );
}

/** All texts that differ from a text in a single bit of one UTF-16 unit. */
function* bitFlips(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += 1) {
    for (let bit = 0; bit < 16; bit += 1) {
      const flipped = String.fromCharCode(text.charCodeAt(at) ^ (1 << bit));
      yield text.slice(0, at) + flipped + text.slice(at + 1);
    }
  }
}

/** All texts that result from a text by removing a letter, doubling one, or swapping two neighbours. */
function* slips(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += 1) {
    const [before, letter, after] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
    yield before + after;
    yield before + letter + letter + after;
    const next = after.charAt(0);
    if (next !== '' && next !== letter) yield before + next + letter + after.slice(1);
  }
}

const check = (pasted: string, version = 1) =>
  checkAnswer(
    pasted,
    (number) =>
      number === document.number
        ? {
            quote: aQuote({ id: 'catalogo' }),
            document: { ...document, version },
            details: aQuoteDetails({ number, version, snapshot: snapshotOf(document) }),
            versions: [],
          }
        : null,
    '2026-11-21',
  );

describe('a link', () => {
  test('that nobody altered is read', () => {
    expect(readFragment(fragment)).toEqual(document);
    expect(readFragment(`#${fragment}`)).toEqual(document);
  });

  test('that differs in one bit, one letter more or less, or their order is refused', () => {
    const altered = [...bitFlips(fragment), ...slips(fragment)];
    expect(altered.length).toBeGreaterThan(10_000);
    expect(altered.filter((text) => readFragment(text) !== null)).toEqual([]);
  });

  test('that was cut off anywhere is refused', () => {
    for (let length = 0; length < fragment.length; length += 1) {
      expect(readFragment(fragment.slice(0, length))).toBeNull();
    }
  });

  test('whose text somebody altered and packed anew is another quote, or none', () => {
    const text = writeDocument(document);
    expect(readFragment(forged(text))).toEqual(document);
    const others = [...bitFlips(text)].flatMap(
      // The changed fragment contains no document, or a document whose answer is refused.
      (altered) => readFragment(forged(Buffer.from(altered))) ?? [],
    );
    expect(others.length).toBeGreaterThan(1_000);
    const kinds = others.map((other) => check(answerMessage(other, answers[0]!)).kind);
    expect(kinds).not.toContain('valid');
    expect(kinds).toContain('altered');
  });
});

describe('a hostile fragment is refused', () => {
  const text = writeDocument(document);
  const bomb = Buffer.alloc(50_000_000, '[');
  const with_ = (place: number, value: unknown): string =>
    JSON.stringify((JSON.parse(text) as unknown[]).map((was, at) => (at === place ? value : was)));

  test.each<[string, string]>([
    ['nothing', ''],
    ['a mark alone', '#'],
    ['an anchor', '#features'],
    ['another product', '#access_token=eyJhbGciOiJIUzI1NiJ9.e30.x&token_type=bearer'],
    ['a later version of this one', fragment.replace('o1.', 'o2.')],
    ['markup', '#<img src=x onerror=alert(1)>'],
    ['percent signs', `#${encodeURIComponent(`${fragment}%`)}`],
    ['five megabytes', `#o1.${'A'.repeat(5_000_000)}`],
    ['noise', `o1.${randomBytes(1500).toString('base64url')}`],
    ['noise that is packed', forged(randomBytes(3000))],
    ['a bomb', forged(bomb)],
    ['a bomb within the length', forged(bomb.subarray(0, 10_000_000))],
    ['no UTF-8', forged(Buffer.from([0x5b, 0xff, 0xfe, 0x5d]))],
    ['no JSON', forged('{')],
    ['no list', forged('{"__proto__":{"number":1}}')],
    ['deep lists', forged('['.repeat(100_000))],
    ['a list too short', forged('["oficio.orcamento.1"]')],
    ['spaces in it', forged(` ${text}`)],
    ['a number written otherwise', forged(text.replace('3160', '3.16e3'))],
    ['another kind', forged(text.replace('oficio.orcamento.1', 'oficio.recibo.1'))],
    ['a number that is none', forged(with_(1, '<b>1</b>'))],
    ['no number', forged(with_(1, null))],
    ['version nought', forged(with_(2, 0))],
    ['a day that there is not', forged(with_(4, '2026-02-30'))],
    ['a party of numbers', forged(with_(5, [1, 2, 3, 4, 5, 6, 7, 8]))],
    ['no party', forged(with_(6, null))],
    ['items that are none', forged(with_(7, 'items'))],
    ['an item of an object', forged(with_(7, [{ name: 'x' }]))],
    ['a price of letters', forged(with_(7, [['x', null, 1, '9', false]]))],
    ['no end of a price', forged(with_(8, 0).replace(',0,', ',1e999,'))],
    ['a flag that is none', forged(with_(13, 'true'))],
  ])('%s', (_what, hostile) => {
    const started = processorTime();
    expect(readFragment(hostile)).toBeNull();
    expect(processorTime() - started).toBeLessThan(1_000);
  });

  test('and whatever is read as a file is held to the same', () => {
    expect(readDocument(text)).toEqual(document);
    for (const hostile of ['', 'null', '"', `${text} `, with_(7, [[]])]) {
      expect(readDocument(hostile)).toBeNull();
    }
  });
});

describe.each(answers)('an answer ($decision)', (answer) => {
  const message = answerMessage(document, answer);

  test('that nobody altered counts', () => {
    expect(check(message)).toMatchObject({ kind: 'valid', answer });
  });

  test('that differs in one bit, one letter more or less, or their order is not taken', () => {
    // Changes that a messenger may make, such as line breaks and invisible marks, do not change the words and are
    // left out.
    const altered = [...bitFlips(message), ...slips(message)].filter(
      (text) => oneLine(text) !== oneLine(message),
    );
    expect(altered.length).toBeGreaterThan(2_000);
    expect(altered.filter((text) => check(text).kind === 'valid')).toEqual([]);
  });

  test('that belongs to another version is not taken', () => {
    expect(check(message, 2).kind).toBe('otherVersion');
    const posing = message.replace('versão 1', 'versão 2');
    expect(check(posing, 2).kind).toBe('altered');
  });
});
