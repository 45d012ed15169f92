import { useState } from 'react';
import type { Choice } from '../ui/kit/form/choices';
import { Combobox } from '../ui/kit/form/Combobox';
import { Field } from '../ui/kit/form/Field';
import { FilterSelect } from '../ui/kit/form/FilterSelect';
import { Fold } from '../ui/kit/form/Fold';
import { FormattedInput } from '../ui/kit/form/FormattedInput';
import { RadioGroup } from '../ui/kit/form/RadioGroup';
import { SearchInput } from '../ui/kit/form/SearchInput';
import { SettingsGroup } from '../ui/kit/form/SettingsGroup';
import { SuggestInput } from '../ui/kit/form/SuggestInput';
import { TextInput } from '../ui/kit/form/TextInput';
import { IndexStrip } from '../ui/kit/list/IndexStrip';
import { LONG_TEXT, LONG_WORD, Room } from './Room';

const CHOICES: readonly Choice[] = [
  { value: 'a', label: 'Padaria Estrela' },
  { value: 'b', label: LONG_WORD },
];

/** Radio buttons have a few fixed words. */
const WORDS = [
  { value: 'a', label: 'Automático' },
  { value: 'b', label: 'Claro', note: 'de dia' },
];

function Chosen({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return <Combobox choices={CHOICES} value={value} onChange={setValue} placeholder="Escolha" />;
}

function Filter({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return (
    <FilterSelect
      label="Cliente"
      value={value}
      onChange={({ target }) => setValue(target.value)}
      onClear={() => setValue('')}
    >
      <option value="">Todos os clientes</option>
      {CHOICES.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </FilterSelect>
  );
}

function Radios({ label, tiles }: { label: string; tiles: boolean }) {
  const [value, setValue] = useState('a');
  return (
    <RadioGroup label={label} value={value} choices={WORDS} onChange={setValue} tiles={tiles} />
  );
}

/** A field that suggests options while the user types. */
function Suggest() {
  const [value, setValue] = useState(LONG_WORD);
  return (
    <SuggestInput
      name="item"
      value={value}
      onChange={setValue}
      onBlur={() => undefined}
      ref={null}
      title="De orçamentos anteriores"
      suggest={() => CHOICES}
      onChoose={({ label }) => setValue(label)}
    >
      {({ label }) => label}
    </SuggestInput>
  );
}

function Search() {
  const [value, setValue] = useState('');
  return <SearchInput label="Buscar nos orçamentos" value={value} onChange={setValue} />;
}

function Strip({ label }: { label: string }) {
  const [active, setActive] = useState('Todos');
  const tabs = ['Todos', 'Proposta', 'Aprovado'].map((each, count) => ({
    key: each,
    label: each,
    count,
    isActive: each === active,
    onPress: () => setActive(each),
  }));
  return <IndexStrip label={label} tabs={tabs} />;
}

const states = {
  'Combobox, empty': (
    <Field label="Cliente">
      <Chosen start="" />
    </Field>
  ),
  'Combobox, chosen, invalid': (
    <Field label="Cliente" required error={LONG_TEXT}>
      <Chosen start="b" />
    </Field>
  ),
  'FilterSelect, for all': <Filter start="" />,
  'FilterSelect, set': <Filter start="b" />,
  FormattedInput: (
    <Field label="CPF">
      <FormattedInput format={(typed) => typed.replace(/\D/g, '')} />
    </Field>
  ),
  SearchInput: <Search />,
  SuggestInput: (
    <Field label="Nome">
      <Suggest />
    </Field>
  ),
  'Fold, closed': <Fold summary={LONG_TEXT}>{LONG_TEXT}</Fold>,
  'Fold, something wrong in it': (
    <Fold summary="Dados para o orçamento" open>
      <Field label="CPF" error={LONG_TEXT}>
        <TextInput />
      </Field>
    </Fold>
  ),
  'RadioGroup, lines': <Radios label="Aparência" tiles={false} />,
  'RadioGroup, tiles': <Radios label="Tipo de chave" tiles />,
};

const wide = {
  IndexStrip: <Strip label="Status" />,
  SettingsGroup: (
    <SettingsGroup title="Dados profissionais" lead={LONG_TEXT}>
      <Field label="Nome">
        <TextInput />
      </Field>
    </SettingsGroup>
  ),
};

/** Controls to choose, search and filter. */
export const ChoiceRoom = () => <Room name="form, choices" states={states} wide={wide} />;
