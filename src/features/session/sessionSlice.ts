import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { AuthFailure } from './authFailure';
import {
  initialSession,
  newVisitor,
  type AuthMode,
  type LinkOutcome,
  type SessionState,
  type SignedOutSession,
  type SignUpOutcome,
} from './session';
import type { User } from './user';

/** Clears the messages of an earlier attempt. */
const nothingSaid = { failure: null, failureNumber: null, signedUp: null } as const;

/** Changes a visitor's state. Where somebody is signed in, the action is stale and ignored. */
function changeVisitor(state: SessionState, changes: Partial<SignedOutSession>): void {
  if (state.status === 'signedOut') Object.assign(state, changes);
}

/** `number`: the number in the failure's message. */
const failed = (failure: AuthFailure, number: number | null = null) => ({
  payload: failure,
  meta: { number },
});
type Failed = PayloadAction<AuthFailure, string, { number: number | null }>;

const sessionSlice = createSlice({
  name: 'session',
  initialState: initialSession({ hasStoredSession: false }),
  reducers: {
    authScreenOpened(state, { payload: mode }: PayloadAction<AuthMode>) {
      changeVisitor(state, { screen: 'auth', mode, ...nothingSaid });
    },
    authModeChosen(state, { payload: mode }: PayloadAction<AuthMode>) {
      changeVisitor(state, { mode, lost: false, ...nothingSaid });
    },
    landingOpened(state) {
      changeVisitor(state, { screen: 'landing', failure: null, lost: false });
    },
    /** Intent. Only sagas see the password; see `store/redactSecrets`. */
    signInRequested(state, _action: PayloadAction<{ email: string; password: string }>) {
      changeVisitor(state, { pending: true, lost: false, ...nothingSaid });
    },
    /** Intent. Only sagas see the password; see `store/redactSecrets`. */
    signUpRequested(
      state,
      _action: PayloadAction<{ fullName: string; email: string; password: string }>,
    ) {
      changeVisitor(state, { pending: true, failure: null });
    },
    /** Intent. */
    signOutRequested(state) {
      if (state.status === 'signedIn') state.signingOut = true;
    },
    signInFailed: {
      prepare: failed,
      reducer(state, { payload: failure, meta: { number } }: Failed) {
        changeVisitor(state, { pending: false });
        // The failure belongs to the login form, so the sign-up form does not show it.
        if (state.status === 'signedOut' && state.mode === 'login')
          changeVisitor(state, { failure, failureNumber: number });
      },
    },
    signUpFailed: {
      prepare: failed,
      reducer(state, { payload: failure, meta: { number } }: Failed) {
        changeVisitor(state, { pending: false });
        if (state.status === 'signedOut' && state.mode === 'signUp')
          changeVisitor(state, { failure, failureNumber: number });
      },
    },
    /** Fact: the account exists. The form returns to login and keeps the e-mail. */
    signedUp(
      state,
      { payload: { email, outcome } }: PayloadAction<{ email: string; outcome: SignUpOutcome }>,
    ) {
      changeVisitor(state, { pending: false, signedUp: outcome, mode: 'login', email });
    },
    /** Fact: the link that opened the page belongs to this account. A dialog asks the user. */
    linkFound(_state, _action: PayloadAction<{ email: string }>) {
      /* the tokens stay in the gateway */
    },
    /** Intent: the user agrees to sign in with the link. */
    linkAccepted(state) {
      changeVisitor(state, { pending: true });
    },
    /** Fact: the link failed; signing in by password remains. */
    linkFailed(state, { payload: failure }: PayloadAction<AuthFailure>) {
      changeVisitor(state, {
        ...nothingSaid,
        pending: false,
        screen: 'auth',
        mode: 'login',
        failure,
      });
    },
    /** Fact: the outcome of a link for a user who is already signed in. */
    linkEnded(_state, _action: PayloadAction<LinkOutcome>) {
      /* the notices slice tells of it */
    },
    restoreDelayed(state) {
      if (state.status === 'checking') state.restoreDelayed = true;
    },
    /** Fact: another user is signed in than before. It is never repeated for the same user. */
    signedIn: {
      /** `elsewhere`: another tab replaced this tab's user. */
      prepare: (user: User, { elsewhere = false }: { elsewhere?: boolean } = {}) => ({
        payload: user,
        meta: { elsewhere },
      }),
      reducer(
        state,
        { payload: user, meta: { elsewhere } }: PayloadAction<User, string, { elsewhere: boolean }>,
      ): SessionState {
        const byForm = !elsewhere && state.status === 'signedOut' && state.screen === 'auth';
        return { status: 'signedIn', user, ready: false, byForm, signingOut: false };
      },
    },
    /** Fact: the account's name or e-mail changed; the session continues. */
    userRefreshed(state, { payload: user }: PayloadAction<User>) {
      if (state.status === 'signedIn') state.user = user;
    },
    /** Fact: the first load of every list has ended. */
    dataReady(state) {
      if (state.status === 'signedIn') state.ready = true;
    },
    /** Fact: this device's snapshot of the lists is shown. `at`: the instant (ISO) at which it was loaded. */
    dataRecalled(state, _action: PayloadAction<{ at: string }>) {
      if (state.status === 'signedIn') state.ready = true;
    },
    /** Fact. `lost`: the backend or another tab ended the session, not this user's 'Sair'. */
    signedOut(_state, { payload: { lost } }: PayloadAction<{ lost: boolean }>): SessionState {
      return { ...newVisitor, screen: lost ? 'auth' : 'landing', lost };
    },
  },
});

export const sessionReducer = sessionSlice.reducer;
export const sessionActions = sessionSlice.actions;

interface Root {
  session: SessionState;
}

export const selectSession = (root: Root): SessionState => root.session;

/** Null while nobody is signed in. */
export const selectUser = ({ session }: Root): User | null =>
  session.status === 'signedIn' ? session.user : null;

/** Whether the first load of every list has ended, or the rows of an earlier visit are shown. */
export const selectIsReady = ({ session }: Root): boolean =>
  session.status === 'signedIn' && session.ready;

export const selectIsSigningOut = ({ session }: Root): boolean =>
  session.status === 'signedIn' && session.signingOut;

/** Whether the user signed in by the form. */
export const selectSignedInByForm = ({ session }: Root): boolean =>
  session.status === 'signedIn' && session.byForm;

/** Whether the login / sign-up screen is shown. */
export const selectIsAuthScreen = ({ session }: Root): boolean =>
  session.status === 'signedOut' && session.screen === 'auth';
