import { GatewayError, type GatewayFailure } from '../src/gateway/gateway';

export interface Call {
  /** `clients.insert`, `session.signIn`, … */
  name: string;
  input: unknown;
}

/** The trouble of a call: before it is carried out, or after that (its answer is lost). */
export interface Trouble {
  before?: () => Promise<void>;
  after?: () => Promise<void>;
}

/** Records the calls to the fake backend and makes them slow or fail on request. */
export class Traffic {
  readonly calls: Call[] = [];
  private readonly troubles = new Map<string, Trouble[]>();
  /** The trouble of every call that has none of its own; random runs set it. */
  troubleFor: (name: string) => Trouble = () => ({});
  /** Is called right after each call was carried out, before its answer is sent. */
  carriedOut: (call: Call) => void = () => undefined;

  /** The next call with that name fails without effect. */
  fail(name: string, failure: GatewayFailure): void {
    this.add(name, { before: () => Promise.reject(new GatewayError(failure, `${name} fails`)) });
  }

  /** The next call with that name is carried out, but its answer never arrives. */
  loseReply(name: string): void {
    const lost = new GatewayError('network', `the answer of ${name} was lost`);
    this.add(name, { after: () => Promise.reject(lost) });
  }

  /** The next call with that name waits until it is released; with `answer`, only its answer waits. */
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

  /** Carries out one call with its trouble. */
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

  private add(name: string, trouble: Trouble): void {
    this.troubles.set(name, [...(this.troubles.get(name) ?? []), trouble]);
  }
}
