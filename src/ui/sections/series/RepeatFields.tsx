/** The fields 'Repete' and 'Até', in the form of a payment and in that of an expense. */
import { chakra } from '@chakra-ui/react/styled-system';
import { get, useController, useWatch, type FieldError, type UseFormReturn } from 'react-hook-form';
import {
  firstNumber,
  repeatSchema,
  RULE_NAMES,
  ruleTerms,
  type Repeat,
  type RepeatValues,
} from '../../../features/business/series/repeatForm';
import { selectFindSeries } from '../../../features/business/series/seriesMembers';
import { emptySeriesRow, seriesNumberId } from '../../../features/business/series/seriesRow';
import { firstDueFrom, seriesOfRows } from '../../../features/business/series/series';
import { seriesActions, seriesSelectors } from '../../../features/business/series/seriesSlice';
import { isDay, type Day } from '../../../features/shared/days';
import { useAppSelector } from '../../../store/hooks';
import { Checkbox } from '../../kit/form/Checkbox';
import { Field } from '../../kit/form/Field';
import { NumberInput } from '../../kit/form/NumberInput';
import { Options, Select } from '../../kit/form/Select';
import { DateInput } from '../../kit/form/TextInput';
import { useToday } from '../../kit/hooks/useToday';
import { formatShortDay } from '../../kit/text/format';
import { ruleLabel, selectRepeat } from './seriesTexts';

/** The request to store a series that begins with a record; null if the record does not repeat. */
export function startSeries(id: string, ...given: Parameters<typeof firstNumber>) {
  const changes = firstNumber(...given);
  return changes && seriesActions.saveRequested({ id: seriesNumberId(id, 1), changes });
}

/** 'Repete' and 'Até' stand side by side, whatever stands before them. */
const Lines = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '5',
    rowGap: '6',
  },
});

const Line = chakra('div', {
  base: { gridColumn: '1 / -1', marginTop: '-5', fontSize: 'label', color: 'muted' },
});

interface NextDaysProps {
  repeat: Repeat;
  firstDay: Day;
  /** The number of the record in its series. */
  number: number;
}

/** The days on which it comes again: 'Depois: 31/01, 28/02, 31/03. Cada um espera o seu sim.' */
function NextDays({ repeat, firstDay, number }: NextDaysProps) {
  const today = useToday();
  const terms = ruleTerms(repeat, firstDay);
  if (!terms) return null;
  const row = {
    ...emptySeriesRow,
    ...terms,
    kind: 'payment' as const,
    id: seriesNumberId('', number),
  };
  const [series] = seriesOfRows([{ ...row, createdAt: '', updatedAt: '' }]);
  const own = series ? firstDueFrom(series, terms.startsOn, 4) : [];
  // The record itself may be among them.
  const others = own.filter((each) => each.number > number).slice(0, 3);
  const days = others.map(({ due }) => due);
  const isClipped = days.some((day) => Number(day.slice(8)) < terms.anchorDay);
  const isShort = terms.unit === 'month' && terms.anchorDay > 28 && !terms.shift && isClipped;
  return (
    <>
      {days.length === 0
        ? 'Nada se repete até lá.'
        : `Depois: ${days.map((day) => formatShortDay(day, today)).join(', ')}. `}
      {isShort && terms.anchorDay < 31 && 'Em mês mais curto, vale o último dia. '}
      {days.length > 0 && 'Cada um espera o seu sim.'}
    </>
  );
}

/** The form as these fields see it. */
type RepeatForm = UseFormReturn<{ repeat?: RepeatValues | undefined }>;

interface RepeatFieldsProps<Form> {
  form: Form;
  /** The id of the record. If it belongs to a series already, that is said instead. */
  id: string;
  /** The day of the record, from which the others follow. */
  firstDay: Day;
  /** The number of the record in its series, from which the times that are left are counted. */
  number?: number;
}

/** 'Repete': how often the record comes again, and until when. */
export function RepeatFields({ form: any, id, firstDay, number = 1 }: RepeatFieldsProps<object>) {
  const form = any as RepeatForm; // cast: every form that has these fields has them under this name
  const isMember = useAppSelector((root) => selectFindSeries(root)(id) !== null);
  const membership = useAppSelector(selectRepeat)(id);
  const isKnown = useAppSelector(seriesSelectors.selectIsLoaded);
  const repeat = useWatch({ control: form.control, name: 'repeat' });
  const shift = useController({ control: form.control, name: 'repeat.shift' }).field;
  if (membership && !membership.hasEnded)
    return (
      <Line marginTop="0">{`Repete: ${membership.word}. O que você mudar aqui vale só para este.`}</Line>
    );
  if (isMember || !isKnown || !repeat) return null;
  const { errors } = form.formState;
  const errorOf = (name: keyof RepeatValues) =>
    get<typeof errors, FieldError | undefined>(errors, `repeat.${name}`)?.message;
  const { repeats, ends } = repeat;
  const checked = repeatSchema.safeParse(repeat);
  return (
    <Lines>
      <Field label="Repete" half error={errorOf('repeats')}>
        <Select {...form.register('repeat.repeats')}>
          <Options of={RULE_NAMES} label={(rule) => ruleLabel[rule]} none="Não repete" />
        </Select>
      </Field>
      {repeats !== '' && (
        <>
          <Field label="Até" half>
            <Select {...form.register('repeat.ends')}>
              <option value="">Sem fim</option>
              <option value="day">Escolher o dia</option>
              <option value="times">Por um número de vezes</option>
            </Select>
          </Field>
          {ends === 'day' && (
            <Field label="Último dia" half error={errorOf('until')}>
              <DateInput {...form.register('repeat.until')} />
            </Field>
          )}
          {ends === 'times' && (
            <Field label="Quantas vezes, ao todo" half error={errorOf('times')}>
              <NumberInput step="1" {...form.register('repeat.times')} />
            </Field>
          )}
          <Line>
            {repeats !== 'firstBusinessDay' && (
              <Checkbox
                checked={shift.value === true}
                onToggle={(on) => {
                  shift.onChange(on);
                }}
              >
                Em dia sem banco, passa para o próximo dia útil
              </Checkbox>
            )}
            <p role="status">
              {checked.success && isDay(firstDay) && (
                <NextDays repeat={checked.data} firstDay={firstDay} number={number} />
              )}
            </p>
          </Line>
        </>
      )}
    </Lines>
  );
}
