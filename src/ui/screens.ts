import { lazyChunk } from './lazyChunk';

/* The screens, a chunk each; the entry point waits for the first one before it takes the page over. */

export const Shell = lazyChunk(() => import(/* webpackChunkName: "shell" */ './shell/Shell'));

/** Where nobody is signed in: the question that a link raises. Part of the shell otherwise. */
export const Question = lazyChunk(
  () => import(/* webpackChunkName: "question" */ './shell/ConfirmationHost'),
);

export const AuthPage = lazyChunk(
  () => import(/* webpackChunkName: "auth" */ './session/AuthPage'),
);

export const LandingPage = lazyChunk(
  () => import(/* webpackChunkName: "landing" */ './landing/LandingPage'),
);
