import { memo } from 'react';

import type { Choice } from '../kit/form/choices';

/** The options of a `Select`. There may be thousands, and a form is rendered often. */
export const Options = memo(function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
});
