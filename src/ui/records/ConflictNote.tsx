import { chakra } from '@chakra-ui/react/styled-system';

import type { EntityName } from '../../features/entities/entities';
import { Icon } from '../kit/art/Icon';
import { Button } from '../kit/form/Button';
import { fieldNames, noun } from './nouns';

const Root = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    padding: { base: '12px 16px', md: '16px 28px' },
    color: 'yellowInk',
    background: 'yellowSoft',
    fontSize: 'control',
  },
});

const Choices = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '3' },
});

interface ConflictNoteProps {
  entity: EntityName;
  /** Those that were changed here and elsewhere. */
  fields: readonly string[];
  onSettle: (keep: 'typed' | 'stored') => void;
}

/** Under the head of an open form: what was changed elsewhere, too, and which of the two shall be. */
export function ConflictNote({ entity, fields, onSettle }: ConflictNoteProps) {
  return (
    <Root role="alert">
      <Icon name="alert" />
      <div>
        <strong>{`Este ${noun[entity]} também foi alterado em outra aba ou em outro aparelho.`}</strong>
        <p>{`Campos alterados nos dois lugares: ${fieldNames(fields)}. O que deve valer?`}</p>
        <Choices>
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              onSettle('typed');
            }}
          >
            Manter o que digitei
          </Button>
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              onSettle('stored');
            }}
          >
            Usar o que está salvo
          </Button>
        </Choices>
      </div>
    </Root>
  );
}
