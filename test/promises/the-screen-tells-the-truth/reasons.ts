import type { RecordedAction } from '../../app';
import type { Call } from '../../traffic';

interface Request {
  /** How many of its kind for its row wait for an answer. */
  waiting: number;
  /** It may have failed: it was sent, or the load that had to come before it failed. */
  hasReason: boolean;
}

const KINDS: Record<string, string> = { insert: 'create', update: 'update', remove: 'delete' };

/** Checks that every write reported as failed was sent, or held back for a reason. */
export class Reasons {
  readonly violations: string[] = [];
  /** By `entity/verb:id`. */
  private readonly requests = new Map<string, Request>();

  /** To be told of each call when it is sent. */
  sent({ name, input }: Call): void {
    const [entity = '', operation = ''] = name.split('.');
    const { id } = input as { id?: string }; // every write names its row
    const request = this.requests.get(`${entity}/${KINDS[operation] ?? ''}:${id ?? ''}`);
    if (request) request.hasReason = true;
  }

  /** To be told of each action. */
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
    // A deletion in doubt is answered twice: failed, and later confirmed.
    if (!request) return;
    if (failure === 'network' && !request.hasReason) {
      this.violations.push(`${type} of ${id ?? ''} without a reason`);
    }
    if (request.waiting > 1) this.requests.set(key, { ...request, waiting: request.waiting - 1 });
    else this.requests.delete(key);
  }
}
