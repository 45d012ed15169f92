import { channel, type Channel, type Task } from 'redux-saga';
import {
  all,
  call,
  cancel,
  fork,
  put,
  race,
  select,
  take,
  type SagaGenerator,
} from 'typed-redux-saga';

import { selectSession, sessionActions } from '../features/app/session/sessionSlice';
import type { User } from '../features/shared/user';
import type { SessionEvent } from '../gateway/gateway';
import { authSaga } from './authSaga';
import type { Dependencies } from './dependencies';
import { draftsSaga } from './draftsSaga';
import { restoreSaga } from './restoreSaga';
import { createInFlightWrites, type InFlightWrites } from './inFlightWrites';
import { userSaga } from './userSaga';

/**
 * Handles the session from the first check to the last sign-out. The events of the session come from this tab and from
 * others. All of them arrive on one channel and are handled in order.
 */
export function* sessionSaga(dependencies: Dependencies): SagaGenerator<void> {
  const events = yield* call(() => channel<SessionEvent>());
  dependencies.gateway.session.subscribe((event) => events.put(event));
  yield* fork(draftsSaga, dependencies);
  yield* fork(authSaga, events, dependencies);
  yield* fork(followLink, events, dependencies);
  yield* fork(restoreSaga, events, dependencies);
  // The session ended while no page was open, so the stored data of that session is erased.
  if ((yield* select(selectSession)).status === 'signedOut')
    yield* fork(eraseStoredData, dependencies);
  yield* followSession(events, dependencies);
}

/** This saga is a chunk of its own, because most pages are not opened by a link from an e-mail. */
function* followLink(
  events: Channel<SessionEvent>,
  dependencies: Dependencies,
): SagaGenerator<void> {
  const { gateway, log } = dependencies;
  const link = gateway.session.link();
  const { status } = yield* select(selectSession);
  if (status !== 'checking' || link === null) return;
  try {
    const { chunk, known } = yield* all({
      chunk: call(() => import(/* webpackChunkName: "link" */ './linkSaga')),
      known: race({
        signedIn: take(sessionActions.signedIn),
        signedOut: take(sessionActions.signedOut),
      }),
    });
    yield* call(
      chunk.linkSaga,
      link,
      { isSignedOut: known.signedOut !== undefined, events },
      dependencies,
    );
  } catch (error) {
    log('A link could not be followed', error);
  }
}

interface Current {
  user: User;
  task: Task;
}

const isUnchanged = (a: User, b: User): boolean => a.email === b.email && a.fullName === b.fullName;

function* followSession(
  events: Channel<SessionEvent>,
  dependencies: Dependencies,
): SagaGenerator<never> {
  // The cast keeps TypeScript from narrowing the variable to null.
  let current = null as Current | null;
  const inFlightWrites = createInFlightWrites();

  for (;;) {
    const event: SessionEvent = yield* take(events);
    try {
      const left = current;
      if (event.type === 'signedOut') {
        current = null;
        yield* endSession(left, dependencies);
      } else if (left?.user.id === event.user.id) {
        // supabase-js repeats the event whenever a tab regains the focus or renews the session.
        if (!isUnchanged(event.user, left.user)) {
          yield* put(sessionActions.userRefreshed(event.user));
        }
        current = { user: event.user, task: left.task };
      } else {
        current = null;
        if (left) yield* endSession(left, dependencies);
        yield* put(sessionActions.signedIn(event.user, { elsewhere: left !== null }));
        current = {
          user: event.user,
          task: yield* fork(safeUserSaga, event.user, dependencies, inFlightWrites),
        };
      }
    } catch (error) {
      dependencies.log('The session loop failed', { event: event.type, error });
    }
  }
}

/** Erases the stored data of an account once nobody is signed in. */
function* eraseStoredData({ gateway: { snapshots }, log }: Dependencies): SagaGenerator<void> {
  try {
    yield* call(snapshots.erase);
  } catch (error) {
    log('Erasing the snapshot failed', error);
  }
}

/** Ends the session on this page. The user's sagas are cancelled first, and then the lists are emptied. */
function* endSession(current: Current | null, dependencies: Dependencies): SagaGenerator<void> {
  if (current) yield* cancel(current.task);
  yield* fork(eraseStoredData, dependencies);
  const session = yield* select(selectSession);
  if (session.status === 'signedOut') return;
  // If a stored session cannot be restored, the session does not count as lost, because nobody was signed in on
  // this page.
  const lost = session.status === 'signedIn' && !session.signingOut;
  yield* put(sessionActions.signedOut({ lost }));
}

/** Runs the sagas of a user. An unexpected exception is logged and does not stop the handling of the session. */
function* safeUserSaga(
  user: User,
  dependencies: Dependencies,
  inFlightWrites: InFlightWrites,
): SagaGenerator<void> {
  try {
    yield* call(userSaga, user, dependencies, inFlightWrites);
  } catch (error) {
    dependencies.log('The sagas of the signed-in user stopped', error);
  }
}
