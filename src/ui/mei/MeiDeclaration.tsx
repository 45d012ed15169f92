import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import { amountText } from '../../features/shared/formFields';
import type { Declaration } from '../../features/year/meiReport';
import { useCopy } from '../documents/waysOut';
import { Button } from '../kit/form/Button';
import { formatCurrency } from '../kit/text/format';
import { yearRecipe } from '../theme/recipes/year';
import { YearPart } from '../year/YearPart';

const LINES = [
  ['goods', 'Comércio e indústria'],
  ['services', 'Prestação de serviços'],
  ['total', 'Receita bruta total'],
] as const;

function Line({ label, amount }: { label: string; amount: number }) {
  const { isCopied, copy, byHand } = useCopy();
  const styles = useSlotRecipe({ recipe: yearRecipe })();
  return (
    <chakra.li css={styles.line}>
      <span>{label}</span>
      <chakra.span css={styles.amount}>{formatCurrency(amount)}</chakra.span>
      <Button
        variant="surface"
        size="sm"
        icon={isCopied ? 'check' : 'copy'}
        minHeight={{ base: '44px', md: '40px' }}
        aria-label={`${isCopied ? 'Copiado' : 'Copiar'}: ${label}`}
        _print={{ display: 'none' }}
        onClick={() => {
          void copy(amountText(amount).replace('.', ','));
        }}
      >
        {isCopied ? 'Copiado' : 'Copiar'}
      </Button>
      {byHand}
    </chakra.li>
  );
}

/** What the yearly declaration (DASN-SIMEI) asks for, to be copied into it. */
export function MeiDeclaration({ sums, isAdjusted }: { sums: Declaration; isAdjusted: boolean }) {
  return (
    <YearPart
      title="Declaração anual"
      note={`DASN-SIMEI: só os valores${isAdjusted ? ', com os ajustes dos relatórios mensais' : ''}; nenhum imposto é calculado`}
    >
      <ul>
        {LINES.map(([kind, label]) => (
          <Line key={kind} label={label} amount={sums[kind]} />
        ))}
      </ul>
    </YearPart>
  );
}
