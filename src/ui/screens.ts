/** The screens, a chunk each; the entry point waits for the first one before it takes the page over. */
export const loadShell = () => import(/* webpackChunkName: "shell" */ './shell/Shell');

export const loadAuthPage = () => import(/* webpackChunkName: "auth" */ './session/AuthPage');

export const loadLanding = () =>
  import(/* webpackChunkName: "landing" */ './landing/Landing').then((module) => ({
    default: module.Landing,
  }));
