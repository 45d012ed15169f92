import { clientsSelectors } from '../../../src/features/business/clients/clientsSlice';
import { madeProjectId } from '../../../src/features/business/projects/projectFromQuote';
import { quotesSelectors } from '../../../src/features/business/quotes/quotesSlice';
import type { QuoteStatus } from '../../../src/features/business/quotes/quote';
import type { RootState } from '../../../src/store/rootReducer';
import { APPROVAL_DELAY } from '../../../src/sagas/approvalSaga';
import type { RecordedAction } from '../../app';
import type { FakeGateway } from '../../fakeGateway';
import type { RecordedCall } from '../../traffic';

/** Counts for one quote within one session on one page. */
interface Count {
  /** Updates that the backend carried out and that changed the status to approved from another one. */
  transitions: number;
  /** Transitions that another device overwrote before their answer arrived, so that nobody learns of them. */
  overtaken: number;
  /** How often `quotes/approved` was dispatched. */
  facts: number;
  /**
   * Of `facts`, those whose client existed 100 ms later, or once the clients were loaded, in the same session.
   * Each of them must lead to a project.
   */
  due: number;
  /**
   * Requests to create a project. One that met an earlier project of the quote's id does not count, because another one
   * must follow it.
   */
  inserts: number;
  /** Reads of the quote's projects that were sent after its approval was told. */
  reads: number;
  /**
   * Reads of the quote's projects that failed or got no answer, after an approval. If its answer was lost, too, no
   * project is requested then, because another device may have made it. It is told as failed.
   */
  failedReads: number;
  /** How often `creationFromQuoteFailed` was dispatched. */
  failures: number;
  /** Projects that the backend created. */
  projects: number;
  /** How often `createdFromQuote` or `creationFromQuoteFailed` was dispatched. */
  answers: number;
}

/** Compares the approvals that the backend has seen with what the app did about them. */
export class ApprovalCheck {
  /** The number of the session. It changes with every sign-in, sign-out and new page. */
  session = 0;
  private readonly counts = new Map<string, Count>();
  private readonly sessionOf = new WeakMap<RecordedCall, number>();
  /** Quotes that were deleted on this page. If such a quote is restored, its approval can no longer be followed. */
  private readonly deleted = new Set<string>();
  private readonly statuses = new Map<string, string>();
  /** Functions that check again those approvals that wait until the clients are loaded. */
  private waiting: (() => void)[] = [];

  constructor(private readonly gateway: FakeGateway) {}

  /** Another device has set the status of a quote, so this page need not react to it. */
  changedElsewhere(id: string, status: QuoteStatus): void {
    this.statuses.set(id, status);
    const count = this.count(id, this.session);
    if (status !== 'approved') count.overtaken = count.transitions - count.facts;
  }

  /** Must be called with each call when the call is sent. `isAnswered` says whether it will be answered as it should. */
  sent(call: RecordedCall, isAnswered: boolean): void {
    this.sessionOf.set(call, this.session);
    const quoteId = approvedQuoteOf(call);
    if (quoteId) this.count(quoteId, this.session).inserts += 1;
    const readFor = quoteWhoseProjectsAreRead(call);
    const count = readFor && this.count(readFor, this.session);
    if (!count || count.facts === 0) return;
    count.reads += 1;
    if (!isAnswered) count.failedReads += 1;
  }

  /** Must be called with each action and the state after the action. */
  saw({ type, payload }: RecordedAction, now: () => RootState): void {
    const { session } = this;
    if (type === 'quotes/approved') {
      const { id } = payload as { id: string }; // as the slice declares it
      const count = this.count(id, session);
      count.facts += 1;
      const look = () => {
        if (this.session !== session) return;
        const clientId = quotesSelectors.selectById(now(), id)?.clientId ?? null;
        if (clientsSelectors.selectById(now(), clientId)) count.due += 1;
        else if (!clientsSelectors.selectIsLoaded(now())) this.waiting.push(look);
      };
      setTimeout(look, APPROVAL_DELAY);
    }
    if (type === 'quotes/deleted') this.deleted.add((payload as { id: string }).id); // of this fact
    if (type === 'clients/loaded') {
      for (const look of this.waiting.splice(0)) setTimeout(look, APPROVAL_DELAY);
    }
    if (type === 'projects/createdFromQuote' || type === 'projects/creationFromQuoteFailed') {
      const { quoteId } = payload as { quoteId: string | null }; // as the slice declares it
      // If the quote was deleted before the answer arrived, nobody can tell to which quote the project belonged.
      if (quoteId) this.count(quoteId, session).answers += 1;
      if (quoteId && type.endsWith('Failed')) this.count(quoteId, session).failures += 1;
    }
  }

