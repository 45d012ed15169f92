import { memo } from 'react';

export interface Choice {
  value: string;
  label: string;
}

/** The options of a `Select`. There may be thousands, and a form is rendered often. */
export const Options = memo(function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
});
