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
  /** The summary: 'Mudar o status de outro projeto'. */
  summary: string;
  /** The label of the choice: 'Outro Projeto'. */
  label: string;
  /** The records that cannot be chosen above yet; at least one. */
  choices: readonly Choice[];
  action: string;
  /** Whether it is open at first, because there is nothing to choose above. */
  open: boolean;
  /** The record that is chosen first; the first one by default. */
  initial?: string | undefined;
  onChoose: (id: string) => void;
}

/** A fold under a reference field. It leads to a record that must be changed before it can be chosen. */
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
  // A choice that is no longer available is not shown as chosen.
  const chosen = choices.some(({ value }) => value === id) ? id : (choices[0]?.value ?? '');
  return (
    <Fold summary={summary} open={open} ruled={false}>
      <Row>
        <Field label={label}>
          <Combobox choices={choices} value={chosen} onChange={setId} />
        </Field>
        <Button
          variant="outline"
          flexShrink={0}
          onClick={() => {
            onGo(chosen);
          }}
        >
          {action}
        </Button>
      </Row>
    </Fold>
  );
}
