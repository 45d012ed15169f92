import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import { MEI_ACTIVITIES, type MeiActivity } from '../../features/profile/profile';
import { lineOf, MEI_WAYS, type MeiWay } from '../../features/year/meiAdjustment';
import { grossTotal, type MeiReport } from '../../features/year/meiReport';
import { Field } from '../kit/form/Field';
import { AmountInput } from '../kit/form/NumberInput';
import { formatCurrency } from '../kit/text/format';
import { meiReportRecipe } from '../theme/recipes/mei';
import type { ReportForm } from './useReportForm';

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
