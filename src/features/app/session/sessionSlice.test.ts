import { aUser } from '../../../../test/builders';
import { initialSession, type SessionState } from './session';
import { selectSignedInByForm, sessionActions, sessionReducer } from './sessionSlice';

const start = initialSession({ hasStoredSession: false });
const after = (...actions: Parameters<typeof sessionReducer>[1][]): SessionState =>
  actions.reduce<SessionState>(sessionReducer, start);

describe('how a page starts', () => {
  test('with nothing to check: the landing page', () => {
    expect(start).toMatchObject({ status: 'signedOut', screen: 'landing', mode: 'login' });
  });

  test('with a stored session: checking', () => {
    const session = initialSession({ hasStoredSession: true });
    expect(session.status).toBe('checking');
  });
});

describe('the login / sign-up screen', () => {
  const failed = sessionActions.signInFailed('invalidCredentials');

  test('changing the mode takes the error and the success message away', () => {
    const { signedUp, authModeChosen } = sessionActions;
    const state = after(
      signedUp({ email: 'a@b.c', outcome: 'ready' }),
      failed,
      authModeChosen('signUp'),
    );
    expect(state).toMatchObject({ mode: 'signUp', failure: null, signedUp: null });
  });

  test('a refusal is said on the form that it is about, and on no other', () => {
    const { authModeChosen, signInRequested, signUpRequested, signUpFailed } = sessionActions;
    const signIn = signInRequested({ email: 'a@b.c', password: 'x' });
    const signUp = signUpRequested({ fullName: 'A', email: 'a@b.c', password: 'x' });
    const taken = signUpFailed('alreadyRegistered');
    expect(after(signIn, failed)).toMatchObject({ failure: 'invalidCredentials', pending: false });
    expect(after(signIn, authModeChosen('signUp'), failed)).toMatchObject({
      mode: 'signUp',
      failure: null,
      pending: false,
    });
    expect(after(authModeChosen('signUp'), signUp, taken)).toMatchObject({
      failure: 'alreadyRegistered',
    });
    expect(after(authModeChosen('signUp'), signUp, authModeChosen('login'), taken)).toMatchObject({
      mode: 'login',
      failure: null,
      pending: false,
    });
  });

  test('leaving for the landing page and coming back takes the error away', () => {
    const { landingOpened, authScreenOpened } = sessionActions;
    expect(after(failed, landingOpened())).toMatchObject({ failure: null });
    const state = after(failed, landingOpened(), authScreenOpened('login'));
    expect(state).toMatchObject({ screen: 'auth', mode: 'login', failure: null });
  });

  test('a new try takes the last error away', () => {
    const again = sessionActions.signInRequested({ email: 'a@b.c', password: 'x' });
    expect(after(failed, again)).toMatchObject({ pending: true, failure: null });
    const up = sessionActions.signUpRequested({ fullName: 'A', email: 'a@b.c', password: 'x' });
    expect(after(failed, up)).toMatchObject({ pending: true, failure: null });
  });

  test('a requested sign-out leads to the landing page, a lost session to login', () => {
    const { signedIn, signedOut } = sessionActions;
    const user = signedIn(aUser());
    expect(after(user, signedOut({ lost: false }))).toEqual(start);
    expect(after(user, signedOut({ lost: true }))).toEqual({
      ...start,
      screen: 'auth',
      lost: true,
    });
  });

  test.each([
    sessionActions.signInRequested({ email: 'a@b.c', password: 'x' }),
    sessionActions.authModeChosen('signUp'),
    sessionActions.landingOpened(),
    sessionActions.signedIn(aUser()),
  ])('after $type nothing is said about the lost session any more', (action) => {
    const lost = sessionActions.signedOut({ lost: true });
    expect(after(lost)).toMatchObject({ lost: true });
    expect(after(lost, action)).not.toMatchObject({ lost: true });
  });

  test('after signing in it is known whether it was by the form', () => {
    const { authScreenOpened, signedIn, signedOut } = sessionActions;
    expect(selectSignedInByForm({ session: after(signedIn(aUser())) })).toBe(false);
    const entered = [authScreenOpened('login'), signedIn(aUser())];
    expect(selectSignedInByForm({ session: after(...entered) })).toBe(true);
    expect(after(...entered, signedOut({ lost: false }))).toMatchObject({ screen: 'landing' });
  });

  test('signing in leaves nothing of the form behind', () => {
    const { signedUp, signedIn } = sessionActions;
    const user = aUser();
    expect(after(signedUp({ email: 'a@b.c', outcome: 'ready' }), failed, signedIn(user))).toEqual({
      status: 'signedIn',
      user,
      ready: false,
      byForm: false,
      signingOut: false,
    });
  });
});
