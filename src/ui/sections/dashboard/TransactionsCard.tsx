import {
  selectRecentTransactions,
  type Transaction,
} from '../../../features/business/dashboard/dashboard';
import { ENTITIES } from '../../../features/app/entities/entities';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch } from '../../../store/hooks';
import { formatInstantDay, formatMovementWhole } from '../../kit/text/format';
import { slotClasses } from '../../theme/slotClasses';
import { DashboardCard } from './DashboardCard';
import { useFigure, useIsKnown } from './keptFigures';
import { slotRecipe } from '../../theme/slotRecipe';

/** Day, description and amount in a line; on phones the day is below the description. */
const transactionsRecipe = slotRecipe({
  className: 'transactions',

  base: {
    root: { marginTop: '2' },
    item: {
      '&:not(:first-of-type)': { borderTop: 'hairline' },
    },
    line: {
      display: 'grid',
      width: '100%',
      minHeight: '44px',
      textAlign: 'start',
      _hover: { background: 'rowHover' },
      _focusVisible: { outlineOffset: '-2px' },
      gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '96px minmax(0, 1fr) auto' },
      alignItems: 'baseline',
      columnGap: '3',
      paddingBlock: '3',
      fontSize: 'control',
    },
    day: {
      textStyle: 'digits',
      gridRow: { base: 2, md: 1 },
      gridColumn: 1,
      fontSize: 'note',
      color: 'muted',
    },
    text: {
      gridRow: 1,
      gridColumn: { base: 1, md: 2 },
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    amount: {
      textStyle: 'digits',
      gridRow: { base: '1 / span 2', md: 1 },
      fontWeight: 600,
      '&[data-direction=in]': { color: 'success' },
      '&[data-direction=out]': { color: 'danger' },
      '&[data-direction=pending]': { color: 'muted' },
    },
    absent: { gridRow: { base: '1 / span 2', md: 1 }, color: 'muted' },
    nothing: { marginTop: '4', color: 'muted' },
  },
});

const classes = slotClasses(transactionsRecipe);

/** Returns the text of a line. If its subject was deleted, this is the fallback text that the specification sets. */
function describe({ kind, subject }: Pick<Transaction, 'kind' | 'subject'>): string {
  switch (kind) {
    case 'quote':
      return `Orçamento: ${subject ?? 'Cliente'}`;
    case 'payment':
      return `Pagamento: ${subject ?? 'Projeto não encontrado'}`;
    case 'expense':
      return `Gasto: ${subject ?? ''}`;
  }
}

/** Whether the money of a line came in, went out, or has not moved yet. Only expenses are red. */
const directionOf = ({ kind, sign }: Transaction): 'in' | 'out' | 'pending' =>
  kind === 'expense' ? 'out' : sign === '+' ? 'in' : 'pending';

/** The modal that a line opens: a quote's view, or the form of another record. */
const recordOf = ({ kind, id }: Transaction) =>
  kind === 'quote'
    ? workspaceActions.modalOpened('quotes', 'view', id)
    : workspaceActions.modalOpened(kind === 'payment' ? 'payments' : 'expenses', 'edit', id);

function Line({ transaction }: { transaction: Transaction }) {
  const dispatch = useAppDispatch();
  const { createdAt, amount, sign } = transaction;
  const text = describe(transaction);
  return (
    <li className={classes.item}>
      <button
        type="button"
        className={classes.line}
        onClick={() => dispatch(recordOf(transaction))}
      >
        <time className={classes.day} dateTime={createdAt}>
          {formatInstantDay(createdAt)}
        </time>
        <span className={classes.text} title={text}>
          {text}
        </span>
        {amount === null ? (
          <span className={classes.absent}>Valor não informado</span>
        ) : (
          <b className={classes.amount} data-direction={directionOf(transaction)}>
            {formatMovementWhole(amount, sign === '+' ? 'plus' : 'minus')}
          </b>
        )}
      </button>
    </li>
  );
}

/** 'Transações Recentes': six lines, newest first, long descriptions cut with an ellipsis. */
export function TransactionsCard() {
  const transactions = useFigure('transactions', selectRecentTransactions);
  return (
    // The lines show names from all lists, so all lists must be loaded.
    <DashboardCard title="Transações Recentes" isLoaded={useIsKnown(...ENTITIES)}>
      {transactions.length === 0 ? (
        <p className={classes.nothing}>Orçamentos, pagamentos e gastos aparecem aqui.</p>
      ) : (
        <ul className={classes.root}>
          {transactions.map((transaction) => (
            <Line key={`${transaction.kind} ${transaction.id}`} transaction={transaction} />
          ))}
        </ul>
      )}
    </DashboardCard>
  );
}
