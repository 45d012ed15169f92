import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';

import { MEI_ACTIVITIES, type MeiActivity, type Profile } from '../../features/profile/profile';
import { formatDocument } from '../../features/shared/brazil';
import { amountText, parseNumber } from '../../features/shared/formFields';
import { grossTotal, reportTotal, type MeiReport as Report } from '../../features/year/meiReport';
import { printAs } from '../documents/printAs';
import { Button } from '../kit/form/Button';
import { Field } from '../kit/form/Field';
import { AmountInput } from '../kit/form/NumberInput';
import { Select } from '../kit/form/Select';
import { TextArea } from '../kit/form/TextArea';
import { formatCurrency } from '../kit/text/format';
import { meiReportRecipe } from '../theme/recipes/mei';
import { MONTH_NAMES } from '../year/monthNames';
import { YearPart } from '../year/YearPart';

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

const WAYS = ['without', 'with'] as const;

const wayText = {
  without: 'com dispensa de documento fiscal',
  with: 'com documento fiscal emitido',
};

type Texts = Record<MeiActivity, Record<(typeof WAYS)[number], string>> & { note: string };

const perActivity = <T,>(of: (activity: MeiActivity) => T): Record<MeiActivity, T> => ({
  trade: of('trade'),
  industry: of('industry'),
  services: of('services'),
});

/** What cannot be read counts for nothing. */
const reais = (text: string): number => {
  const amount = parseNumber(text);
  return Number.isFinite(amount) && amount > 0 ? amount : 0;
};

const textsOf = (report: Report): Texts => ({
  ...perActivity((activity) => ({
    without: amountText(report[activity].without),
    with: amountText(report[activity].with),
  })),
  note: '',
});

const reportOf = (texts: Texts): Report =>
  perActivity((activity) => ({
    without: reais(texts[activity].without),
    with: reais(texts[activity].with),
  }));

function Lines({ form, report }: { form: UseFormReturn<Texts>; report: Report }) {
  const styles = useSlotRecipe({ recipe: meiReportRecipe })();
  return MEI_ACTIVITIES.map((activity) => {
    const { title, of, numbers } = GROUP[activity];
    return (
      <div key={activity}>
        <chakra.h3 css={styles.group}>{title}</chakra.h3>
        {WAYS.map((way, index) => {
          const label = `${numbers[index] ?? ''}. ${of} ${wayText[way]}`;
          return (
            <chakra.div key={way} css={styles.line}>
              <span>{label}</span>
              <chakra.span _print={{ display: 'none' }}>
                <AmountInput aria-label={label} {...form.register(`${activity}.${way}`)} />
              </chakra.span>
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

interface SheetProps {
  /** As what was received says. */
  filled: Report;
  /** 'Outubro de 2026'. */
  period: string;
  profile: Profile;
  onPrint: () => void;
}

function Sheet({ filled, period, profile, onPrint }: SheetProps) {
  const styles = useSlotRecipe({ recipe: meiReportRecipe })();
  const form = useForm<Texts>({ defaultValues: textsOf(filled) });
  const texts = useWatch({ control: form.control, compute: (values) => values });
  const report = reportOf(texts);
  const isAdjusted = reportTotal(report) !== reportTotal(filled);
  return (
    <>
      <chakra.div css={styles.facts}>
        <p>CNPJ: {formatDocument(profile.document ?? '')}</p>
        <p>Empreendedor individual: {profile.name}</p>
        <p>Período de apuração: {period}</p>
      </chakra.div>
      <Lines form={form} report={report} />
      <chakra.div css={styles.line} data-total="">
        <span>X. Total geral das receitas brutas no mês (III + VI + IX)</span>
        <chakra.span css={styles.amount}>
          <chakra.span css={styles.total}>{formatCurrency(reportTotal(report))}</chakra.span>
        </chakra.span>
      </chakra.div>
      <chakra.div marginTop="3" _print={{ display: 'none' }}>
        <Field
          label="Nota sobre ajustes"
          hint={
            isAdjusted
              ? `O recebido no mês foi ${formatCurrency(reportTotal(filled))}. Diga por que o relatório é outro. O que mudou vale só para esta impressão, e não fica guardado.`
              : 'Preenchido com o que foi recebido. O que mudar aqui vale só para esta impressão, e não fica guardado.'
          }
        >
          <TextArea {...form.register('note')} />
        </Field>
      </chakra.div>
      {texts.note.trim() !== '' && (
        <chakra.p css={styles.said} aria-hidden="true">
          {`Nota sobre ajustes: ${texts.note.trim()}`}
        </chakra.p>
      )}
      <chakra.div css={styles.sign} aria-hidden="true">
        <span>Local e data</span>
        <span>Assinatura do empresário</span>
      </chakra.div>
      <chakra.div css={styles.bar} marginTop="4">
        <Button variant="surface" icon="printer" onClick={onPrint}>
          Imprimir relatório
        </Button>
      </chakra.div>
    </>
  );
}

interface Props {
  year: number;
  profile: Profile;
  /** The month that it opens with; 0 for January. */
  month: number;
  reportOfMonth: (month: number) => Report;
  /** Calls back once nothing else is on the page that is printed. */
  printAlone: (print: () => void) => void;
}

/** The monthly report of gross revenue, filled in from what was received. */
export function MeiReport({ year, profile, month: first, reportOfMonth, printAlone }: Props) {
  const [month, choose] = useState(first);
  const styles = useSlotRecipe({ recipe: meiReportRecipe })();
  const period = `${MONTH_NAMES[month] ?? ''} de ${year.toString()}`;
  return (
    <YearPart title="Relatório mensal das receitas brutas" alone>
      <chakra.div css={styles.root}>
        <chakra.div css={styles.bar}>
          <Field label="Mês do relatório">
            <Select
              value={month}
              onChange={({ target }) => {
                choose(Number(target.value));
              }}
            >
              {MONTH_NAMES.map((name, index) => (
                <option key={name} value={index}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </chakra.div>
        <Sheet
          // What was typed belongs to its month.
          key={period}
          filled={reportOfMonth(month)}
          period={period}
          profile={profile}
          onPrint={() => {
            printAlone(() => {
              printAs(`Receitas brutas, ${period}`);
            });
          }}
        />
      </chakra.div>
    </YearPart>
  );
}
