/** The fields for the stages in a project's form. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useController, useWatch, useFieldArray } from 'react-hook-form';
import { useId, useRef } from 'react';
import {
  newStage,
  type ProjectFormValues,
  type ProjectFormOutput,
} from '../../../features/business/projects/projectForm';
import { newId } from '../../../features/shared/ids';
import { Button, IconButton } from '../../kit/form/Button';
import { Checkbox } from '../../kit/form/Checkbox';
import { Field } from '../../kit/form/Field';
import { TextInput } from '../../kit/form/TextInput';
import type { FormOf } from '../../records/useModalForm';
import { stageName } from '../../records/texts/projectTexts';

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '2',
    paddingBlock: '2',
    borderBottom: 'hairline',
  },
});

interface StageRowProps {
  form: FormOf<ProjectFormValues, ProjectFormOutput>;
  /** The index of the stage, counted from 0. */
  index: number;
  onRemove: () => void;
}

function StageRow({ form, index, onRemove }: StageRowProps) {
  const { control, register, setValue, formState } = form;
  const name = useWatch({ control, name: `stages.${index}.name` });
  const place = (index + 1).toString();
  const completed = useController({ control, name: `stages.${index}.completed` }).field;
  const { value, onChange, ...field } = completed;
  return (
    <Line>
      <Checkbox
        {...field}
        checked={value}
        hideLabel
        onToggle={(checked) => {
          onChange(checked);
          const completedAt = checked ? new Date().toISOString() : null;
          setValue(`stages.${index}.completedAt`, completedAt, { shouldDirty: true });
        }}
      >
        Etapa {place} concluída
      </Checkbox>
      <Field
        label={`Nome da etapa ${place}`}
        required
        labels="hidden"
        half
        error={formState.errors.stages?.[index]?.name?.message}
      >
        <TextInput autoComplete="off" {...register(`stages.${index}.name`)} />
      </Field>
      <IconButton
        icon="trash"
        label={`Remover a etapa ${stageName({ name }, index)}`}
        marginTop={{ base: 0, md: '0.5' }}
        onClick={onRemove}
      />
    </Line>
  );
}

const Root = chakra('section', { base: { marginTop: '6' } });
const Title = chakra('h3', { base: { textStyle: 'title', fontSize: 'small' } });
const Empty = chakra('p', { base: { color: 'muted', fontSize: 'label' } });
const List = chakra('ul', {
  base: { marginTop: '2', borderTop: 'strong' },
});

/** The stages in a project's form. The user can add, rename and remove stages, and mark them complete. */
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
                // The focused button has disappeared, so the focus moves to the button that adds a stage.
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
        onClick={() => append(newStage(newId()), { focusName: `stages.${fields.length}.name` })}
      >
        Adicionar Etapa
      </Button>
    </Root>
  );
}
