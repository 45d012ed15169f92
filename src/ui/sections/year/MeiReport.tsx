/** The monthly report of a MEI's revenue: the sheet of a month, and the choice of the month. */
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useRef, useState } from 'react';
import {
  MEI_ACTIVITIES,
  type MeiActivity,
  type Profile,
} from '../../../features/business/profile/profile';
import { formatDocument } from '../../../features/shared/brazil';
import {
  meiLineOf,
  MEI_REVENUE_KINDS,
  adjustmentId,
  type MeiAdjustment,
  type MeiRevenueKind,
} from '../../../features/business/year/meiAdjustment';
import {
  adjustedReport,
  grossTotal,
  reportTotal,
  type MeiReport,
  type MeiReport as Report,
} from '../../../features/business/year/meiReport';
import { selectAside } from '../../../features/app/forms/formsSlice';
import { useAppSelector } from '../../../store/hooks';
import { printAs } from '../../documents/paper';
import { Button } from '../../kit/form/Button';
import { Field } from '../../kit/form/Field';
import { Fold } from '../../kit/form/Fold';
import { AmountInput } from '../../kit/form/NumberInput';
import { usePrinted } from '../../kit/list/usePrinted';
import { Select } from '../../kit/form/Select';
import { TextArea } from '../../kit/form/TextInput';
import { useHeldWhilePressed } from '../../kit/hooks/useHeldWhilePressed';
import { formatCurrency } from '../../kit/text/format';
import { ledgerAmount, ruleAbove, lineSides, finalSumLine } from '../../theme/recipes/ledger';
import { MONTH_NAMES } from './MonthChart';
import { YearPart } from './YearPart';
import { useReportForm, type ReportForm } from './useReportForm';
import { slotRecipe } from '../../theme/slotRecipe';

