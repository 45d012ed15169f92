import { aQuoteDetails } from '../../../../../test/builders';
import { aSentDocument } from '../../../../../test/quoteDocuments';
import { documentToSend } from './documentToSend';
import { snapshotOf } from './hash';

const document = aSentDocument();
const sent = aQuoteDetails({ snapshot: snapshotOf(document) });

test('sent again as it was sent, it is the same version', () => {
  expect(documentToSend(document, sent)).toEqual(document);
  expect(documentToSend(document, null)).toEqual(document);
  expect(documentToSend(document, aQuoteDetails({ snapshot: null }))).toEqual(document);
});

test('what says something else goes as the next version, however often it is asked', () => {
  const moved = { ...document, provider: { ...document.provider, phone: '11900000000' } };
  const next = documentToSend(moved, sent);
  expect(next).toEqual({ ...moved, version: 2 });
  // The user has asked for the current data.
  expect(documentToSend(next, sent)).toEqual(next);
  // The document that was sent is stored.
  expect(documentToSend(next, aQuoteDetails({ version: 2, snapshot: snapshotOf(next) }))).toEqual(
    next,
  );
});

test('what was answered goes under the version that was answered', () => {
  const moved = { ...document, provider: { ...document.provider, phone: '11900000000' } };
  expect(documentToSend(moved, { ...sent, answer: 'approved' })).toEqual(moved);
});
