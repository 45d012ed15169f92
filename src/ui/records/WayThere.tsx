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

interface WayThereProps {
  /** What can be done: 'Mudar o status de outro projeto'. */
  summary: string;
  /** What is chosen here: 'Outro Projeto'. */
  label: string;
  /** The records that cannot be chosen above as they are; at least one. */
  choices: readonly Choice[];
  action: string;
  /** Open at once: there is nothing to choose above. */
  open: boolean;
  /** The one that is chosen as it opens; the first one unless told. */
  at?: string | undefined;
  onGo: (id: string) => void;
}

/** Under a choice: to the record that is not among what can be chosen, and has to change first. */
export function WayThere({ summary, label, choices, action, open, at = '', onGo }: WayThereProps) {
  const [id, setId] = useState(at);
  // One that is no longer among them is not what the field shows.
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
