import { useState } from 'react';

import type { EntityName } from '../../../features/entities/entities';
import { findingActions } from '../../../features/finding/findingSlice';
import { useAppDispatch } from '../../../store/hooks';
import type { Choice } from '../../kit/form/choices';
import { Combobox } from '../../kit/form/Combobox';

export interface ReferenceChoiceProps {
  entity: EntityName;
  facet: string;
  label: string;
  /** What it says while none is chosen. */
  all: string;
  /** Which one is chosen; '' for none. */
  value: string;
  /** Its name. */
  chosen: string;
}

interface Props extends ReferenceChoiceProps {
  /**
   * All that may be chosen. Until they are asked for none are needed: there may be thousands, and a list is looked
   * at more often than it is filtered by them.
   */
  useChoices: (isAsked: boolean) => readonly Choice[];
}

/** The choice of a record whose rows are shown, found by typing. */
export function ReferenceChoice({ entity, facet, label, all, value, chosen, useChoices }: Props) {
  const dispatch = useAppDispatch();
  const [isAsked, setAsked] = useState(false);
  return (
    <Combobox
      filters={label}
      placeholder={all}
      choices={useChoices(isAsked)}
      value={value}
      otherwise={chosen}
      onFocus={() => {
        setAsked(true);
      }}
      onChange={(id) => {
        dispatch(findingActions.facetsChosen({ entity, facets: { [facet]: id || null } }));
      }}
    />
  );
}
