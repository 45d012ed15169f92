import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';

import { selectIsOffline } from '../../../features/app/device/deviceSlice';
import { selectUser } from '../../../features/app/session/sessionSlice';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import type { ComparedFiles } from '../../../features/business/statement/compare';
import type { PossibleExpense } from '../../../features/business/statement/outgoing';
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
import { Button } from '../../kit/form/Button';
import { afterPaint } from '../../kit/hooks/afterPaint';
import { reserveFoot } from '../../kit/list/reserveFoot';
import { joinWithAnd } from '../../kit/text/format';
import { Fold, Group, Some, type RowsState } from './groups';
import { statementClasses } from './statementRecipe';
import {
  confirmedText,
  countedText,
  fileText,
  formatCents,
  leftOutCount,
  leftOutText,
  noPairText,
  pressText,
  selectedText,
  titleText,
} from './statementTexts';
import { useReview } from './useReview';

const sumOf = (all: readonly { line: { cents: number } }[]): string =>
  formatCents(all.reduce((sum, { line }) => sum + line.cents, 0));

/** The lines in groups. They are rendered in a task of their own, which input may interrupt. */
export default function Review({ compared }: { compared: ComparedFiles }) {
  const shown = useDeferredValue<ComparedFiles | null>(compared, null);
  return shown && <ReviewOf compared={shown} />;
}

/** The heading with what arrived, which has the focus at first. */
function Head({ title, compared }: { title: string; compared: ComparedFiles }) {
  const dispatch = useAppDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(
    // Waits for the paint, because focusing forces a layout.
    () => afterPaint(() => heading.current?.focus({ preventScroll: true })),
    [],
  );
  return (
    <div className={statementClasses.head}>
      <div>
        <h2 ref={heading} tabIndex={-1} className={statementClasses.title}>
          {title}
        </h2>
        <p className={statementClasses.lead}>{fileText(compared)}</p>
      </div>
      <Button variant="outline" onClick={() => dispatch(statementActions.replaceRequested())}>
        Trocar arquivo
      </Button>
    </div>
  );
}

/** What was confirmed, and how to take it back. */
function Confirmed({ text }: { text: string }) {
  const dispatch = useAppDispatch();
  const { run, done } = useAppSelector(selectStatement);
  return (
    <p className={statementClasses.done}>
      {text} <span className={statementClasses.groupNote}>agora há pouco, com o dia do banco</span>
      {done && (
        <Button
          variant="plain"
          size="sm"
          loading={run !== null}
          onClick={() => dispatch(undoConfirmationRequested(done))}
        >
          Voltar ao que era
        </Button>
      )}
    </p>
  );
}

/** The bar at the foot, which notices must not cover. */
const foot = (bar: HTMLElement | null) => (bar ? reserveFoot(bar) : undefined);

interface FootProps {
  selection: Selection;
  /** Whether there is anything that could be ticked. */
  canBeTicked: boolean;
  /** The expense for whose category the user is asked. */
  lacking: PossibleExpense | undefined;
  onConfirm: () => void;
  onLeave: () => void;
}

/** The sum of what is selected, and the press that confirms it. */
function Foot({ selection, canBeTicked, lacking, onConfirm, onLeave }: FootProps) {
  const { run } = useAppSelector(selectStatement);
  const isOffline = useAppSelector(selectIsOffline);
  const press = pressText(selection);
  const progress =
    run && `${run.done.toLocaleString('pt-BR')} de ${run.total.toLocaleString('pt-BR')}`;
  return (
    <div ref={foot} className={statementClasses.foot}>
      <span className={statementClasses.footSum} role="status">
        {progress ?? (selectedText(selection) || (canBeTicked && 'Nada marcado'))}
        {lacking && (
          <span className={statementClasses.missing}>
            {`Escolha a categoria de ${lacking.payee}, ${formatCents(lacking.line.cents)}.`}
          </span>
        )}
        {isOffline && (
          <span className={statementClasses.second}>
            Sem rede: dá para conferir, e para gravar quando ela voltar.
          </span>
        )}
      </span>
      {press !== '' && (
        <Button variant="outline" display={{ base: 'none', md: 'inline-flex' }} onClick={onLeave}>
          Cancelar
        </Button>
      )}
      <Button loading={run !== null} disabled={isOffline && press !== ''} onClick={onConfirm}>
        {press === '' ? 'Concluir' : press}
      </Button>
    </div>
  );
}

