/*
 * Whether an open form holds input that is not saved. It is not in the store, because the browser reads it
 * (when the user leaves the page or goes back), not the user interface.
 */
let hasUnsavedInput = false;

export const holdsUnsavedInput = (): boolean => hasUnsavedInput;

const askBeforeLeaving = (event: BeforeUnloadEvent): void => {
  event.preventDefault();
};

/** While set, the browser asks before the page is left or reloaded. */
export function setUnsavedInput(value: boolean): void {
  if (value === hasUnsavedInput) return;
  hasUnsavedInput = value;
  if (value) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
}
