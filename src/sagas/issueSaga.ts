import { put, select, type SagaGenerator } from 'typed-redux-saga';

import { profilesSelectors } from '../features/business/profile/profilesSlice';
import {
  issuedFields,
  nextVersion,
  changesTerms,
  changesDocument,
  sentFields,
} from '../features/business/documents/issuing';
import { hasValues } from '../features/shared/changes';
import type { Quote, QuoteDraft } from '../features/business/quotes/quote';
import type { QuoteDetails, QuoteDetailsDraft } from '../features/business/quotes/quoteDetails';
import {
  quoteDetailsActions,
  selectGivenNumbers,
} from '../features/business/quotes/quoteDetailsSlice';
import {
  knownOfVersion,
  versionId,
  type QuoteVersion,
  type QuoteVersionDraft,
} from '../features/business/quotes/quoteVersion';
import { quotesActions } from '../features/business/quotes/quotesSlice';
import { localDay } from '../features/shared/days';
import type { Dependencies } from './dependencies';
import { settleUnconfirmedSave, saveDetails, writeSideRow } from './detailsSaga';
import { isFailure } from './failures';
import { loadTable } from './loadSaga';
import type { SideTableAccess, Table } from './table';
import { updateRow } from './updateRow';
import { watch } from './watch';

/** How many times a number is tried. Another window may take each of the tried numbers first. */
const TRIES = 5;

/**
 * Gives a quote its number when the quote is first printed or sent, and stores when it was sent. It also counts
 * versions. A change to the text after the quote was sent makes a new version. What is known of a version stays in a
 * row of its own, which is written before the next version takes its place in the quote's details.
 */
export function* issueSaga(
  details: SideTableAccess<QuoteDetails, QuoteDetailsDraft>,
  versions: SideTableAccess<QuoteVersion, QuoteVersionDraft>,
  quotes: Table<Quote, QuoteDraft>,
  { now }: Pick<Dependencies, 'now'>,
): SagaGenerator<void> {
  const { userId, inQueue, read } = details;

  function* issued(id: string): SagaGenerator<Partial<QuoteDetailsDraft>> {
    const profile = yield* select(profilesSelectors.selectById, userId);
    const given = yield* select(selectGivenNumbers);
    return issuedFields(yield* read(id), profile, given, localDay(now()));
  }

  /**
   * Assigns a number and saves other changes in the same write.
   * @returns null if that failed.
   */
  function* issue(
    id: string,
    also: Partial<QuoteDetailsDraft> = {},
  ): SagaGenerator<QuoteDetails | null> {
    const known = yield* read(id);
    // The next number depends on all other numbers. So the table is loaded first, because other devices may have
    // assigned numbers.
    if (!known?.number && !(yield* loadTable(details))) {
      yield* put(quoteDetailsActions.saveFailed({ id, failure: 'unsent' }));
      return null;
    }
    for (let attempts = 1; attempts < TRIES; attempts += 1) {
      const before = yield* read(id);
      const changes = yield* issued(id);
      try {
        if (changes.number === undefined) break;
        const row = yield* writeSideRow(details, id, { ...changes, ...also });
        yield* put(quoteDetailsActions.saved({ row, before }));
        return row;
      } catch (error) {
        // Another window has taken the number. The next number is tried, unless the other window has numbered the
        // same quote.
        if (!isFailure(error, 'conflict') || !(yield* loadTable(details))) break;
      }
    }
    return yield* saveDetails(details, { id, changes: { ...(yield* issued(id)), ...also } });
  }

  /**
   * Assigns the number of a quote. If the quote was sent before, the table is loaded first, because another device may
   * have sent a newer version.
   */
  function* prepare(id: string): SagaGenerator<void> {
    const known = yield* read(id);
    if (known?.sentAt && !(yield* loadTable(details))) {
      yield* put(quoteDetailsActions.saveFailed({ id, failure: 'unsent' }));
      return;
    }
    if (!(yield* read(id))?.number && !(yield* issue(id))) return;
    yield* put(quoteDetailsActions.issued({ id }));
  }

  /**
   * Keeps what the details know of their version: its sending and its answer.
   * @returns whether nothing is left to keep.
   */
  function* keepVersion(row: QuoteDetails | null): SagaGenerator<boolean> {
    const changes = row && knownOfVersion(row);
    if (!changes) return true;
    const id = versionId(row.id, row.version);
    const kept = yield* versions.read(id);
    if (kept && hasValues<QuoteVersionDraft>(kept, changes)) return true;
    return (yield* saveDetails(versions, { id, changes })) !== null;
  }

  function* send({
    id,
    analyze,
    ...sent
  }: ReturnType<typeof quoteDetailsActions.sendRequested>['payload']): SagaGenerator<void> {
    if (!(yield* settleUnconfirmedSave(details, id))) return;
    const known = yield* read(id);
    // Another device may have sent a newer version than the one that is shown here.
    const isRead = !known?.sentAt || (yield* loadTable(details));
    const stored = yield* read(id);
    const changes = isRead ? sentFields(stored, { ...sent, sentAt: now().toISOString() }) : null;
    if (!changes) {
      yield* put(quoteDetailsActions.saveFailed({ id, failure: 'unsent' }));
      return;
    }
    // The quote is with its client by now. So it is noted as sent even if the earlier version could not be kept.
    if (changes.version !== undefined) yield* keepVersion(stored);
    const saved = yield* issue(id, changes);
    const quote = yield* quotes.read(id);
    if (!saved || !analyze || quote?.status !== 'proposal') return;
    const baseline = { shown: quote, stored: quote };
    yield* updateRow(quotes, { id, changes: { status: 'analyzing' }, baseline });
  }

  function* countVersion(id: string): SagaGenerator<void> {
    if (!(yield* settleUnconfirmedSave(details, id))) return;
    const stored = yield* read(id);
    const changes = nextVersion(stored);
    if (changes.version === undefined || !(yield* keepVersion(stored))) return;
    yield* saveDetails(details, { id, changes });
  }

  yield* watch(quoteDetailsActions.issueRequested, ({ payload }) =>
    inQueue(payload.id, () => prepare(payload.id)),
  );
  yield* watch(quoteDetailsActions.sendRequested, ({ payload }) =>
    inQueue(payload.id, () => send(payload)),
  );
  yield* watch(quotesActions.updated, function* ({ payload }) {
    const { row, before } = payload;
    if (changesDocument(before, row)) yield* inQueue(row.id, () => countVersion(row.id));
  });
  yield* watch(quoteDetailsActions.saved, function* ({ payload }) {
    const { row, before } = payload;
    yield* inQueue(row.id, () => keepVersion(row));
    // The quote still counts as sent, but its text has changed since.
    if (before?.sentAt && row.sentAt === before.sentAt && changesTerms(before, row)) {
      yield* inQueue(row.id, () => countVersion(row.id));
    }
  });
}
