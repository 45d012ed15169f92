import { GatewayError, type GatewayFailure } from '../src/gateway/gateway';

export interface Call {
  /** `clients.insert`, `session.signIn`, … */
  name: string;
  input: unknown;
}

/** What goes wrong with a call: before it is carried out, or after (its answer is lost). */
export interface Trouble {
  before?: () => Promise<void>;
  after?: () => Promise<void>;
}

/** Records the calls to the fake backend and makes them slow or fail on request. */
export class Traffic {
  readonly calls: Call[] = [];
  private readonly troubles = new Map<string, Trouble[]>();
  /** Applied to every call without a trouble of its own; random runs set it. */
  troubleFor: (name: string) => Trouble = () => ({});
  /** Told of each call right after it was carried out, before its answer is on its way. */
  carriedOut: (call: Call) => void = () => undefined;

  /** The next call of that name fails without effect. */
  fail(name: string, failure: GatewayFailure): void {
    this.add(name, { before: () => Promise.reject(new GatewayError(failure, `${name} fails`)) });
  }

  /** The next call of that name is carried out, but its answer never arrives. */
  loseReply(name: string): void {
    const lost = new GatewayError('network', `the answer of ${name} was lost`);
    this.add(name, { after: () => Promise.reject(lost) });
  }

  /** The next call of that name waits until released; `answer` waits with the answer only. */
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

  /** Carries out one call, with whatever trouble it is due. */
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
