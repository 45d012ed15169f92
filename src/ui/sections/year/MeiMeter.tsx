import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import type { MeiLevel, MeiMeter as Meter } from '../../../features/business/year/mei';
import { Icon } from '../../kit/art/Icon';
import { formatCurrency, formatCurrencyWhole, formatDay } from '../../kit/text/format';
import { lineSides } from '../../theme/recipes/ledger';
import { YearPart } from './YearPart';
import { slotRecipe } from '../../theme/slotRecipe';

/** The look of the MEI cap as tiles, one for each month. */
const meiMeterRecipe = slotRecipe({
  className: 'mei-meter',

  base: {
    root: { ...lineSides, paddingBottom: '5' },
    words: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '2',
      color: 'muted',
      fontSize: 'control',
    },
    sum: { textStyle: 'figure', fontSize: 'card', color: 'ink' },
    tiles: {
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
      display: 'flex',
      gap: '4px',
      height: '12px',
      marginBlock: '16px 12px',
    },
    tile: { flex: 1, border: 'strong' },
    fill: {
      display: 'block',
      height: '100%',
      background: 'accent',
      '[data-late] &': { background: 'danger' },
    },
    note: { fontSize: 'note', color: 'muted' },
    warning: {
      display: 'flex',
      gap: '2',
      alignItems: 'flex-start',
      marginTop: '3',
      fontSize: 'control',
      fontWeight: 600,
      color: 'danger',
      '& > svg': { flex: 'none', marginTop: '2px' },
    },
  },
});

const WARNING: Record<Exclude<MeiLevel, 'fine'>, string> = {
  near: 'Perto do limite.',
  over: 'Acima do limite. Fale com quem cuida da sua contabilidade.',
  farOver: 'Mais de 20% acima do limite. Fale já com quem cuida da sua contabilidade.',
};

/** Says how much is left until the cap, or by how much the cap is exceeded. */
const leftText = ({ left }: Meter): string =>
  left >= 0 ? `Ainda cabem ${formatCurrency(left)}.` : `Passou ${formatCurrency(-left)}.`;

/** The year's revenue compared with the cap, as tiles, one for each month. It never computes a tax. */
export function MeiMeter({ meter }: { meter: Meter }) {
  const { cap, validFrom, months, revenue, percent, level, pace } = meter;
  const styles = useSlotRecipe({ recipe: meiMeterRecipe })();
  const tile = cap / months;
  const fill = (index: number) => Math.min(1, Math.max(0, revenue / tile - index)) * 100;
  return (
    <YearPart title="Limite do MEI">
      <chakra.div css={styles.root}>
        <chakra.p css={styles.words}>
          <span>
            {leftText(meter)}
            {pace !== null &&
              ` No ritmo de hoje, o ano fecha perto de ${formatCurrencyWhole(pace)}.`}
          </span>
          <span>
            <chakra.b css={styles.sum}>{formatCurrency(revenue)}</chakra.b> de {formatCurrency(cap)}{' '}
            · {percent}%
          </span>
        </chakra.p>
        <chakra.div
          css={styles.tiles}
          role="meter"
          aria-label="Limite do MEI"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.min(100, percent)}
          aria-valuetext={`${formatCurrency(revenue)} de ${formatCurrency(cap)}, ${percent.toString()}%`}
          data-late={level === 'over' || level === 'farOver' ? '' : undefined}
        >
          {Array.from({ length: months }, (_, index) => (
            <chakra.span key={index} css={styles.tile}>
              <chakra.span css={styles.fill} style={{ width: `${fill(index).toString()}%` }} />
            </chakra.span>
          ))}
        </chakra.div>
        <chakra.p css={styles.note}>
          Cada azulejo é um mês do limite: {formatCurrencyWhole(tile)}. O limite
          {validFrom !== null && `, que vale desde ${formatDay(validFrom)},`} fica em Meus dados.
          Conta o que foi recebido com data; nenhum imposto é calculado aqui.
        </chakra.p>
        {level !== 'fine' && (
          <chakra.p css={styles.warning}>
            <Icon name="alert" />
            {WARNING[level]}
          </chakra.p>
        )}
      </chakra.div>
    </YearPart>
  );
}
