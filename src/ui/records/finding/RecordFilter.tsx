import { useMemo, useState } from 'react';
import { Combobox } from '../../kit/form/Combobox';
import type { RecordOffer, RecordValues } from '../list';
import { useChoices } from '../useChoices';

const NOTHING: readonly never[] = [];
const NO_OFFER: Pick<RecordOffer, 'choices'> = { choices: () => NOTHING };

export interface RecordFilterProps {
  label: string;
  /** The text that is shown while nothing is chosen. */
  all: string;
  records: RecordValues;
  /** The chosen id; '' where nothing is chosen. */
  value: string;
  /** The name of the chosen record. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** A filter in which the user chooses a record by typing. */
export default function RecordFilter({
  label,
  all,
  records: { offer, none },
  value,
  chosen,
  onChoose,
}: RecordFilterProps) {
  // The choices are made only when the user opens the field, because there may be thousands and most visits do not
  // filter.
  const [isAsked, setAsked] = useState(false);
  const offered = useChoices(isAsked ? offer : NO_OFFER);
  const choices = useMemo(() => (none ? [none, ...offered] : offered), [none, offered]);
  return (
    <Combobox
      filters={label}
      placeholder={all}
      choices={choices}
      value={value}
      otherwise={chosen}
      onFocus={() => setAsked(true)}
      onChange={onChoose}
    />
  );
}
