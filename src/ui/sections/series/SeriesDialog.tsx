/** The dialog of one series: what became of its numbers this year, and its changes from here on. */
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { paymentsSelectors } from '../../../features/business/payments/paymentsSlice';
import { projectsSelectors } from '../../../features/business/projects/projectsSlice';
import { lastRecordDay, nextNumber } from '../../../features/business/series/ready';
import {
  ruleTerms,
  seriesChangeSchema,
  seriesChangeValues,
} from '../../../features/business/series/repeatForm';
import {
  dueBetween,
  firstDueFrom,
  heldAt,
  occurrence,
  segmentAt,
  type Held,
  type Series,
} from '../../../features/business/series/series';
import { madeRowId } from '../../../features/business/series/seriesMembers';
import { seriesNumberId } from '../../../features/business/series/seriesRow';
import {
  selectAllSeries,
  selectSettledNumbers,
} from '../../../features/business/series/seriesSelectors';
import { seriesSelectors } from '../../../features/business/series/seriesSlice';
import {
  selectSeriesWork,
  seriesWorkActions,
} from '../../../features/business/series/seriesWorkSlice';
import { hasValues } from '../../../features/shared/changes';
import type { Day } from '../../../features/shared/days';
import { EXPENSE_CATEGORIES } from '../../../features/shared/expenseCategories';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Modal, ModalBody, ModalFoot } from '../../kit/dialog/Modal';
import { Button } from '../../kit/form/Button';
import { MethodOptions } from '../../records/MethodOptions';
import { Field, FormGrid } from '../../kit/form/Field';
import { SelectField } from '../../kit/form/FormFields';
import { AmountInput } from '../../kit/form/NumberInput';
import { Options } from '../../kit/form/Select';
import { DateInput, TextInput } from '../../kit/form/TextInput';
import { useToday } from '../../kit/hooks/useToday';
import { Ledger } from '../../kit/list/Ledger';
import { formatCount, formatCurrency, formatDay, joinWithAnd } from '../../kit/text/format';
import { Facts } from '../../kit/text/Facts';
import { Message } from '../../kit/text/Message';
import { ConflictQuestion } from '../../records/ConflictNote';
import { PROJECT_NOT_FOUND } from '../../records/texts/projectTexts';
import { resolverRefusingUnreadable } from '../../records/unreadableInput';
import { useLookup } from '../../records/useLookup';
import { merged } from '../../records/useRecordForm';
import { RepeatFields } from './RepeatFields';
import { ruleText } from './seriesTexts';
import { slotRecipe } from '../../theme/slotRecipe';

const dialogRecipe = slotRecipe({
  className: 'series-dialog',

  base: {
    tiles: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '6px',
      marginBlock: '20px 12px',
      listStyle: 'none',
    },
    tile: {
      width: '36px',
      height: '28px',
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
      border: 'strong',
      '&[data-state=received]': { background: 'accent', borderColor: 'accent' },
      '&[data-state=open]': {
        background: 'linear-gradient(90deg, {colors.accent} 50%, transparent 50%)',
        borderColor: 'accent',
      },
      '&[data-state=out]': { borderStyle: 'dashed' },
    },
    counts: { marginBottom: '4', color: 'muted', fontSize: 'control' },
  },
});

type TileState = 'received' | 'open' | 'ahead' | 'out';

/** What became of each number of one year. */
function useTiles(series: Series, year: string): TileState[] {
  const rows = useAppSelector(seriesSelectors.selectEntities);
  const payments = useAppSelector(paymentsSelectors.selectEntities);
  const settled = useAppSelector(selectSettledNumbers);
  return [...dueBetween(series, `${year}-01-01`, `${year}-12-31`)].map(({ number, segment }) => {
    const rowId = madeRowId(series.id, number);
    if (settled.has(rowId)) return payments[rowId]?.paid === false ? 'open' : 'received';
    const isOut = rows[seriesNumberId(series.id, number)]?.outcome ?? segment.course === 'paused';
    return isOut ? 'out' : 'ahead';
  });
}

const WORDS: Record<TileState, (count: number, isPayment: boolean) => string> = {
  received: (count, isPayment) => `${isPayment ? 'recebida' : 'criada'}${count === 1 ? '' : 's'}`,
  open: () => 'em aberto',
  ahead: () => 'por vir',
  out: (count) => `de fora ou pausada${count === 1 ? '' : 's'}`,
};

interface ActionProps {
  title: string;
  text: string;
  /** Its button. */
  children: ReactNode;
}

/** What can be done with the series from here on. */
const Action = ({ title, text, children }: ActionProps) => (
  <Ledger.Line actions={children}>
    <Ledger.Name>{title}</Ledger.Name>
    <Ledger.Detail>{text}</Ledger.Detail>
  </Ledger.Line>
);

/** What holds from the next number on. */
interface NextTerms {
  number: number;
  held: Held;
}

