import '../../boot.contract';

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
 * Takes the static form over that stands beside the app's until the end of this task: what was
 * typed into it, the focus and the button pressed last go over to the same form of the app.
 */
export function takeOver(): void {
  const start = document.getElementById('start');
  const root = document.getElementById('root');
  if (!start || !root) return;
  const pressed = window.__oficio?.pressed;
  for (const from of start.querySelectorAll('input')) {
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
  // Later, when the form has run its effects too.
  setTimeout(() => again?.click());
}
