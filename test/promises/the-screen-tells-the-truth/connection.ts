import type { Gateway } from '../../../src/gateway/gateway';
import type { FakeGateway } from '../../fakeGateway';

type Call = (...input: never[]) => Promise<unknown>;

/**
 * A page's connection to the backend, which ends when the page is closed: a closed page gets no answers and sends
 * no requests.
 */
export function openConnection(gateway: FakeGateway): { connection: Gateway; close: () => void } {
  // It is a function, because the compiler would assume that a variable does not change during the wait.
  let closed = false;
  const isOpen = () => !closed;
  const never = () => new Promise<never>(() => undefined);

  const passing =
    <Input extends unknown[], Output>(call: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      if (!isOpen()) return never();
      try {
        const output = await call(...input);
        return isOpen() ? output : await never();
      } catch (error) {
        if (isOpen()) throw error;
        return never();
      }
    };

  const tables = Object.fromEntries(
    Object.entries(gateway.tables).map(([name, { repository }]) => {
      const calls = Object.entries<Call>({ ...repository });
      return [name, Object.fromEntries(calls.map(([key, call]) => [key, passing(call)]))];
    }),
  ) as unknown as Pick<Gateway, keyof FakeGateway['tables']>; // the same calls

  const { session } = gateway;
  const connection: Gateway = {
    session: {
      restore: passing(session.restore),
      link: session.link,
      readLink: passing(session.readLink),
      acceptLink: passing(session.acceptLink),
      discardLink: session.discardLink,
      signIn: passing(session.signIn),
      signUp: passing(session.signUp),
      signOut: passing(session.signOut),
      subscribe: (listener) =>
        session.subscribe((event) => {
          if (isOpen()) listener(event);
        }),
    },
    ...tables,
    dismissals: gateway.dismissals,
    drafts: gateway.drafts,
    snapshots: gateway.snapshots,
    onConnectionSign: gateway.onConnectionSign,
    onLeave: gateway.onLeave,
    onResume: gateway.onResume,
  };
  return {
    connection,
    close: () => {
      closed = true;
    },
  };
}