/** One press confirms everything that is ticked. */
function ReviewOf({ compared }: { compared: ComparedFiles }) {
  const dispatch = useAppDispatch();
  const userId = useAppSelector((root) => selectUser(root)?.id ?? '');
  const choices = useAppSelector(selectStatement);
  const { review, rows, context, declinedOf } = useReview(compared, userId);
  const { sure, likely, choose, incoming, same, possible } = review;
  const { named } = context;
  const selection = useMemo(() => selectionOf(review, choices, named), [review, choices, named]);
  const lacking = selection.spending.filter(({ category }) => category === null);
  /** Whether the last press was refused because a ticked expense had no category. */
  const [asksCategory, setAsksCategory] = useState(false);
  /** How often a press was refused. */
  const [refusals, setRefusals] = useState(0);
  /** The field that the user has to fill in, until it has the focus. */
  const wanted = useRef<string | null>(null);
  const focusWanted = useCallback(() => {
    if (wanted.current !== null) document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  }, []);

  const leave = () => {
    dispatch(statementActions.left());
    dispatch(workspaceActions.sectionChosen('payments'));
  };
  const confirm = () => {
    const [missing] = lacking;
    setAsksCategory(missing !== undefined);
    if (missing) {
      wanted.current = `category-${missing.line.hash}`;
      setRefusals(refusals + 1);
    } else if (pressText(selection) === '') {
      leave();
    } else {
      dispatch(statementActions.confirmRequested(confirmationsOf(userId, selection)));
    }
  };

  const missing = asksCategory ? lacking.map(({ line }) => line.hash) : [];
  const state: RowsState = {
    context,
    refused: selection.refused,
    missing: new Set(missing),
    declinedOf,
  };
  const asides = rows.asides.length;
  const leftOut = leftOutCount(compared);
  const confirmed = confirmedText(review);
  return (
    <>
      <Head title={titleText(review, compared)} compared={compared} />
      <div className={statementClasses.groups}>
        {confirmed !== '' && <Confirmed text={confirmed} />}
        <Group
          title="Certas"
          note="já marcadas para você"
          sum={sumOf(sure)}
          rows={rows.sure}
          state={state}
        />
        <Group
          title="Prováveis"
          note="olhe e marque as que forem"
          sum={sumOf(likely)}
          rows={rows.likely}
          state={state}
        />
        <Group title="Escolher" note="diga qual parcela é" rows={rows.choose} state={state} />
        <Fold
          // A refused press unfolds it, with the row that it is about.
          key={refusals}
          title="Sem par"
          count={incoming.length + possible.length + same.length + asides + leftOut}
          note={noPairText(review, asides, compared)}
          open={refusals > 0}
          onUnfolded={focusWanted}
        >
          <Some
            title={countedText(incoming.length, 'entrada', 'entradas')}
            note="dinheiro que não casa com nenhuma parcela aberta"
            rows={rows.incoming}
            state={state}
          />
          <Some
            title={countedText(
              same.length,
              'saída que parece um gasto já registrado',
              'saídas que parecem gastos já registrados',
            )}
            note="mesmo valor e dia próximo; diga se é o mesmo"
            rows={rows.same}
            state={state}
          />
          <Some
            title={countedText(
              possible.length,
              'saída que pode virar gasto',
              'saídas que podem virar gastos',
            )}
            note="marque as do trabalho; as pessoais ficam de fora"
            rows={rows.possible}
            whole={refusals > 0}
            state={state}
          />
          <Some
            title={countedText(asides, 'fica de fora', 'ficam de fora')}
            note={joinWithAnd(rows.reasons)}
            rows={rows.asides}
            state={state}
          />
          {leftOut > 0 && (
            <p className={statementClasses.plain}>{`Não entram: ${leftOutText(compared)}.`}</p>
          )}
        </Fold>
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
        // After everything is done, there is nothing that could be ticked.
        canBeTicked={
          confirmed === '' ||
          sure.length + likely.length + choose.length + incoming.length + possible.length > 0
        }
        lacking={asksCategory ? lacking[0] : undefined}
        onConfirm={confirm}
        onLeave={leave}
      />
    </>
  );
}
