import type { RecordedAction } from '../../app';
import type { RecordedCall } from '../../traffic';

interface Request {
  /** How many requests of this kind for this row have no answer yet. */
  waiting: number;
  /** Whether there is a reason for a failure: the request was sent, or a load that it needed has failed. */
  hasReason: boolean;
}

const KINDS: Record<string, string> = { insert: 'create', update: 'update', remove: 'delete' };

/**
 * Checks every write that was reported as failed: it must have been sent, or there must be a reason why it was
 * not.
 */
export class FailureCheck {
  readonly violations: string[] = [];
  /** The requests, by `entity/verb:id`. */
  private readonly requests = new Map<string, Request>();

  /** Must be called with each call when the call is sent. */
  sent({ name, input }: RecordedCall): void {
    const [entity = '', operation = ''] = name.split('.');
    const { id } = input as { id?: string }; // every write names its row
    const request = this.requests.get(`${entity}/${KINDS[operation] ?? ''}:${id ?? ''}`);
    if (request) request.hasReason = true;
  }

  /** Must be called with each action. */
  saw({ type, payload }: RecordedAction): void {
    if (type === 'session/signedOut') this.requests.clear();
    const [entity = ''] = type.split('/');
    if (type.endsWith('/loadFailed')) {
      for (const [key, request] of this.requests) {
        if (key.startsWith(`${entity}/`)) request.hasReason = true;
      }
    }
    const [, verb, what] =
      /^\w+\/(create|update|delete)(Requested|d|Failed|Conflicted)$/.exec(type) ?? [];
    if (verb === undefined) return;
    const { id, row, failure } = payload as { id?: string; row?: { id: string }; failure?: string }; // of these
    const key = `${entity}/${verb}:${id ?? row?.id ?? ''}`;
    const request = this.requests.get(key);
    if (what === 'Requested') {
      const { waiting, hasReason } = request ?? { waiting: 0, hasReason: false };
      this.requests.set(key, { waiting: waiting + 1, hasReason });
      return;
    }
    // A deletion whose answer was lost is reported twice: first as failed, and later as confirmed.
    if (!request) return;
    if (failure === 'network' && !request.hasReason) {
      this.violations.push(`${type} of ${id ?? ''} without a reason`);
    }
    if (request.waiting > 1) this.requests.set(key, { ...request, waiting: request.waiting - 1 });
    else this.requests.delete(key);
  }
}