  /** The violations that remain once everything has settled. */
  violations(): string[] {
    const found: string[] = [];
    const wrong = (problem: string, quoteId: string, count: Count) =>
      found.push(`${problem}: ${quoteId} ${JSON.stringify(count)}`);
    for (const [key, count] of this.counts) {
      const [session = '', quoteId = ''] = key.split(' ');
      const hasLasted = Number(session) === this.session;
      const isThere = this.gateway.tables.quotes.rows.has(quoteId) && !this.deleted.has(quoteId);
      if (count.facts > count.transitions) wrong('approved more often than it was', quoteId, count);
      if (hasLasted && isThere && count.facts + count.overtaken < count.transitions) {
        wrong('an approval was missed', quoteId, count);
      }
      const unrequested = count.due - count.inserts;
      // The session may have ended while the quote's projects were being read.
      if (unrequested < 0 || unrequested > (hasLasted ? count.failedReads : count.reads)) {
        wrong('not one project for each approval', quoteId, count);
      }
      if (unrequested > count.failures && hasLasted && isThere) {
        wrong('what was not requested was not told as failed', quoteId, count);
      }
      if (count.projects > count.transitions) wrong('too many projects', quoteId, count);
      if (hasLasted && isThere && count.answers !== count.due) {
        wrong('the outcome was not told', quoteId, count);
      }
    }
    return found;
  }

  private count(quoteId: string, session: number): Count {
    const key = `${session} ${quoteId}`;
    const found = this.counts.get(key);
    if (found) return found;
    const fresh: Count = {
      transitions: 0,
      overtaken: 0,
      facts: 0,
      due: 0,
      inserts: 0,
      reads: 0,
      failedReads: 0,
      failures: 0,
      projects: 0,
      answers: 0,
    };
    this.counts.set(key, fresh);
    return fresh;
  }

  /** Must be called with each call when the backend has carried it out. */
  carriedOut(call: RecordedCall): void {
    const session = this.sessionOf.get(call) ?? this.session;
    const quoteId = approvedQuoteOf(call);
    if (quoteId) this.count(quoteId, session).projects += 1;
    if (!call.name.startsWith('quotes.') || call.name === 'quotes.list') return;
    const { id } = call.input as { id: string }; // every call but `list` names its row
    const status = this.gateway.tables.quotes.rows.get(id)?.row.status ?? 'none';
    const isTransition = status === 'approved' && this.statuses.get(id) !== 'approved';
    // The form of a new row that is saved again overwrites a row that is still being created. This does not count
    // as an update.
    if (call.name === 'quotes.update' && isTransition && !this.isCreating(id)) {
      this.count(id, session).transitions += 1;
    }
    this.statuses.set(id, status);
  }

  /** Whether a quote's first save is still running. */
  isCreating: (id: string) => boolean = () => false;
}

/** How many numbers the id of a made project can have. */
const NUMBERS = 4096;

/** The id of the quote for whose approval this project is requested; null for other calls. */
function approvedQuoteOf({ name, input }: RecordedCall): string | null {
  if (name !== 'projects.insert') return null;
  const { id, draft } = input as { id: string; draft: { quoteId: string | null } };
  const { quoteId } = draft;
  if (quoteId === null) return null;
  for (let number = 0; number < NUMBERS; number += 1) {
    if (id === madeProjectId(quoteId, number)) return quoteId;
  }
  return null;
}

function quoteWhoseProjectsAreRead({ name, input }: RecordedCall): string | null {
  if (name !== 'projects.findWith') return null;
  return (input as { values: { quoteId: string } }).values.quoteId; // the only values that the app asks for
}