interface ChangeFormProps {
  current: NextTerms;
  /** The nominal day of the last number that exists as a record; null if none does. */
  lastDay: Day | null;
  /** What is said above the form's buttons. */
  note: ReactNode;
  onSave: (opened: NextTerms, changed: Held) => void;
}

const CHANGED_ELSEWHERE = 'em outra aba ou em outro aparelho';

/** The labels of the fields, as the form shows them. Several fields are chosen together. */
const FIELD_LABELS: readonly (readonly [string, readonly (keyof Held)[]])[] = [
  ['Descrição', ['name']],
  ['Categoria', ['category']],
  ['Valor', ['amount']],
  ['Próxima e Repete', ['startsOn', 'unit', 'every', 'anchorDay', 'shift']],
  ['Forma de Pagamento', ['paymentMethod']],
  ['Até', ['until', 'lastNumber']],
];

const CHANGE_FORM = 'series-change';

/** The form for a change from here on. Its buttons are in the foot of the dialog. It keeps what holds when it opens, so that changes of other devices are told from its own. */
function ChangeForm({ current, lastDay, note, onSave }: ChangeFormProps) {
  const dispatch = useAppDispatch();
  const { conflict } = useAppSelector(selectSeriesWork);
  const [opened, setOpened] = useState(current);
  const { number, held: terms } = opened;
  const form = useForm({
    defaultValues: seriesChangeValues(terms, terms.startsOn),
    resolver: resolverRefusingUnreadable(
      standardSchemaResolver(seriesChangeSchema(terms, { number, lastDay })),
    ),
  });
  const settle = (keep: 'typed' | 'stored') => {
    const before = seriesChangeValues(terms, terms.startsOn);
    const now = seriesChangeValues(current.held, current.held.startsOn);
    form.reset(merged({ before, now, typed: form.getValues() }, keep), { keepDefaultValues: true });
    setOpened(current);
    dispatch(seriesWorkActions.conflictSettled());
  };
  const labels = FIELD_LABELS.filter(([, fields]) =>
    fields.some((each) => conflict.includes(each)),
  );
  const { errors } = form.formState;
  const startsOn = useWatch({ control: form.control, name: 'startsOn' });
  const save = form.handleSubmit(({ repeat, startsOn: day, ...what }) => {
    onSave(opened, { ...terms, ...what, ...ruleTerms(repeat, day) });
  });
  return (
    <form
      id={CHANGE_FORM}
      noValidate
      onSubmit={(event) => {
        void save(event);
      }}
    >
      <FormGrid>
        {terms.kind === 'expense' && (
          <>
            <Field label="Descrição" required error={errors.name?.message}>
              <TextInput {...form.register('name')} data-starts-here="" />
            </Field>
            <SelectField form={form} name="category" label="Categoria" required half>
              <Options of={EXPENSE_CATEGORIES} none="Selecione uma categoria" />
            </SelectField>
          </>
        )}
        <Field label="Valor" half error={errors.amount?.message}>
          <AmountInput
            {...form.register('amount')}
            {...(terms.kind === 'payment' && { 'data-starts-here': '' })}
          />
        </Field>
        <Field label="Próxima" half error={errors.startsOn?.message}>
          <DateInput {...form.register('startsOn')} />
        </Field>
        <SelectField form={form} name="paymentMethod" label="Forma de Pagamento" half>
          <MethodOptions />
        </SelectField>
        <RepeatFields form={form} id="" firstDay={startsOn} number={number} />
      </FormGrid>
      {note}
      {labels.length > 0 && (
        <ConflictQuestion
          title={`Esta repetição também foi alterada ${CHANGED_ELSEWHERE}.`}
          labels={joinWithAnd(labels.map(([label]) => label))}
          onSettle={settle}
        />
      )}
    </form>
  );
}

type Change = ReturnType<typeof seriesWorkActions.changeRequested>['payload'];

