import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { AuthFailure } from './authFailure';
import {
  initialSession,
  visitor,
  type AuthMode,
  type LinkOutcome,
  type SessionState,
  type SignedOutSession,
  type SignUpOutcome,
} from './session';
import type { User } from './user';

/** What the login / sign-up screen says of an earlier try. */
const nothingSaid = { failure: null, failureNumber: null, signedUp: null } as const;

/** Changes what a visitor sees. In any other session it comes too late and changes nothing. */
function changeVisitor(state: SessionState, changes: Partial<SignedOutSession>): void {
  if (state.status === 'signedOut') Object.assign(state, changes);
}

/** `number`: what the backend names with the failure. */
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
    /** Intent. The password reaches sagas only; see `store/redactSecrets`. */
    signInRequested(state, _action: PayloadAction<{ email: string; password: string }>) {
      changeVisitor(state, { pending: true, lost: false, ...nothingSaid });
    },
    /** Intent. The password reaches sagas only; see `store/redactSecrets`. */
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
        // On the other form it would be said of what that one does.
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
    /** Back to login with the e-mail kept. */
    signedUp(
      state,
      { payload: { email, outcome } }: PayloadAction<{ email: string; outcome: SignUpOutcome }>,
    ) {
      changeVisitor(state, { pending: false, signedUp: outcome, mode: 'login', email });
    },
    /** Fact: the link that opened the page would sign this account in; the workspace asks. */
    linkFound(_state, _action: PayloadAction<{ email: string }>) {
      /* the tokens themselves stay in the gateway */
    },
    /** Intent: the user agrees to be signed in by the link. */
    linkAccepted(state) {
      changeVisitor(state, { pending: true });
    },
    /** The link has come to nothing; the password is left. */
    linkFailed(state, { payload: failure }: PayloadAction<AuthFailure>) {
      changeVisitor(state, {
        ...nothingSaid,
        pending: false,
        screen: 'auth',
        mode: 'login',
        failure,
      });
    },
    /** Fact: a link was of use, or not, to whoever is signed in; notices tell. */
    linkEnded(_state, _action: PayloadAction<LinkOutcome>) {
      /* told by the workspace */
    },
    restoreDelayed(state) {
      if (state.status === 'checking') state.restoreDelayed = true;
    },
    /** Somebody is signed in who was not before; never repeated for the same user. */
    signedIn: {
      /** `elsewhere`: another tab has put this user in the place of the one who was signed in here. */
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
    /** The account's name or e-mail changed; the session goes on. */
    userRefreshed(state, { payload: user }: PayloadAction<User>) {
      if (state.status === 'signedIn') state.user = user;
    },
    /** All first loads have settled. */
    dataReady(state) {
      if (state.status === 'signedIn') state.ready = true;
    },
    /** `lost`: the backend or another tab ended the session in the middle, not this user's 'Sair'. */
    signedOut(_state, { payload: { lost } }: PayloadAction<{ lost: boolean }>): SessionState {
      return { ...visitor, screen: lost ? 'auth' : 'landing', lost };
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

/** The signed-in user's lists have been loaded, or could not be. */
export const selectIsReady = ({ session }: Root): boolean =>
  session.status === 'signedIn' && session.ready;

export const selectIsSigningOut = ({ session }: Root): boolean =>
  session.status === 'signedIn' && session.signingOut;

/** The signed-in user came by the login form. */
export const selectCameByForm = ({ session }: Root): boolean =>
  session.status === 'signedIn' && session.byForm;

/** The login / sign-up screen is what a visitor sees. */
export const selectIsAuthScreen = ({ session }: Root): boolean =>
  session.status === 'signedOut' && session.screen === 'auth';
