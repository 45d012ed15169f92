import { chakra } from '@chakra-ui/react/styled-system';
import { useController, useWatch } from 'react-hook-form';

import { Checkbox } from '../kit/form/Checkbox';
import { Field } from '../kit/form/Field';
import { IconButton } from '../kit/form/IconButton';
import { TextInput } from '../kit/form/TextInput';
import type { FormOf } from '../records/useModalForm';
import type { ProjectFormValues, ProjectFormOutput } from '../../features/projects/projectForm';
import { stageName } from './projectTexts';

const Root = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '2',
    padding: '8px 0',
    borderBottom: '1px solid',
    borderColor: 'hairline',
  },
});

interface StageRowProps {
  form: FormOf<ProjectFormValues, ProjectFormOutput>;
  /** Counts from 0. */
  index: number;
  onRemove: () => void;
}

/** A stage in the form. */
export function StageRow({ form, index, onRemove }: StageRowProps) {
  const { control, register, setValue, formState } = form;
  const name = useWatch({ control, name: `stages.${index}.name` });
  const place = (index + 1).toString();
  const completed = useController({ control, name: `stages.${index}.completed` }).field;
  const { value, onChange, ...field } = completed;
  return (
    <Root>
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
        marginTop={{ base: 0, md: '2px' }}
        onClick={onRemove}
      />
    </Root>
  );
}
