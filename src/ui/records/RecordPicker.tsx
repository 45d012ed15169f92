/** The fields of a form in which the user chooses a record of another list. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type Ref } from 'react';
import { Button } from '../kit/form/Button';
import { Combobox, type CreateOption } from '../kit/form/Combobox';
import { Field } from '../kit/form/Field';
import { Fold } from '../kit/form/Fold';
import { LOADING_TEXT, Select } from '../kit/form/Select';
import type { RecordOffer } from './list';
import { useChoices } from './useChoices';
import { useIsLoaded } from './useLookup';

/** The result of react-hook-form's `useController` for a field whose value is an id; '' where nothing is chosen. */
export interface ReferenceControl {
  field: {
    name: string;
    value: string;
    onChange: (id: string) => void;
    onBlur: () => void;
    ref: Ref<HTMLInputElement>;
  };
  fieldState: { error?: { message?: string } };
}

interface RecordPickerProps {
  label: string;
  half?: boolean;
  /** Whether a choice is required; true by default. */
  required?: boolean;
  reference: ReferenceControl;
  offer: RecordOffer;
  /** The placeholder: 'Selecione um cliente'. */
  placeholder: string;
  /**
   * The text for an id that is not offered, such as that of a deleted record. Without it, such an id is shown as no
   * choice.
   */
  otherwise?: string;
  /** Offers the creation of a missing record from this field. */
  creating?: CreateOption;
  /** The text that says what to do where no record is offered. */
  none: string;
  /** The text that says why some records are not offered; undefined if all are. */
  some?: string | undefined;
  /** A button below the field that creates the first record; false if there are records. */
  createButton?: { label: string; onPress: () => void } | false;
}

/** A field in which the user chooses another record. */
export function RecordPicker({
  label,
  half = false,
  required = true,
  reference: { field, fieldState },
  offer,
  placeholder,
  otherwise = '',
  creating,
  none,
  some,
  createButton = false,
}: RecordPickerProps) {
  const choices = useChoices(offer);
  const isLoaded = useIsLoaded(offer.entity);
  return (
    <Field
      label={label}
      required={required}
      half={half}
      error={fieldState.error?.message}
      hint={!isLoaded ? LOADING_TEXT : choices.length === 0 ? none : some}
      below={
        createButton && (
          <Button
            variant="outline"
            size="sm"
            icon="plus"
            alignSelf="start"
            marginTop="2"
            onClick={createButton.onPress}
          >
            {createButton.label}
          </Button>
        )
      }
    >
      <Combobox
        {...field}
        choices={choices}
        placeholder={placeholder}
        otherwise={otherwise === '' || isLoaded ? otherwise : LOADING_TEXT}
        creating={creating}
      />
    </Field>
  );
}

interface LockedRecordProps {
  label: string;
  /** The text that says why the record cannot be changed. */
  hint?: string;
  /** The name of the chosen record, or the text for a deleted record; null while the name is unknown. */
  text: string | null;
}

/** A record that cannot be changed, or not yet. It is shown even if it was deleted. */
export function LockedRecord({ label, hint, text }: LockedRecordProps) {
  return (
    <Field label={label} hint={hint}>
      <Select disabled>
        <option>{text ?? LOADING_TEXT}</option>
      </Select>
    </Field>
  );
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'stretch', md: 'flex-end' },
    gap: '3',
  },
});

interface OtherRecordsProps {
  /** The visible summary of the fold: 'Receber de um projeto que não está em andamento'. */
  summary: string;
  /** The label of the select inside: 'Outro Projeto'. */
  label: string;
  /** The records that the picker above does not offer yet. */
  offer: RecordOffer;
  action: string;
  /** Whether the fold is open at first, because the picker above offers nothing. */
  open: boolean;
  /** The id of the record that is selected at first; by default that of the first one. */
  initial?: string | undefined;
  onChoose: (id: string) => void;
}

/** A fold under a picker, for records that must be changed before the picker offers them. */
export function OtherRecords({
  summary,
  label,
  offer,
  action,
  open,
  initial,
  onChoose,
}: OtherRecordsProps) {
  const choices = useChoices(offer);
  const isLoaded = useIsLoaded(offer.entity);
  const [picked, setPicked] = useState(initial);
  const [first] = choices;
  if (!isLoaded || !first) return null;
  // If the selected record is no longer offered, the first one is selected instead.
  const { value: chosen } = choices.find(({ value }) => value === picked) ?? first;
  return (
    <Fold summary={summary} open={open} ruled={false}>
      <Row>
        <Field label={label}>
          <Combobox choices={choices} value={chosen} onChange={setPicked} />
        </Field>
        <Button variant="outline" flexShrink={0} onClick={() => onChoose(chosen)}>
          {action}
        </Button>
      </Row>
    </Fold>
  );
}
