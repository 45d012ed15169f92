import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';

import { newStage } from '../../features/projects/projectForm';
import { newId } from '../../features/shared/ids';
import { Button } from '../kit/form/Button';
import { serif } from '../theme/type';
import type { FormOf } from '../records/useModalForm';
import type { ProjectFormValues, ProjectFormOutput } from '../../features/projects/projectForm';
import { StageRow } from './StageRow';

const Root = chakra('section', { base: { marginTop: '6' } });
const Title = chakra('h3', { base: { ...serif, fontSize: 'small' } });
const Empty = chakra('p', { base: { color: 'muted', fontSize: 'label' } });
const List = chakra('ul', {
  base: { marginTop: '2', borderTop: '1px solid', borderColor: 'lineStrong' },
});

/** The stages in a project's form: add, rename, remove, mark complete. */
export function StagesField({ form }: { form: FormOf<ProjectFormValues, ProjectFormOutput> }) {
  const titleId = useId();
  const addRef = useRef<HTMLButtonElement>(null);
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: 'stages',
    // The default key `id` would clash with the stage's own `id`.
    keyName: 'key',
  });
  return (
    <Root aria-labelledby={titleId}>
      <Title id={titleId}>Etapas</Title>
      {fields.length === 0 ? (
        <Empty>Nenhuma etapa ainda.</Empty>
      ) : (
        <List>
          {fields.map(({ key }, index) => (
            <StageRow
              key={key}
              form={form}
              index={index}
              onRemove={() => {
                remove(index);
                // The focused button is gone.
                addRef.current?.focus();
              }}
            />
          ))}
        </List>
      )}
      <Button
        ref={addRef}
        variant="outline"
        size="sm"
        icon="plus"
        marginTop="4"
        onClick={() => {
          append(newStage(newId()), { focusName: `stages.${fields.length}.name` });
        }}
      >
        Adicionar Etapa
      </Button>
    </Root>
  );
}
