import { chakra } from '@chakra-ui/react/styled-system';

import { selectRecentTransactions, type Transaction } from '../../features/dashboard/dashboard';
import { ENTITIES } from '../../features/workspace/workspace';
import { useAppSelector } from '../../store/hooks';
import { formatInstantDay, formatMovementWhole } from '../kit/text/format';
import { NotLoaded } from '../kit/text/NotLoaded';
import { Surface, SurfaceTitle } from '../kit/text/Surface';
import { figures } from '../theme/type';
import { useIsLoaded } from './useIsLoaded';

const List = chakra('ul', {
  base: {
    marginTop: '2',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '96px minmax(0, 1fr) auto' },
      alignItems: 'baseline',
      columnGap: '3',
      paddingBlock: '3',
      fontSize: 'control',
    },
    '& > li + li': { borderTop: '1px solid', borderColor: 'hairline' },
    '& time': {
      ...figures,
      gridRow: { base: 2, md: 1 },
      gridColumn: 1,
      fontSize: 'note',
      color: 'muted',
    },
    '& span': {
      gridRow: 1,
      gridColumn: { base: 1, md: 2 },
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& b': { ...figures, gridRow: { base: '1 / span 2', md: 1 }, fontWeight: 600 },
    '& b[data-sign="+"]': { color: 'success' },
    '& b[data-sign="-"]': { color: 'danger' },
  },
});

const Quiet = chakra('p', { base: { marginTop: '4', color: 'muted' } });

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

/** 'Transações Recentes': six lines, newest first, long descriptions cut with an ellipsis. */
export function TransactionsCard() {
  const transactions = useAppSelector(selectRecentTransactions);
  // The lines are made of all five, names included.
  const isLoaded = useIsLoaded(...ENTITIES);
  return (
    <Surface padded>
      <SurfaceTitle>Transações Recentes</SurfaceTitle>
      {!isLoaded ? (
        <NotLoaded />
      ) : transactions.length === 0 ? (
        <Quiet>Orçamentos, pagamentos e gastos aparecem aqui.</Quiet>
      ) : (
        <List>
          {transactions.map((transaction) => {
            const { kind, id, createdAt, amount, sign } = transaction;
            const text = describe(transaction);
            return (
              <li key={`${kind} ${id}`}>
                <time dateTime={createdAt}>{formatInstantDay(createdAt)}</time>
                <span title={text}>{text}</span>
                {amount === null ? (
                  <b className="of-absent" style={{ fontWeight: 400 }}>
                    Valor não informado
                  </b>
                ) : (
                  <b data-sign={sign}>
                    {formatMovementWhole(amount, sign === '+' ? 'plus' : 'minus')}
                  </b>
                )}
              </li>
            );
          })}
        </List>
      )}
    </Surface>
  );
}
