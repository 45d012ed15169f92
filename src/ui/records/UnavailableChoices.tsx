import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';

import { Button } from '../kit/form/Button';
import type { Choice } from '../kit/form/choices';
import { Combobox } from '../kit/form/Combobox';
import { Field } from '../kit/form/Field';
import { Fold } from '../kit/form/Fold';

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'stretch', md: 'flex-end' },
    gap: '3',
  },
});

interface UnavailableChoicesProps {
  /** The visible summary of the fold: 'Mudar o status de outro projeto'. */
  summary: string;
  /** The label of the select inside: 'Outro Projeto'. */
  label: string;
  /** The records that cannot be chosen in the field above yet; at least one. */
  choices: readonly Choice[];
  action: string;
  /** Whether the fold is open at first, because the field above offers no choice. */
  open: boolean;
  /** The id of the record that is selected at first; by default that of the first one. */
  initial?: string | undefined;
  onChoose: (id: string) => void;
}

/** A fold under a reference field, for records that must be changed before they can be chosen in the field. */
export function UnavailableChoices({
  summary,
  label,
  choices,
  action,
  open,
  initial: at = '',
  onChoose: onGo,
}: UnavailableChoicesProps) {
  const [id, setId] = useState(at);
  // If the selected record is no longer available, the first one is selected instead.
  const chosen = choices.some(({ value }) => value === id) ? id : (choices[0]?.value ?? '');
  return (
    <Fold summary={summary} open={open} ruled={false}>
      <Row>
        <Field label={label}>
          <Combobox choices={choices} value={chosen} onChange={setId} />
        </Field>
        <Button variant="outline" flexShrink={0} onClick={() => onGo(chosen)}>
          {action}
        </Button>
      </Row>
    </Fold>
  );
}
