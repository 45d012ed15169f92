import { amountText } from '../../features/shared/formFields';
import { Button } from '../kit/form/Button';
import { Ledger } from '../kit/list/Ledger';
import { formatCurrency } from '../kit/text/format';
import { useCopy } from './delivery';

interface CopyLineProps {
  label: string;
  /** What is copied: a text, which stands below the label, or an amount in reais, which stands at the end of the line. */
  value: string | number;
}

/** A line of a ledger whose value is copied into another site, such as that of a government. */
export function CopyLine({ label, value }: CopyLineProps) {
  const { isCopied, copy, byHand } = useCopy();
  const isText = typeof value === 'string';
  return (
    <Ledger.Line
      actions={
        <Button
          variant="surface"
          size="sm"
          icon={isCopied ? 'check' : 'copy'}
          aria-label={`${isCopied ? 'Copiado' : 'Copiar'}: ${label}`}
          onClick={() => void copy(isText ? value : amountText(value).replace('.', ','))}
        >
          {isCopied ? 'Copiado' : 'Copiar'}
        </Button>
      }
    >
      <Ledger.Name>{label}</Ledger.Name>
      <Ledger.Detail>
        {isText && value}
        {byHand}
      </Ledger.Detail>
      {!isText && <Ledger.Amount>{formatCurrency(value)}</Ledger.Amount>}
    </Ledger.Line>
  );
}