function SeriesView({ series, onClose }: { series: Series; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const today = useToday();
  const settled = useAppSelector(selectSettledNumbers);
  const findProject = useLookup(projectsSelectors);
  const findClient = useLookup(clientsSelectors);
  const { asks, conflict, isChanging } = useAppSelector(selectSeriesWork);
  const setAsks = (what: typeof asks) => dispatch(seriesWorkActions.asked(what));
  const styles = useSlotRecipe({ recipe: dialogRecipe })();

  const number = nextNumber(series, settled);
  const { terms, course } = segmentAt(series, number);
  const next = occurrence(series, number);
  const isEnded = next === null;
  const year = today.slice(0, 4);
  const tiles = useTiles(series, year);
  const isPayment = terms.kind === 'payment';
  const project = findProject(terms.project);
  const client = findClient(project?.clientId ?? null)?.name;
  const title = isPayment ? (project?.name ?? PROJECT_NOT_FOUND) : (terms.name ?? '');
  const counts = (['received', 'open', 'ahead', 'out'] as const).flatMap((state) => {
    const count = tiles.filter((tile) => tile === state).length;
    return count === 0 ? [] : [`${formatCount(count)} ${WORDS[state](count, isPayment)}`];
  });
  const amount = terms.amount === null ? 'Valor não informado' : formatCurrency(terms.amount);
  const end =
    terms.until !== null
      ? formatDay(terms.until)
      : terms.lastNumber !== null
        ? `${terms.lastNumber.toString()} vezes`
        : 'Sem fim';

  /** Asks for a change that holds from a number on. A notice offers to undo it. */
  const change = (change: Pick<Change, 'how' | 'number' | 'from' | 'to'>) =>
    dispatch(seriesWorkActions.changeRequested({ seriesId: series.id, ...change }));
  const turn = (how: Change['how'], to: Held['course'], since = number) =>
    change({
      how,
      number: since,
      from: { course: segmentAt(series, since).course },
      to: { course: to },
    });
  const note = conflict.includes('course') && (
    <Message
      variant="subtle"
      status="info"
      role="alert"
      title={`Esta repetição mudou ${CHANGED_ELSEWHERE}.`}
    >
      {isEnded
        ? 'Ela foi encerrada: já não é possível mudá-la.'
        : 'Nada foi feito. Confira como ela está e tente de novo.'}
    </Message>
  );
  return (
    <Modal title={title} note={ruleText(terms)} onCloseRequest={onClose} closesInFoot>
      <ModalBody>
        <Facts
          items={[
            { label: 'Valor', value: amount },
            ...(client === undefined ? [] : [{ label: 'Cliente', value: client }]),
            { label: 'Desde', value: formatDay(series.segments[0].terms.startsOn) },
            { label: 'Até', value: end },
            next && course === 'running'
              ? { label: 'Próxima', value: formatDay(next.due) }
              : { label: 'Situação', value: isEnded ? 'Encerrada' : 'Pausada' },
          ]}
        />
        <chakra.ul css={styles.tiles} aria-hidden="true">
          {tiles.map((state, index) => (
            <chakra.li key={index} css={styles.tile} data-state={state} />
          ))}
        </chakra.ul>
        {counts.length > 0 && (
          <chakra.p css={styles.counts}>{`${year}: ${joinWithAnd(counts)}.`}</chakra.p>
        )}
        {asks !== 'change' && note}
        {asks === 'change' ? (
          <ChangeForm
            current={{ number, held: heldAt(series, number) }}
            lastDay={lastRecordDay(series, settled, number)}
            note={note}
            onSave={(opened, changed) => {
              if (hasValues(opened.held, changed)) setAsks(null);
              else
                change({ how: 'changed', number: opened.number, from: opened.held, to: changed });
            }}
          />
        ) : (
          !isEnded && (
            <Ledger.Root flush oneAction>
              <Action
                title="Mudar daqui para a frente"
                text="Vale para as próximas. O que já passou fica."
              >
                <Button variant="outline" icon="pencil" onClick={() => setAsks('change')}>
                  Mudar
                </Button>
              </Action>
              {course === 'paused' ? (
                <Action title="Retomar" text="O que passou na pausa não é criado.">
                  <Button
                    variant="outline"
                    loading={isChanging}
                    onClick={() =>
                      turn(
                        'resumed',
                        'running',
                        Math.max(number, firstDueFrom(series, today, 1)[0]?.number ?? number),
                      )
                    }
                  >
                    Retomar
                  </Button>
                </Action>
              ) : (
                <Action title="Pausar" text="Nada é criado até você retomar.">
                  <Button
                    variant="outline"
                    loading={isChanging}
                    onClick={() => turn('paused', 'paused')}
                  >
                    Pausar
                  </Button>
                </Action>
              )}
              <Action
                title={asks === 'end' ? 'Encerrar mesmo?' : 'Encerrar'}
                text={
                  asks === 'end'
                    ? `A partir de ${formatDay(next.due)} nada mais é oferecido.`
                    : 'O que já foi criado fica.'
                }
              >
                <Button
                  variant="outline"
                  loading={isChanging}
                  onClick={() => {
                    if (asks === 'end') turn('ended', 'ended');
                    else setAsks('end');
                  }}
                >
                  {asks === 'end' ? 'Sim, encerrar' : 'Encerrar'}
                </Button>
              </Action>
            </Ledger.Root>
          )
        )}
      </ModalBody>
      <ModalFoot>
        {asks === 'change' ? (
          <>
            <Button variant="outline" onClick={() => setAsks(null)}>
              Cancelar
            </Button>
            <Button type="submit" form={CHANGE_FORM} loading={isChanging}>
              Salvar
            </Button>
          </>
        ) : (
          <Button variant="outline" onClick={onClose} data-starts-here="">
            Voltar
          </Button>
        )}
      </ModalFoot>
    </Modal>
  );
}

/** The dialog of the series with this id. It is closed if there is no such series. */
export default function SeriesDialog({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const series = useAppSelector(selectAllSeries).find((each) => each.id === id);
  if (!series) return null;
  return <SeriesView series={series} onClose={() => dispatch(seriesWorkActions.viewed(null))} />;
}
