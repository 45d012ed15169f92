import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

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
import type { User } from '../../shared/user';

/** The fields that clear the messages of an earlier attempt. */
const nothingSaid = { failure: null, failureNumber: null, signedUp: null } as const;

/** Changes the state of a visitor. If somebody is signed in, the action is stale and is ignored. */
function changeVisitor(state: SessionState, changes: Partial<SignedOutSession>): void {
  if (state.status === 'signedOut') Object.assign(state, changes);
}

/** Prepares the payload of a failure. `number` is the number in the failure's message. */
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
    /** Intent: sign in. Only sagas see the password; see `store/redactSecrets`. */
    signInRequested(state, _action: PayloadAction<{ email: string; password: string }>) {
      changeVisitor(state, { pending: true, lost: false, ...nothingSaid });
    },
    /** Intent: sign up. Only sagas see the password; see `store/redactSecrets`. */
    signUpRequested(
      state,
      _action: PayloadAction<{ fullName: string; email: string; password: string }>,
    ) {
      changeVisitor(state, { pending: true, failure: null });
    },
    /** Intent: sign out. */
    signOutRequested(state) {
      if (state.status === 'signedIn') state.signingOut = true;
    },
    signInFailed: {
      prepare: failed,
      reducer(state, { payload: failure, meta: { number } }: Failed) {
        changeVisitor(state, { pending: false });
        // The failure belongs to the login form, so it is ignored while the sign-up form is shown.
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
    /** Fact: the account exists. The login form is shown again, with the e-mail address. */
    signedUp(
      state,
      { payload: { email, outcome } }: PayloadAction<{ email: string; outcome: SignUpOutcome }>,
    ) {
      changeVisitor(state, { pending: false, signedUp: outcome, mode: 'login', email });
    },
    /** Intent: the user agrees to sign in with the link. */
    linkAccepted(state) {
      changeVisitor(state, { pending: true });
    },
    /** Fact: the link has failed. The user can still sign in by password. */
    linkFailed(state, { payload: failure }: PayloadAction<AuthFailure>) {
      changeVisitor(state, {
        ...nothingSaid,
        pending: false,
        screen: 'auth',
        mode: 'login',
        failure,
      });
    },
    restoreDelayed(state) {
      if (state.status === 'checking') state.restoreDelayed = true;
    },
    /** Fact: a user has signed in. It is never repeated for the same user. */
    signedIn: {
      /** `elsewhere`: another tab has replaced the user of this tab. */
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
    /** Fact: the account's name or e-mail address has changed. The session continues. */
    userRefreshed(state, { payload: user }: PayloadAction<User>) {
      if (state.status === 'signedIn') state.user = user;
    },
    /** Fact: the first load of every list has ended. */
    dataReady(state) {
      if (state.status === 'signedIn') state.ready = true;
    },
    /** Fact: the snapshot of this device is shown. `at` is the instant (ISO) at which its lists were loaded. */
    dataRecalled(state, _action: PayloadAction<{ at: string }>) {
      if (state.status === 'signedIn') state.ready = true;
    },
    /** Fact: the session has ended. `lost`: the backend or another tab has ended it, not the user's 'Sair'. */
    signedOut(_state, { payload: { lost } }: PayloadAction<{ lost: boolean }>): SessionState {
      return { ...newVisitor, screen: lost ? 'auth' : 'landing', lost };
    },
  },
});

export const sessionReducer = sessionSlice.reducer;
export const sessionActions = {
  ...sessionSlice.actions,
  /**
   * Fact: the link that opened the page belongs to this account. A dialog asks whether to sign in. The tokens of the
   * link stay in the gateway.
   */
  linkFound: createAction<{ email: string }>('session/linkFound'),
  /** Fact: the outcome of a link for a user who is already signed in. The notices slice shows a notice. */
  linkEnded: createAction<LinkOutcome>('session/linkEnded'),
};

interface Root {
  session: SessionState;
}

export const selectSession = (root: Root): SessionState => root.session;

/** The signed-in user; null while nobody is signed in. */
export const selectUser = ({ session }: Root): User | null =>
  session.status === 'signedIn' ? session.user : null;

/** Whether the first load of every list has ended, or the rows of an earlier visit are shown. */
export const selectIsReady = ({ session }: Root): boolean =>
  session.status === 'signedIn' && session.ready;

export const selectIsSigningOut = ({ session }: Root): boolean =>
  session.status === 'signedIn' && session.signingOut;

export const selectSignedInByForm = ({ session }: Root): boolean =>
  session.status === 'signedIn' && session.byForm;

/** Whether the login / sign-up screen is shown. */
export const selectIsAuthScreen = ({ session }: Root): boolean =>
  session.status === 'signedOut' && session.screen === 'auth';
