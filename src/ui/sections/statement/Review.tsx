import { useDeferredValue, useEffect, useMemo, useRef } from 'react';

import { selectIsOffline } from '../../../features/app/device/deviceSlice';
import { selectUser } from '../../../features/app/session/sessionSlice';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import type { Client } from '../../../features/business/clients/client';
import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { partId } from '../../../features/business/payments/paymentPart';
import type { StatedBalance as Stated } from '../../../features/business/statement/statementLine';
import type { ComparedFiles } from '../../../features/business/statement/compare';
import type { ConfirmationResult } from '../../../features/business/statement/confirmation';
import type { ItemsByKind } from '../../../features/business/statement/item';
import { payerOf } from '../../../features/business/statement/payer';
import {
  confirmationsOf,
  selectionOf,
  type Selection,
} from '../../../features/business/statement/selection';
import { undoConfirmationRequested } from '../../../features/business/statement/statementLinesSlice';
import {
  selectStatement,
  statementActions,
} from '../../../features/business/statement/statementSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Glyph } from '../../kit/art/Icon';
import { Button } from '../../kit/form/Button';
import { afterPaint } from '../../kit/hooks/afterPaint';
import { barRef } from '../../kit/dialog/pageFoot';
import { formatDay, joinWithAnd } from '../../kit/text/format';
import { Group, type GroupProps, type RowsState } from './groups';
import type { NamedPart } from './parts';
import { StatedBalance } from './StatedBalance';
import { statementClasses } from './statementRecipe';
import {
  balanceText,
  fileText,
  formatCents,
  leftCount,
  leftOutCount,
  leftOutText,
  pressText,
  selectedText,
  settledText,
  sumText,
  titleText,
  unbalancedText,
  uncheckedCount,
  unidentifiedText,
} from './statementTexts';
import { useReview } from './useReview';

/** The lines in groups. They are rendered in a task of their own, which input may interrupt. */
export default function Review({ compared, onReplace }: ReviewProps) {
  const shown = useDeferredValue<ComparedFiles | null>(compared, null);
  return shown && <ReviewOf compared={shown} onReplace={onReplace} />;
}

interface ReviewProps {
  compared: ComparedFiles;
  /** Called when another file is to be read. */
  onReplace: () => void;
}

interface HeadProps extends Pick<ReviewProps, 'onReplace'> {
  title: string;
  lead: string;
  balance: Stated | null;
}

/** The heading with what arrived, which has the focus at first. */
function Head({ title, lead, balance, onReplace }: HeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    // Waits for the paint, because focusing forces a layout. The user may have moved the focus by then.
    return afterPaint(() => {
      if (document.activeElement === activeElement) heading.current?.focus({ preventScroll: true });
    });
  }, []);
  return (
    <div className={statementClasses.head}>
      <div>
        <h2 ref={heading} tabIndex={-1} className={statementClasses.title}>
          {title}
        </h2>
        <p className={statementClasses.lead}>{lead}</p>
        {balance && <StatedBalance {...balance} />}
      </div>
      <Button variant="outline" onClick={onReplace}>
        Trocar arquivo
      </Button>
    </div>
  );
}

/** Whether something was confirmed since the files were read. */
const isConfirmed = ({ received, spent }: ItemsByKind): boolean =>
  received.length + spent.length > 0;

