import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import type { Profile } from '../../features/profile/profile';
import { formatDocument } from '../../features/shared/brazil';
import type { MeiAdjustment } from '../../features/year/meiAdjustment';
import { adjusted, reportTotal, type MeiReport } from '../../features/year/meiReport';
import { Button } from '../kit/form/Button';
import { Field } from '../kit/form/Field';
import { TextArea } from '../kit/form/TextInput';
import { formatCurrency } from '../kit/text/format';
import { MeiReportLines, meiReportRecipe } from './MeiReportLines';
import { useReportForm } from './useReportForm';

interface Props {
  /** The adjustment's. */
  id: string;
  received: MeiReport;
  adjustment: MeiAdjustment | null;
  /** 'Outubro de 2026'. */
  period: string;
  profile: Profile;
  onPrint: () => void;
}

/** One month's report, on the screen and on paper. */
export function MeiReportSheet({ id, received, adjustment, period, profile, onPrint }: Props) {
  const styles = useSlotRecipe({ recipe: meiReportRecipe })();
  const sheet = useReportForm({ id, received, adjustment });
  const { report, noted } = sheet;
  const came = reportTotal(received);
  const isStored = JSON.stringify(adjusted(received, adjustment)) !== JSON.stringify(received);
  const isAdjusted = isStored || reportTotal(report) !== came;
  return (
    <>
      <chakra.div css={styles.facts}>
        <p>CNPJ: {formatDocument(profile.document ?? '')}</p>
        <p>Empreendedor individual: {profile.name}</p>
        <p>Período de apuração: {period}</p>
      </chakra.div>
      <MeiReportLines report={report} sheet={sheet} />
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
              ? `O recebido no mês foi ${formatCurrency(came)}. Diga por que o relatório é outro: os ajustes e a nota ficam guardados neste mês.`
              : 'Preenchido com o que foi recebido. O que mudar aqui fica guardado neste mês; um campo vazio volta ao recebido.'
          }
        >
          <TextArea {...sheet.note()} />
        </Field>
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
    </>
  );
}
