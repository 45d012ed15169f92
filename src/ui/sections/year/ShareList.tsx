import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import { sumMoney } from '../../../features/shared/money';
import { formatCurrency } from '../../kit/text/format';
import { slotClasses } from '../../theme/slotClasses';
import { ShowAllButton, useFirstFew } from '../../kit/list/firstFew';
import { yearRecipe } from './YearPart';

const classes = slotClasses(yearRecipe);

const FEW = 10;

export interface NamedShare {
  key: string;
  name: string;
  amount: number;
}

interface Props {
  shares: readonly NamedShare[];
  kind: 'came' | 'spent';
  /** The noun for one of the shares, and for several. */
  noun: readonly [string, string];
  /** The text that is shown if there are no shares. */
  nothing: string;
}

/** The shares of a sum as bars, in proportion to the greatest share. */
export function ShareList({ shares, kind, noun, nothing }: Props) {
  const styles = useSlotRecipe({ recipe: yearRecipe })();
  const few = useFirstFew(shares, FEW);
  const most = Math.max(0, ...shares.map(({ amount }) => amount));
  const count = shares.length.toLocaleString('pt-BR');
  const width = (amount: number) =>
    `${(most === 0 ? 0 : Math.max(0, (amount / most) * 100)).toString()}%`;
  return (
    <>
      <chakra.ul css={styles.shares}>
        {shares.length === 0 && (
          <chakra.li css={styles.share} data-none="">
            {nothing}
          </chakra.li>
        )}
        {few.shown.map(({ key, name, amount }) => (
          <li key={key} className={classes.share}>
            <span className={classes.name}>{name}</span>
            <span className={classes.amount}>{formatCurrency(amount)}</span>
            <span className={classes.track}>
              <span
                className={classes.fill}
                style={{ width: width(amount) }}
                data-came={kind === 'came' ? '' : undefined}
              />
            </span>
          </li>
        ))}
      </chakra.ul>
      <ShowAllButton few={few}>
        Ver {noun[1] === 'clientes' ? 'os' : 'as'} {count} {noun[1]}
      </ShowAllButton>
      <chakra.div css={styles.foot}>
        <span>
          {count} {noun[shares.length === 1 ? 0 : 1]}
        </span>
        <chakra.span css={styles.amount}>
          {formatCurrency(sumMoney(shares.map(({ amount }) => amount)))}
        </chakra.span>
      </chakra.div>
    </>
  );
}
