import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react/styled-system';

import { MEI_ACTIVITIES, type MeiActivity } from '../../features/profile/profile';
import { lineOf, MEI_WAYS, type MeiWay } from '../../features/year/meiAdjustment';
import { grossTotal, type MeiReport } from '../../features/year/meiReport';
import { Field } from '../kit/form/Field';
import { AmountInput } from '../kit/form/NumberInput';
import { formatCurrency } from '../kit/text/format';
import { amount, ruled, sides, sumLine } from '../theme/recipes/ledger';
import { figures } from '../theme/type';
import type { ReportForm } from './useReportForm';

/** The monthly report as the official form has it: ten numbered lines in three groups. */
export const meiReportRecipe = defineSlotRecipe({
  className: 'mei-report',
  slots: ['root', 'bar', 'facts', 'group', 'line', 'amount', 'typed', 'total', 'said', 'sign'],
  base: {
    root: { ...sides, paddingBottom: '6', fontSize: 'control' },
    bar: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      gap: '3',
      marginBottom: '4',
      '& > div:first-of-type': { flex: '1 1 180px', maxWidth: '280px' },
      _print: { display: 'none' },
    },
    facts: { display: 'none', marginBottom: '4', _print: { display: 'block' } },
    group: { paddingBlock: '12px 4px', fontWeight: 600 },
    line: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 176px' },
      alignItems: 'center',
      columnGap: '4',
      rowGap: '2',
      minHeight: '52px',
      paddingBlock: '2',
      ...ruled,
      '&[data-total]': { fontWeight: 600 },
      // The total is wider than what it adds up.
      _print: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(116px, max-content)',
        minHeight: 0,
        paddingBlock: '5px',
      },
    },
    amount,
    // On paper the typed amount is text.
    typed: { display: 'none', ...figures, textAlign: 'end', _print: { display: 'block' } },
    total: sumLine,
    // What was noted, on paper.
    said: {
      display: 'none',
      marginTop: '4',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
      _print: { display: 'block' },
    },
    sign: {
      display: 'none',
      breakInside: 'avoid',
      _print: { display: 'flex', justifyContent: 'space-between', gap: '40px', marginTop: '64px' },
      '& > span': { flex: 1, borderTop: '1px solid', borderColor: 'ink', paddingTop: '4px' },
    },
  },
});

/** The official form's words: of the group, and of its three lines. */
const GROUP: Record<MeiActivity, { title: string; of: string; numbers: [string, string, string] }> =
  {
    trade: {
      title: 'Receita bruta mensal: revenda de mercadorias (comércio)',
      of: 'Revenda de mercadorias',
      numbers: ['I', 'II', 'III'],
    },
    industry: {
      title: 'Receita bruta mensal: venda de produtos industrializados (indústria)',
      of: 'Venda de produtos industrializados',
      numbers: ['IV', 'V', 'VI'],
    },
    services: {
      title: 'Receita bruta mensal: prestação de serviços',
      of: 'Receita com prestação de serviços',
      numbers: ['VII', 'VIII', 'IX'],
    },
  };

const wayText: Record<MeiWay, string> = {
  without: 'com dispensa de documento fiscal',
  with: 'com documento fiscal emitido',
};

/** The form's first nine lines: what is from each kind of activity, both ways, and together. */
export function MeiReportLines({ report, sheet }: { report: MeiReport; sheet: ReportForm }) {
  const styles = useSlotRecipe({ recipe: meiReportRecipe })();
  return MEI_ACTIVITIES.map((activity) => {
    const { title, of, numbers } = GROUP[activity];
    return (
      <div key={activity}>
        <chakra.h3 css={styles.group}>{title}</chakra.h3>
        {MEI_WAYS.map((way, index) => {
          const line = lineOf(activity, way);
          const label = `${numbers[index] ?? ''}. ${of} ${wayText[way]}`;
          return (
            <chakra.div key={way} css={styles.line}>
              <span aria-hidden="true">{label}</span>
              <chakra.div _print={{ display: 'none' }}>
                <Field label={label} labels="hidden" error={sheet.errorOf(line)}>
                  <AmountInput {...sheet.amount(line)} />
                </Field>
              </chakra.div>
              <chakra.span css={styles.typed} aria-hidden="true">
                {formatCurrency(report[activity][way])}
              </chakra.span>
            </chakra.div>
          );
        })}
        <chakra.div css={styles.line} data-total="">
          <span>
            {numbers[2]}. Total ({numbers[0]} + {numbers[1]})
          </span>
          <chakra.span css={styles.amount}>
            {formatCurrency(grossTotal(report[activity]))}
          </chakra.span>
        </chakra.div>
      </div>
    );
  });
}
