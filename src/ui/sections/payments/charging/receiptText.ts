import type { ReceiptDocument } from '../../../../features/business/documents/receiptDocument';
import { partName } from '../../../../features/business/payments/paymentWords';
import { nameInMessages } from '../../../../features/shared/nameInMessages';
import { quoted } from '../../../../features/shared/quoted';
import { formatCurrency } from '../../../kit/text/format';

/**
 * The message that goes with a receipt: 'Olá, Joana! Segue o recibo da parcela 2/3 de “Catálogo”, de R$ 100,00.'
 * @param count - how many parts the plan has.
 * @param attached - the sentence that names the attached file.
 */
export function receiptText(
  { payer, payee, part, project, amount }: ReceiptDocument,
  count: number,
  attached: string,
): string {
  const client = nameInMessages(payer.name ?? '');
  const name = partName(part.number, count)?.toLowerCase();
  const of = project === null ? '' : ` de ${quoted(project)}`;
  const sum = amount === null ? '' : `, de ${formatCurrency(amount)}`;
  return [
    `Olá${client === '' ? '' : `, ${client}`}! Segue o recibo ${name === undefined ? 'do pagamento' : `da ${name}`}${of}${sum}.`,
    attached,
    `Agradeço a confiança!${payee.name === null ? '' : `\n${payee.name}`}`,
  ].join('\n\n');
}
