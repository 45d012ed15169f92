import type { Row } from '../../../src/features/shared/list';
import type { Gateway, Repository } from '../../../src/gateway/gateway';
import type { FakeGateway } from '../../fakeGateway';

/** A connection to the backend that ends with its page: what a closed page asks for or waits for never comes. */
export function openConnection(gateway: FakeGateway): { connection: Gateway; close: () => void } {
  // A function: the compiler would assume that a variable does not change during the wait.
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

  const table = <T extends Row, Draft>(repository: Repository<T, Draft>): Repository<T, Draft> => ({
    list: passing(repository.list),
    find: passing(repository.find),
    insert: passing(repository.insert),
    update: passing(repository.update),
    remove: passing(repository.remove),
    restore: passing(repository.restore),
  });

  const { session } = gateway;
  const connection: Gateway = {
    session: {
      restore: passing(session.restore),
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
    clients: table(gateway.clients),
    quotes: table(gateway.quotes),
    projects: table(gateway.projects),
    payments: table(gateway.payments),
    expenses: table(gateway.expenses),
    profiles: table(gateway.profiles),
    clientDetails: table(gateway.clientDetails),
    quoteDetails: table(gateway.quoteDetails),
    paymentParts: table(gateway.paymentParts),
    dismissals: gateway.dismissals,
    onResume: gateway.onResume,
  };
  return {
    connection,
    close: () => {
      closed = true;
    },
  };
}
