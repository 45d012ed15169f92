import { chakra, useSlotRecipe, type SystemStyleObject } from '@chakra-ui/react/styled-system';

import { selectRecentTransactions, type Transaction } from '../../features/dashboard/dashboard';
import { ENTITIES } from '../../features/entities/entities';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { formatInstantDay, formatMovementWhole } from '../kit/text/format';
import { transactionsRecipe } from '../theme/recipes/transactions';
import { DashboardCard } from './DashboardCard';
import { useIsLoaded } from './useIsLoaded';

type Styles = Record<string, SystemStyleObject>;

/** What a line says; the fallbacks are the specification's. */
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

/** Which way the money went, if it did: red is for what is gone alone. */
const directionOf = ({ kind, sign }: Transaction): 'in' | 'out' | 'pending' =>
  kind === 'expense' ? 'out' : sign === '+' ? 'in' : 'pending';

/** Its record: a quote to look at, the rest in its form. */
const recordOf = ({ kind, id }: Transaction) =>
  kind === 'quote'
    ? workspaceActions.modalOpened('quotes', 'view', id)
    : workspaceActions.modalOpened(kind === 'payment' ? 'payments' : 'expenses', 'edit', id);

function Line({ transaction, styles }: { transaction: Transaction; styles: Styles }) {
  const dispatch = useAppDispatch();
  const { createdAt, amount, sign } = transaction;
  const text = describe(transaction);
  return (
    <chakra.li css={styles['item']}>
      <chakra.button
        type="button"
        css={styles['line']}
        onClick={() => {
          dispatch(recordOf(transaction));
        }}
      >
        <chakra.time css={styles['day']} dateTime={createdAt}>
          {formatInstantDay(createdAt)}
        </chakra.time>
        <chakra.span css={styles['text']} title={text}>
          {text}
        </chakra.span>
        {amount === null ? (
          <chakra.span css={styles['absent']}>Valor não informado</chakra.span>
        ) : (
          <chakra.b css={styles['amount']} data-direction={directionOf(transaction)}>
            {formatMovementWhole(amount, sign === '+' ? 'plus' : 'minus')}
          </chakra.b>
        )}
      </chakra.button>
    </chakra.li>
  );
}

/** 'Transações Recentes': six lines, newest first, long descriptions cut with an ellipsis. */
export function TransactionsCard() {
  const transactions = useAppSelector(selectRecentTransactions);
  const styles = useSlotRecipe({ recipe: transactionsRecipe })();
  return (
    // The lines are made of all lists, names included.
    <DashboardCard title="Transações Recentes" isLoaded={useIsLoaded(...ENTITIES)}>
      {transactions.length === 0 ? (
        <chakra.p marginTop="4" color="muted">
          Orçamentos, pagamentos e gastos aparecem aqui.
        </chakra.p>
      ) : (
        <chakra.ul css={styles.root}>
          {transactions.map((transaction) => (
            <Line
              key={`${transaction.kind} ${transaction.id}`}
              transaction={transaction}
              styles={styles}
            />
          ))}
        </chakra.ul>
      )}
    </DashboardCard>
  );
}
