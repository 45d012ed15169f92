import { lazyChunk } from './lazyChunk';

/* The screens, a chunk each; the entry point waits for the first one before it takes the page over. */

export const Shell = lazyChunk(() => import(/* webpackChunkName: "shell" */ './shell/Shell'));

export const AuthPage = lazyChunk(
  () => import(/* webpackChunkName: "auth" */ './session/AuthPage'),
);

export const Landing = lazyChunk(async () => ({
  default: (await import(/* webpackChunkName: "landing" */ './landing/Landing')).Landing,
}));
