import { chakra } from '@chakra-ui/react/styled-system';
import { useWatch } from 'react-hook-form';

import { Checkbox } from '../kit/form/Checkbox';
import { Field } from '../kit/form/Field';
import { IconButton } from '../kit/form/IconButton';
import { TextInput } from '../kit/form/TextInput';
import { visuallyHidden } from '../theme/type';
import type { ProjectFormApi } from './formTypes';
import { stageName } from './labels';

const Root = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '2',
    padding: '8px 0',
    borderBottom: '1px solid',
    borderColor: 'hairline',
    // The whole square beside the name takes the click.
    '& > label': {
      position: 'relative',
      display: 'grid',
      alignItems: 'center',
      height: '44px',
      cursor: 'pointer',
    },
    '& > div > label': visuallyHidden,
    '& > button': { alignSelf: 'start', marginTop: { base: 0, md: '2px' } },
  },
});

interface StageRowProps {
  form: ProjectFormApi;
  /** From 0. */
  index: number;
  onRemove: () => void;
}

/** One stage in the form. */
export function StageRow({ form, index, onRemove }: StageRowProps) {
  const { control, register, setValue, formState } = form;
  const name = useWatch({ control, name: `stages.${index}.name` });
  const place = (index + 1).toString();
  const completed = register(`stages.${index}.completed`, {
    onChange: (event: { target: HTMLInputElement }) => {
      const completedAt = event.target.checked ? new Date().toISOString() : null;
      setValue(`stages.${index}.completedAt`, completedAt, { shouldDirty: true });
    },
  });
  return (
    <Root>
      <label>
        <Checkbox {...completed} />
        <span className="of-hidden">Etapa {place} concluída</span>
      </label>
      <Field
        label={`Nome da etapa ${place}`}
        required
        error={formState.errors.stages?.[index]?.name?.message}
      >
        <TextInput autoComplete="off" {...register(`stages.${index}.name`)} />
      </Field>
      <IconButton
        icon="trash"
        label={`Remover a etapa ${stageName({ name }, index)}`}
        onClick={onRemove}
      />
    </Root>
  );
}
