import { ANSWER_WAYS, type AnswerWay } from '../../features/quotes/quoteDetails';
import { toAnswerWay, type ToldAnswer } from '../../features/quotes/toldAnswer';
import { Field, FormGrid } from '../kit/form/Field';
import { RadioGroup } from '../kit/form/RadioGroup';
import { Select } from '../kit/form/Select';
import { DateInput, TextInput } from '../kit/form/TextInput';

const wayLabel: Record<AnswerWay, string> = {
  whatsapp: 'WhatsApp',
  phone: 'Telefone',
  email: 'Email',
  inPerson: 'Pessoalmente',
};

const DECISIONS = [
  { value: 'approved', label: 'Aprovou' },
  { value: 'rejected', label: 'Recusou' },
];

interface Props {
  told: ToldAnswer;
  /** The errors by field; none before the first attempt. */
  problems: Partial<Record<'by' | 'on', string>>;
  onChange: (told: ToldAnswer) => void;
}

/** The fields of an answer without a code: yes or no, who, when, how. */
export function ToldAnswerFields({ told, problems, onChange }: Props) {
  const change = (changes: Partial<ToldAnswer>) => {
    onChange({ ...told, ...changes });
  };
  return (
    <FormGrid>
      <Field label="Quem respondeu" required error={problems.by}>
        <TextInput
          name="by"
          value={told.by}
          onChange={(event) => {
            change({ by: event.target.value });
          }}
        />
      </Field>
      <Field label="Quando" required half error={problems.on}>
        <DateInput
          value={told.on}
          onChange={(event) => {
            change({ on: event.target.value });
          }}
        />
      </Field>
      <Field label="Como" half>
        <Select
          value={told.how}
          onChange={(event) => {
            change({ how: toAnswerWay(event.target.value) });
          }}
        >
          {ANSWER_WAYS.map((way) => (
            <option key={way} value={way}>
              {wayLabel[way]}
            </option>
          ))}
        </Select>
      </Field>
      <RadioGroup
        label="Resposta"
        tiles
        value={told.decision}
        choices={DECISIONS}
        onChange={(decision) => {
          change({ decision: decision === 'rejected' ? 'rejected' : 'approved' });
        }}
      />
      {told.decision === 'rejected' && (
        <Field label="Motivo" hint="Opcional.">
          <TextInput
            value={told.reason}
            onChange={(event) => {
              change({ reason: event.target.value });
            }}
          />
        </Field>
      )}
    </FormGrid>
  );
}
