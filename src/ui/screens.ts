import { lazyChunk } from './lazyChunk';

/* The screens, a chunk each; the entry point waits for the first one before it takes the page over. */

export const Shell = lazyChunk(() => import(/* webpackChunkName: "shell" */ './shell/Shell'));

export const AuthPage = lazyChunk(
  () => import(/* webpackChunkName: "auth" */ './session/AuthPage'),
);

export const LandingPage = lazyChunk(
  () => import(/* webpackChunkName: "landing" */ './landing/LandingPage'),
);