/** What was confirmed, how to take it back, and what of it stays open. */
function Confirmed({ review, rests }: { review: ItemsByKind; rests: readonly NamedPart[] }) {
  const dispatch = useAppDispatch();
  const { run, done } = useAppSelector(selectStatement);
  const { received, spent } = review;
  if (!isConfirmed(review)) return null;
  return (
    <>
      <p className={statementClasses.done}>
        <Glyph name="check" />
        {received.length > 0 && (
          <>
            <strong>{`Recebidos ${received.length.toLocaleString('pt-BR')}`}</strong>
            <b>{sumText(received)}</b>
          </>
        )}
        {spent.length > 0 && <strong>{`Gastos ${spent.length.toLocaleString('pt-BR')}`}</strong>}
        <span className={statementClasses.groupNote}>agora há pouco, com o dia do banco</span>
        <span className={statementClasses.end}>
          <Button
            variant="plain"
            size="sm"
            paddingInline="0"
            onClick={() =>
              dispatch(
                workspaceActions.sectionChosen(received.length > 0 ? 'payments' : 'expenses'),
              )
            }
          >
            Ver
          </Button>
          {done && (
            <Button
              variant="plain"
              size="sm"
              paddingInline="0"
              loading={run !== null}
              onClick={() => dispatch(undoConfirmationRequested(done))}
            >
              Desfazer
            </Button>
          )}
        </span>
      </p>
      {rests.map(({ part, title, receivable: { payment } }) => (
        <p key={part.id} className={statementClasses.rest}>
          <Glyph name="half" />
          <span>
            <b>{title}</b>
            {`: ${formatCents(part.cents)} continuam em aberto`}
            {part.dueOn !== null && `, vencem ${formatDay(part.dueOn)}`}
          </span>
          <span className={statementClasses.end}>
            <Button
              variant="plain"
              size="sm"
              paddingInline="0"
              onClick={() => dispatch(workspaceActions.modalOpened('payments', 'view', payment.id))}
            >
              Ver pagamento
            </Button>
          </span>
        </p>
      ))}
    </>
  );
}

interface FootProps {
  selection: Selection;
  /** How many lines are left to identify or to check. */
  left: number;
  /** Whether something was confirmed already. */
  isDone: boolean;
  onConfirm: () => void;
  onLeave: () => void;
}

/** The sum of what is selected, whether it is what the bank says, and the press that confirms it. */
function Foot({ selection, left, isDone, onConfirm, onLeave }: FootProps) {
  const { run } = useAppSelector(selectStatement);
  const isOffline = useAppSelector(selectIsOffline);
  const press = pressText(selection);
  const isBalanced = selection.markedCents === selection.bookedCents;
  const progress =
    run && `${run.done.toLocaleString('pt-BR')} de ${run.total.toLocaleString('pt-BR')}`;
  const later =
    left === 0
      ? 'Concluir'
      : left === 1
        ? 'Deixar 1 para depois'
        : `Deixar os ${left.toLocaleString('pt-BR')} para depois`;
  const nothing = isDone
    ? 'Só fica guardado o que foi confirmado. O extrato só diz “Tudo conferido” quando não faltar nenhum.'
    : 'Nada marcado';
  const said = () => {
    if (progress !== null) return progress;
    if (press === '') return left > 0 && <span>{nothing}</span>;
    return (
      <>
        <strong>{selectedText(selection)}</strong>
        {selection.marked > 0 &&
          (isBalanced ? (
            <span className={statementClasses.balance}>
              <Glyph name="check" />
              {balanceText(selection)}
            </span>
          ) : (
            <span className={statementClasses.missing}>{unbalancedText(selection)}</span>
          ))}
      </>
    );
  };
  return (
    <div ref={barRef} className={statementClasses.foot}>
      <span className={statementClasses.footSum} role="status">
        {said()}
        {isOffline && (
          <span className={statementClasses.second}>
            Sem internet: dá para conferir, e para gravar quando ela voltar.
          </span>
        )}
      </span>
      {press === '' ? (
        <Button onClick={onLeave}>{later}</Button>
      ) : (
        <>
          <Button variant="outline" display={{ base: 'none', md: 'inline-flex' }} onClick={onLeave}>
            Cancelar
          </Button>
          <Button
            variant={isBalanced ? 'solid' : 'outline'}
            loading={run !== null}
            disabled={isOffline || !isBalanced}
            onClick={onConfirm}
          >
            {press}
          </Button>
        </>
      )}
    </div>
  );
}

