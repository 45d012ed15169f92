import { useState } from 'react';

import type { EntityName } from '../../../features/app/entities/entities';
import { findingActions } from '../../../features/app/finding/findingSlice';
import { useAppDispatch } from '../../../store/hooks';
import type { Choice } from '../../kit/form/choices';
import { Combobox } from '../../kit/form/Combobox';

export interface ReferenceChoiceProps {
  entity: EntityName;
  facet: string;
  label: string;
  /** The text that is shown while nothing is chosen. */
  all: string;
  /** The chosen id; '' where nothing is chosen. */
  value: string;
  /** The name of the chosen record. */
  chosen: string;
}

interface Props extends ReferenceChoiceProps {
  /**
   * Returns the choices. They are computed only when the user opens the field (`isAsked`), because there may be
   * thousands and most visits do not filter.
   */
  useChoices: (isAsked: boolean) => readonly Choice[];
}

/** A filter in which the user chooses a record by typing. */
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
      onFocus={() => setAsked(true)}
      onChange={(id) =>
        dispatch(findingActions.facetsChosen({ entity, facets: { [facet]: id || null } }))
      }
    />
  );
}
