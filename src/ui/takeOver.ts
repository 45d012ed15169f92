import '../boot.contract';

const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/** As if it had been typed. Past React's own setter, which would take the event for no change. */
function type(input: HTMLInputElement, text: string): void {
  value?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The caret stands where it stood; an e-mail's cannot be asked for, and stands at its end. */
function focusLike(input: HTMLInputElement, old: HTMLInputElement): void {
  input.focus({ preventScroll: true });
  if (old.selectionStart !== null) {
    input.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? 'none');
  }
}

/** What holds the focus besides the fields; a form opens with it on its heading. */
const stops = (page: Element) => [...page.querySelectorAll<HTMLElement>('h1, button')];

/**
 * Puts the app in the place of the static page that was shown until now, in one task, so that no
 * key is lost in between. What was typed into the static form, the focus and the button pressed
 * last go over to the same form of the app.
 *
 * @param start the static page, which is removed.
 * @param root the app, rendered and ready.
 */
export function takeOver(start: Element, root: Element): void {
  if (!start.isConnected) return;
  const pressed = window.__oficio?.pressed;
  const old = [...start.querySelectorAll('input')];
  for (const from of old) {
    const to = root.querySelector<HTMLInputElement>(`input[name="${from.name}"]`);
    if (to === null) continue;
    if (from.value !== '') type(to, from.value);
    // The focus goes straight from one to the other: a phone's keyboard stays open.
    if (from === document.activeElement) focusLike(to, from);
  }
  const before = stops(start);
  const twin = (is: (each: Element) => boolean) => stops(root)[before.findIndex(is)];
  twin((each) => each === document.activeElement)?.focus({ preventScroll: true });
  const again = twin((each) => each === pressed);
  start.remove();
  delete document.documentElement.dataset['start'];
  // Nothing was visible of another page's scrolling but the form's, which is as high as before.
  if (old.length === 0) window.scrollTo(0, 0);
  // Later, when the form has run its effects too.
  setTimeout(() => again?.click());
}
