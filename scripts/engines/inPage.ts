import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

/** What a person looks for on a page: a thing by its role and name, a field by its label, or a text. */
export type Wanted =
  | { readonly role: string; readonly name: string }
  | { readonly label: string }
  | { readonly text: string };

/** What was found. `x` and `y` are its middle in the window. */
export interface Found {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly value: string;
  readonly text: string;
  readonly hasFocus: boolean;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function all(wanted: Wanted): HTMLElement[] {
  const { body } = document;
  if ('role' in wanted) return queryAllByRole(body, wanted.role, { name: wanted.name });
  if ('text' in wanted) {
    return queryAllByText(body, (_text, element) =>
      (element?.textContent ?? '').replace(/\s/g, ' ').includes(wanted.text),
    ).slice(-1);
  }
  const label = new RegExp(`^${escaped(wanted.label)}( ?\\*)?$`);
  return queryAllByLabelText(body, label, { selector: 'input, select, textarea' });
}

/** Finds the last such thing that can be seen and reached, and scrolls to it. */
export function find(wanted: Wanted): Found | null {
  for (const element of all(wanted).reverse()) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    // The pointer passes through some texts.
    const isReached =
      'text' in wanted || (hit !== null && (element.contains(hit) || hit.contains(element)));
    if (width === 0 || !isReached) continue;
    return {
      ...{ x, y, left },
      value: 'value' in element ? String(element.value) : '',
      text: element.textContent.replace(/\s/g, ' '),
      hasFocus: document.activeElement === element,
    };
  }
  return null;
}

/** Moves the focus to a field, as Tab would. */
export function focus(wanted: Wanted): void {
  all(wanted).at(-1)?.focus();
}
