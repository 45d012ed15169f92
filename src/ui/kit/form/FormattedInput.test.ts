import { formatDocument } from '../../../features/shared/brazil';
import { formatInPlace } from './FormattedInput';

/** A field whose caret is marked by `|`. */
function typed(marked: string): HTMLInputElement {
  const input = document.createElement('input');
  const caret = marked.indexOf('|');
  input.value = marked.replace('|', '');
  input.setSelectionRange(caret, caret);
  return input;
}

test.each([
  ['5299|', '529.9|'],
  ['529.98224|', '529.982.24|'],
  // A digit was typed in the middle.
  ['529.19|82.247-25', '52.919|.822/4725'],
  // The formatter adds the deleted point again and the caret is before it. So the next press deletes the digit.
  ['529|982.247-25', '529|.982.247-25'],
  ['529.982|', '529.982|'],
  ['|52998', '|529.98'],
])('%s becomes %s', (before, after) => {
  const input = typed(before);
  formatInPlace(input, formatDocument);
  const caret = input.selectionStart ?? 0;
  expect(`${input.value.slice(0, caret)}|${input.value.slice(caret)}`).toBe(after);
});