/** The groups of lines in their order. Those without lines are not shown. */
function groupsOf(
  review: ItemsByKind,
  compared: ComparedFiles,
  clients: Readonly<Record<string, Client>>,
  today: string,
): (Omit<GroupProps, 'state'> & { key?: string })[] {
  const isDone = isConfirmed(review);
  const leftOut = leftOutCount(compared);
  const registered = [...review.registered, ...review.used, ...review.linked];
  /** What the only registered line is. */
  const registeredNote = (): string => {
    const [only] = registered;
    if (!only || registered.length > 1) return '';
    const client = only.is === 'registered' && clients[only.receipt.clientId ?? '']?.name;
    return [client || payerOf(only.line.text).name, settledText(only, today)]
      .filter(Boolean)
      .join(', ');
  };
  const asides = [...review.aside, ...review.setAside];
  const reasons = [...new Set(asides.map((item) => settledText(item, today)))];

  return [
    {
      label: 'Conferem',
      note: 'já marcados para você',
      rows: review.sure,
      sum: sumText(review.sure),
    },
    {
      label: 'Com diferença',
      note: 'diga o que é o resto',
      rows: review.differing,
      sum: sumText(review.differing),
    },
    {
      label: 'Prováveis',
      note: 'olhe e marque os que forem',
      rows: review.likely,
      sum: sumText(review.likely),
    },
    { label: 'Escolher', note: 'diga qual parcela é', rows: review.choose },
    {
      label: 'Não identificados',
      // After a confirmation it is what is left to do, so it unfolds.
      key: `Não identificados ${String(isDone)}`,
      note: unidentifiedText(review),
      rows: [...review.incoming, ...review.same, ...review.expense],
      open: isDone || uncheckedCount(review) === 0,
    },
    {
      label: 'Ficam de fora',
      count: asides.length + leftOut,
      note: [joinWithAnd(reasons), leftOutText(compared)].filter(Boolean).join(', '),
      rows: asides,
      open: false,
      children: leftOut > 0 && (
        <p className={statementClasses.plain}>{`Não entram: ${leftOutText(compared)}.`}</p>
      ),
    },
    {
      label: 'Já registrado',
      note: registeredNote(),
      rows: registered,
      sum: sumText(registered),
      open: false,
    },
  ];
}

/** One press confirms everything that is ticked. */
function ReviewOf({ compared, onReplace }: ReviewProps) {
  const dispatch = useAppDispatch();
  const userId = useAppSelector((root) => selectUser(root)?.id ?? '');
  const choices = useAppSelector(selectStatement);
  const { review, context, declinedOf } = useReview(compared, userId);
  const clients = useAppSelector(clientsSelectors.selectEntities);
  const { named } = context;
  const selection = useMemo(() => selectionOf(review, choices, named), [review, choices, named]);
  const rests = restsOf(choices.done, named);
  const groups = useMemo(
    () => groupsOf(review, compared, clients, context.today),
    [review, compared, clients, context.today],
  );
  const state: RowsState = { context, refused: selection.refused, declinedOf };
  const leave = () => {
    dispatch(statementActions.left());
    dispatch(workspaceActions.sectionChosen('payments'));
  };
  const openCents = rests.reduce((sum, { part }) => sum + part.cents, 0);
  return (
    <>
      <Head
        title={titleText(review, compared, openCents)}
        lead={fileText(compared, review)}
        balance={compared.balance}
        onReplace={onReplace}
      />
      {/* It takes the focus of a row that goes away without another one in its place. */}
      <div tabIndex={-1} className={statementClasses.groups}>
        <Confirmed review={review} rests={rests} />
        {groups.map(({ key, ...group }) => (
          <Group key={key ?? group.label} {...group} state={state} />
        ))}
      </div>
      {/* On a phone the foot has room for one button. */}
      <Button
        variant="outline"
        width="100%"
        display={{ base: 'inline-flex', md: 'none' }}
        onClick={leave}
      >
        Cancelar
      </Button>
      <Foot
        selection={selection}
        left={leftCount(review)}
        isDone={isConfirmed(review)}
        onConfirm={() =>
          dispatch(statementActions.confirmRequested(confirmationsOf(userId, selection)))
        }
        onLeave={leave}
      />
    </>
  );
}

/** The parts that were confirmed with less than was open, as they are now. */
const restsOf = (
  done: ConfirmationResult | null,
  named: ReadonlyMap<string, NamedPart>,
): NamedPart[] => {
  const parts = (done?.receipts ?? []).filter(({ difference }) => difference?.kind === 'open');
  const ids = new Set(parts.map(({ id, number }) => partId(id, number)));
  return [...ids].flatMap((id) => named.get(id) ?? []);
};
