import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { AuthFailure } from './authFailure';
import type { User } from './user';

export type AuthMode = 'login' | 'signUp';

export interface SessionState {
  /** `checking` only where a stored session is being restored. */
  status: 'checking' | 'signedOut' | 'signedIn';
  /** The restore takes long, or failed for lack of a connection and is tried again. */
  restoreDelayed: boolean;
  user: User | null;
  /** The first load of all five lists has settled, with or without success. */
  ready: boolean;
  /** What a visitor without a session sees, or saw before signing in. */
  screen: 'landing' | 'auth';
  mode: AuthMode;
  /** Kept for the login form after a sign-up. */
  email: string;
  /** A sign-in, sign-up or sign-out is under way. */
  pending: boolean;
  failure: AuthFailure | null;
  /** The account was just created: 'Você pode fazer login agora.' */
  signedUp: boolean;
  /** The last session ended in the middle of work: 'Sua sessão terminou.' */
  lost: boolean;
}

const signedOutState: SessionState = {
  status: 'signedOut',
  restoreDelayed: false,
  user: null,
  ready: false,
  screen: 'landing',
  mode: 'login',
  email: '',
  pending: false,
  failure: null,
  signedUp: false,
  lost: false,
};

/** The session a page starts with: something to check only where a session is stored. */
export const initialSession = (start: { hasStoredSession: boolean }): SessionState => ({
  ...signedOutState,
  status: start.hasStoredSession ? 'checking' : 'signedOut',
});

const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOutState,
  reducers: {
    authScreenOpened(state, { payload }: PayloadAction<AuthMode>) {
      state.screen = 'auth';
      state.mode = payload;
      state.failure = null;
      state.signedUp = false;
    },
    authModeChosen(state, { payload }: PayloadAction<AuthMode>) {
      state.mode = payload;
      state.failure = null;
      state.signedUp = false;
      state.lost = false;
    },
    landingOpened(state) {
      state.screen = 'landing';
      state.failure = null;
      state.lost = false;
    },
    /** Intent. The password reaches sagas only; see `store/redactSecrets`. */
    signInRequested(state, _action: PayloadAction<{ email: string; password: string }>) {
      state.pending = true;
      state.failure = null;
      state.signedUp = false;
      state.lost = false;
    },
    /** Intent. The password reaches sagas only; see `store/redactSecrets`. */
    signUpRequested(
      state,
      _action: PayloadAction<{ fullName: string; email: string; password: string }>,
    ) {
      state.pending = true;
      state.failure = null;
    },
    /** Intent. */
    signOutRequested(state) {
      state.pending = true;
    },
    signInFailed(state, { payload }: PayloadAction<AuthFailure>) {
      state.pending = false;
      // On the other form it would be said of what that one does.
      if (state.mode === 'login') state.failure = payload;
    },
    signUpFailed(state, { payload }: PayloadAction<AuthFailure>) {
      state.pending = false;
      if (state.mode === 'signUp') state.failure = payload;
    },
    /** Back to login with the e-mail kept. */
    signedUp(state, { payload }: PayloadAction<{ email: string }>) {
      state.pending = false;
      state.signedUp = true;
      state.mode = 'login';
      state.email = payload.email;
    },
    restoreDelayed(state) {
      state.restoreDelayed = true;
    },
    /** Somebody is signed in who was not before; never repeated for the same user. */
    signedIn({ screen }, { payload }: PayloadAction<User>): SessionState {
      return { ...signedOutState, status: 'signedIn', user: payload, screen };
    },
    /** The account's name or e-mail changed; the session goes on. */
    userRefreshed(state, { payload }: PayloadAction<User>) {
      state.user = payload;
    },
    /** All five first loads have settled. */
    dataReady(state) {
      state.ready = true;
    },
    /** `lost`: the backend or another tab ended the session in the middle, not this user's 'Sair'. */
    signedOut(_state, { payload: { lost } }: PayloadAction<{ lost: boolean }>): SessionState {
      return { ...signedOutState, screen: lost ? 'auth' : 'landing', lost };
    },
  },
});

export const sessionReducer = sessionSlice.reducer;
export const sessionActions = sessionSlice.actions;

interface Root {
  session: SessionState;
}

export const selectSession = (root: Root): SessionState => root.session;
export const selectUser = (root: Root): User | null => root.session.user;