/** The look of the official form of the monthly report: ten numbered lines in three groups. */
const meiReportRecipe = slotRecipe({
  className: 'mei-report',

  base: {
    root: { ...lineSides, paddingBottom: '6', fontSize: 'control' },
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
      ...ruleAbove,
      '&[data-total]': { fontWeight: 600 },
      // The column is wider for the total than for the other amounts.
      _print: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(116px, max-content)',
        minHeight: 0,
        paddingBlock: '5px',
      },
    },
    amount: ledgerAmount,
    // On paper a typed amount is plain text.
    typed: { display: 'none', textStyle: 'digits', textAlign: 'end', _print: { display: 'block' } },
    total: finalSumLine,
    // The typed note as it is printed.
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

/** The texts of the official form for each activity: those of the group and of its three lines. */
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

const wayText: Record<MeiRevenueKind, string> = {
  without: 'com dispensa de documento fiscal',
  with: 'com documento fiscal emitido',
};

/**
 * The first nine lines of the official form. For each activity there are three: the revenue without a fiscal document,
 * the revenue with one, and the sum of both.
 */
function MeiReportLines({ report, sheet }: { report: MeiReport; sheet: ReportForm }) {
  const styles = useSlotRecipe({ recipe: meiReportRecipe })();
  return MEI_ACTIVITIES.map((activity) => {
    const { title, of, numbers } = GROUP[activity];
    return (
      <div key={activity}>
        <chakra.h3 css={styles.group}>{title}</chakra.h3>
        {MEI_REVENUE_KINDS.map((way, index) => {
          const line = meiLineOf(activity, way);
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

interface SheetProps {
  /** The id of the month's adjustment. */
  id: string;
  received: MeiReport;
  adjustment: MeiAdjustment | null;
  /** The month as the heading of the report: 'Outubro de 2026'. */
  period: string;
  profile: Profile;
  onPrint: () => void;
}

/** The report of one month, on screen and on paper. */
function MeiReportSheet({ id, received, adjustment, period, profile, onPrint }: SheetProps) {
  const styles = useSlotRecipe({ recipe: meiReportRecipe })();
  const sheet = useReportForm({ id, received, adjustment });
  const { report, noted } = sheet;
  const receivedTotal = reportTotal(received);
  const differs = JSON.stringify(adjustedReport(received, adjustment)) !== JSON.stringify(received);
  const { isStored, isAdjusted } = useHeldWhilePressed({
    isStored: differs,
    isAdjusted: differs || reportTotal(report) !== receivedTotal,
  });
  // The lines are folded while they say only what was received. Once they say more, they stay open.
  const isOwn = isAdjusted || noted !== '';
  const [wasOwn, setOwn] = useState(isOwn);
  if (isOwn && !wasOwn) setOwn(true);
  const sheetRef = useRef<HTMLDivElement>(null);
  const isPrinted = usePrinted();
  useLayoutEffect(() => {
    const fold = sheetRef.current?.querySelector('details');
    // Paper shows the whole form.
    if (isPrinted && fold) fold.open = true;
  }, [isPrinted]);
  return (
    <div ref={sheetRef}>
      <chakra.div css={styles.facts}>
        <p>CNPJ: {formatDocument(profile.document ?? '')}</p>
        <p>Empreendedor individual: {profile.name}</p>
        <p>Período de apuração: {period}</p>
      </chakra.div>
      <Fold summary="Linhas do relatório e ajustes" open={isOwn || wasOwn} ruled={false}>
        <MeiReportLines report={report} sheet={sheet} />
        <chakra.div marginTop="3" _print={{ display: 'none' }}>
          <Field
            label="Nota sobre ajustes"
            hint={
              isAdjusted
                ? `O recebido no mês foi ${formatCurrency(receivedTotal)}. Diga por que o relatório é outro: os ajustes e a nota ficam guardados neste mês.`
                : 'Preenchido com o que foi recebido. Com documento fiscal: o que tem número de nota no pagamento e o que veio de empresa (CNPJ). O que mudar aqui fica guardado neste mês; um campo vazio volta ao recebido.'
            }
          >
            <TextArea {...sheet.note()} />
          </Field>
        </chakra.div>
      </Fold>
      <chakra.div css={styles.line} data-total="">
        <span>X. Total geral das receitas brutas no mês (III + VI + IX)</span>
        <chakra.span css={styles.amount}>
          <chakra.span css={styles.total}>{formatCurrency(reportTotal(report))}</chakra.span>
        </chakra.span>
      </chakra.div>
      {noted !== '' && (
        <chakra.p css={styles.said} aria-hidden="true">
          {`Nota sobre ajustes: ${noted}`}
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
        {isStored && (
          <Button variant="plain" paddingInline="0" onClick={sheet.takeBack}>
            Voltar ao recebido
          </Button>
        )}
      </chakra.div>
    </div>
  );
}

interface MeiReportProps {
  year: number;
  profile: Profile;
  /** The month that is shown first, unless something was typed for another one; 0 for January. */
  month: number;
  receivedIn: (month: number) => Report;
  adjustments: Readonly<Record<string, MeiAdjustment>>;
  /** Prints the report while everything else is hidden. */
  printAlone: (print: () => void) => void;
}

/** The monthly report of gross revenue. It is made of the receipts and of the adjustments that the user types. */
export function MeiReport({
  year,
  profile,
  month: first,
  receivedIn,
  adjustments,
  printAlone,
}: MeiReportProps) {
  const typed = useAppSelector(selectAside).month;
  const [month, choose] = useState(() => {
    const isTyped = (_: string, each: number) => adjustmentId(profile.id, year, each) === typed?.id;
    const before = MONTH_NAMES.findIndex(isTyped);
    return before === -1 ? first : before;
  });
  const styles = useSlotRecipe({ recipe: meiReportRecipe })();
  const id = adjustmentId(profile.id, year, month);
  const period = `${MONTH_NAMES[month] ?? ''} de ${year.toString()}`;
  return (
    <YearPart title="Relatório mensal das receitas brutas" width="wide" alone>
      <chakra.div css={styles.root}>
        <chakra.div css={styles.bar}>
          <Field label="Mês do relatório">
            <Select value={month} onChange={({ target }) => choose(Number(target.value))}>
              {MONTH_NAMES.map((name, index) => (
                <option key={name} value={index}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </chakra.div>
        <MeiReportSheet
          // Each month has a key of its own, so that the input of one month is not shown in another.
          key={period}
          id={id}
          received={receivedIn(month)}
          adjustment={adjustments[id] ?? null}
          period={period}
          profile={profile}
          onPrint={() => printAlone(() => printAs(`Receitas brutas, ${period}`))}
        />
      </chakra.div>
    </YearPart>
  );
}
