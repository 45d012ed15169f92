/*
 * Whether an open form holds input that is not saved. It lives outside the store because the
 * browser asks for it (leaving the page, going back), not the user interface.
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
