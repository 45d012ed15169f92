import { HStack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button, IconButton } from '../ui/kit/form/Button';
import { Checkbox, type CheckboxProps } from '../ui/kit/form/Checkbox';
import { ColorSchemeToggle } from './ColorSchemeToggle';
import { Field, FormGrid } from '../ui/kit/form/Field';
import { SelectField, TextField } from '../ui/kit/form/FormFields';
import { AmountInput, NumberInput } from '../ui/kit/form/NumberInput';
import { PasswordInput } from '../ui/kit/form/PasswordInput';
import { LOADING_TEXT, Options, Select } from '../ui/kit/form/Select';
import { DateInput, TextArea, TextInput } from '../ui/kit/form/TextInput';
import { LONG_TEXT, LONG_WORD, Room, type State } from './Room';

const KINDS = [
  { variant: 'solid' },
  { variant: 'outline' },
  { variant: 'surface' },
  { colorPalette: 'red' },
] as const;

const BUTTON_STATES = [
  { children: 'Novo', icon: 'plus' },
  { children: 'Inativo', disabled: true },
  { children: 'Salvar', loading: true },
  { children: 'Sair', size: 'sm' },
  { children: 'COMEÇAR', size: 'lg' },
  { children: LONG_TEXT },
] as const;

interface ControlState {
  disabled?: boolean;
  readOnly?: boolean;
}

const CONTROLS = {
  TextInput: (state: ControlState) => <TextInput defaultValue={LONG_WORD} {...state} />,
  NumberInput: (state: ControlState) => <NumberInput defaultValue="12" {...state} />,
  AmountInput: (state: ControlState) => <AmountInput defaultValue="1234.50" {...state} />,
  DateInput: (state: ControlState) => <DateInput defaultValue="2026-11-20" {...state} />,
  PasswordInput: (state: ControlState) => <PasswordInput defaultValue="segredo" {...state} />,
  TextArea: (state: ControlState) => <TextArea defaultValue={LONG_TEXT.repeat(3)} {...state} />,
  Select: ({ disabled }: ControlState) => (
    <Select disabled={disabled ?? false}>
      <option>{LONG_TEXT}</option>
    </Select>
  ),
};

const FIELD_STATES = {
  default: [{}, {}],
  'required, hint': [{ required: true, hint: LONG_TEXT }, {}],
  invalid: [{ required: true, error: LONG_TEXT }, {}],
  'disabled, loading': [{ hint: LOADING_TEXT }, { disabled: true }],
  locked: [{}, { readOnly: true }],
} as const;

const fields = Object.entries(CONTROLS).flatMap(([part, control]) =>
  Object.entries(FIELD_STATES).map(([state, [field, props]]): State => [
    `${part}, ${state}`,
    <Field key={part} label="Nome" {...field}>
      {control(props)}
    </Field>,
  ]),
);

function Tick(props: Partial<CheckboxProps>) {
  const [checked, setChecked] = useState(props.note !== undefined);
  return (
    <Checkbox {...props} checked={checked} onToggle={setChecked}>
      {LONG_WORD}
    </Checkbox>
  );
}

const buttons = KINDS.map((kind): State => [
  `Button, ${Object.values(kind).join()}`,
  <HStack key="buttons" wrap="wrap">
    {BUTTON_STATES.map((state) => (
      <Button key={state.children} {...kind} {...state} />
    ))}
  </HStack>,
]);

const states = {
  ...Object.fromEntries([...buttons, ...fields]),
  'TextInput, empty, label only heard': (
    <Field label="Busca" labels="hidden">
      <TextInput placeholder="Nome ou empresa" />
    </Field>
  ),
  "NumberInput, in a table's row": (
    <Field label="Quantidade" labels="inTable" required error={LONG_TEXT}>
      <NumberInput />
    </Field>
  ),
  'IconButton; disabled; ColorSchemeToggle': (
    <>
      <IconButton icon="pencil" label="Editar" />
      <IconButton icon="trash" label="Excluir" disabled />
      <ColorSchemeToggle />
    </>
  ),
  'Checkbox, off': <Tick />,
  'Checkbox, on, with a note': <Tick note="20/11/2026" />,
  'Checkbox, label only heard': <Tick hideLabel />,
};

const grid = (
  <FormGrid>
    {[false, true, true].map((half, index) => (
      <Field key={index} label={LONG_TEXT} half={half}>
        <TextInput />
      </Field>
    ))}
  </FormGrid>
);

function FormFields() {
  const form = useForm({ defaultValues: { name: LONG_WORD, notes: LONG_TEXT, kind: LONG_TEXT } });
  return (
    <FormGrid>
      <TextField form={form} name="name" label="Nome" required />
      <TextField form={form} name="notes" label="Observações" isLong />
      <SelectField form={form} name="kind" label="Tipo">
        <Options of={[LONG_TEXT, LONG_WORD]} none="Nenhum" />
      </SelectField>
    </FormGrid>
  );
}

const wide = { FormGrid: grid, 'TextField, SelectField': <FormFields /> };

export const FormRoom = () => <Room name="form" states={states} wide={wide} />;
