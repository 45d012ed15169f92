import { aQuote, aQuoteDetails } from '../../../../../test/builders';
import sentBefore from '../../../../../test/sentBefore.json';
import { answerMessage, type Answer } from './answer';
import { checkAnswer } from './checkAnswer';
import { readFragment } from './fragment';
import { snapshotOf } from './hash';
import { quoteLink } from './link';
import { readBranded } from './brandedText';

/*
 * Links, a file and answers as earlier versions of the app wrote them. They lie in the messages of clients, so they are
 * never recorded anew: if one of these tests fails, the code is wrong.
 */

const { sent, file } = sentBefore;

describe.each(sent)('a link that was sent before, $name', ({ url, snapshot, answer, message }) => {
  const document = readFragment(new URL(url).hash);
  if (document === null) throw new Error('A link that was sent before is not read');

  test('is read and has the same hash', () => {
    expect(snapshotOf(document)).toBe(snapshot);
  });

  test('is written today as it was then', () => {
    const written = quoteLink(document, 'https://oficio.example/').url;
    expect(new URL(written).hash).toBe(new URL(url).hash);
  });

  test('is answered with the same words and the same code', () => {
    expect(answerMessage(document, answer as Answer)).toBe(message); // cast: JSON knows no literals
  });

  test('has an answer that is still recorded', () => {
    const { number, version } = document;
    const details = aQuoteDetails({ number, version, snapshot });
    const found = { quote: aQuote({ status: 'analyzing' }), details, versions: [], document };
    expect(checkAnswer(message, () => found, '2026-11-26')).toMatchObject({
      kind: 'valid',
      answer,
      isChanged: false,
    });
  });
});

test('a file that was sent before is read and has the same hash', () => {
  const [, text = ''] = /id="orcamento">(.*?)<\/script>/s.exec(file.html) ?? [];
  const document = readBranded(JSON.parse(text) as string); // cast: the file holds one text
  expect(document && snapshotOf(document)).toBe(file.snapshot);
});
