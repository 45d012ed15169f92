import { GatewayError, type GatewayFailure } from '../src/gateway/gateway';

export interface RecordedCall {
  /** The name of the call, such as `clients.insert` or `session.signIn`. */
  name: string;
  input: unknown;
}

/**
 * What happens to a call: `before` runs before the call is carried out, `after` runs before its answer is sent.
 * Either may wait or fail.
 */
export interface CallTrouble {
  before?: () => Promise<void>;
  after?: () => Promise<void>;
}

/** Records the calls to the fake backend, and makes them slow or fail on request. */
export class Traffic {
  readonly calls: RecordedCall[] = [];
  private readonly troubles = new Map<string, CallTrouble[]>();
  /** The trouble of every call that has none of its own. Random runs set this function. */
  troubleFor: (name: string) => CallTrouble = () => ({});
  /** Called right after a call was carried out, before its answer is sent. */
  carriedOut: (call: RecordedCall) => void = () => undefined;

  /** Makes the next call with this name fail without any effect. */
  fail(name: string, failure: GatewayFailure): void {
    this.add(name, { before: () => Promise.reject(new GatewayError(failure, `${name} fails`)) });
  }

  /** Carries out the next call with this name, but its answer never arrives. */
  loseReply(name: string): void {
    const lost = new GatewayError('network', `the answer of ${name} was lost`);
    this.add(name, { after: () => Promise.reject(lost) });
  }

  /**
   * Makes the next call with this name wait until it is released. With `answer`, the call is carried out and only
   * its answer waits.
   */
  hold(name: string, when: 'call' | 'answer' = 'call'): () => void {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.add(name, when === 'call' ? { before: () => held } : { after: () => held });
    return release;
  }

  names(prefix = ''): string[] {
    return this.calls.map(({ name }) => name).filter((name) => name.startsWith(prefix));
  }

  /** Carries out one call, with its trouble. */
  async call<Result>(name: string, input: unknown, work: () => Result): Promise<Result> {
    const call = { name, input: structuredClone(input) };
    this.calls.push(call);
    const { before, after } = this.troubles.get(name)?.shift() ?? this.troubleFor(name);
    await before?.();
    const result = work();
    this.carriedOut(call);
    await after?.();
    return result;
  }

  private add(name: string, trouble: CallTrouble): void {
    this.troubles.set(name, [...(this.troubles.get(name) ?? []), trouble]);
  }
}
