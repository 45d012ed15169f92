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

const OTHER_STOPS = 'h1, button, a';

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
  // Elsewhere it is on a button, or on the heading that the form was opened with.
  const held = document.activeElement;
  if (start.contains(held)) {
    const place = [...start.querySelectorAll(OTHER_STOPS)].findIndex((each) => each === held);
    root.querySelectorAll<HTMLElement>(OTHER_STOPS)[place]?.focus({ preventScroll: true });
  }
  const index = pressed ? [...start.querySelectorAll('button')].indexOf(pressed) : -1;
  start.remove();
  delete document.documentElement.dataset['start'];
  // Nothing was visible of another page's scrolling but the form's, which is as high as before.
  if (old.length === 0) window.scrollTo(0, 0);
  if (index < 0) return;
  // Later, when the form has run its effects too.
  setTimeout(() => root.querySelectorAll('button')[index]?.click());
}
