/**
 * Whether an element that has just lost the focus gets it back, because only the window has lost it: to another program,
 * or to the browser's question before a reload. Nothing is saved then, because the user is still in the field, and a
 * reload would cut the save off.
 */
export const hasStillFocus = (element: unknown): boolean => document.activeElement === element;
