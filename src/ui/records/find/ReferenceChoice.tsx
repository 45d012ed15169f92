import type { EntityName } from '../../../features/workspace/entities';
import { workspaceActions } from '../../../features/workspace/workspaceSlice';
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
  choices: readonly Choice[];
  /** There may be thousands, and a list is looked at more often than it is filtered by them. */
  onAsked: () => void;
}

/** The choice of a record whose rows are shown, found by typing. */
export function ReferenceChoice({
  entity,
  facet,
  label,
  all,
  value,
  chosen,
  choices,
  onAsked,
}: Props) {
  const dispatch = useAppDispatch();
  return (
    <Combobox
      filters={label}
      placeholder={all}
      choices={choices}
      value={value}
      otherwise={chosen}
      onFocus={onAsked}
      onChange={(id) => {
        dispatch(workspaceActions.facetsChosen({ entity, facets: { [facet]: id || null } }));
      }}
    />
  );
}
