/*
 * Whether an open form contains unsaved input. This is not in the store, because only the browser needs it (when
 * the user leaves the page or goes back), not the user interface.
 */
let hasUnsavedInput = false;

export const holdsUnsavedInput = (): boolean => hasUnsavedInput;

const askBeforeLeaving = (event: BeforeUnloadEvent): void => {
  event.preventDefault();
};

/**
 * Sets whether an open form contains unsaved input. If so, the browser asks the user before the page is left or
 * reloaded.
 */
export function setUnsavedInput(value: boolean): void {
  if (value === hasUnsavedInput) return;
  hasUnsavedInput = value;
  if (value) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
}
