import { chakra } from '@chakra-ui/react/styled-system';
import { useWatch } from 'react-hook-form';
import {
  installmentCount,
  paymentAmounts,
  paymentTotal,
  type Payment,
} from '../../../features/business/payments/payment';
import { selectPartsByPayment } from '../../../features/business/payments/paymentPartsSlice';
import { paymentPlan } from '../../../features/business/payments/plan';
import { allReceipts, receivedSum } from '../../../features/business/payments/received';
import { parseNumber } from '../../../features/shared/formFields';
import { toCents } from '../../../features/shared/money';
import { MAX_INSTALLMENTS } from '../../../features/shared/paymentMethods';
import { useAppSelector } from '../../../store/hooks';
import { Icon } from '../../kit/art/Icon';
import { Field } from '../../kit/form/Field';
import { MethodOptions } from '../../records/MethodOptions';
import { formatCurrency } from '../../kit/text/format';
import { DateInput } from '../../kit/form/TextInput';
import { AmountInput } from '../../kit/form/NumberInput';
import { Select } from '../../kit/form/Select';
import type { FormOf } from '../../records/useModalForm';
import type {
  PaymentFormValues,
  PaymentFormOutput,
} from '../../../features/business/payments/paymentForm';

/**
 * The hint under the count of installments: '3 parcelas de R$ 33,33'. Without an amount, it warns that the payment
 * will be saved as a single payment.
 */
function perInstallment(amount: string, count: number): string | undefined {
  if (amount === '') return 'Sem o valor, o pagamento é salvo à vista.';
  const total = parseNumber(amount);
  if (!Number.isFinite(total) || total < 0) return undefined;
  return `${count.toString()} parcelas de ${formatCurrency(total / count)}`;
}

/**
 * 'A última é de R$ 33,34.', where the total cannot be divided evenly and the last part takes the remaining cents.
 * Undefined otherwise.
 */
function lastInstallment(amount: string, count: number): string | undefined {
  const total = parseNumber(amount);
  if (amount === '' || !Number.isFinite(total) || total < 0) return undefined;
  const draft = paymentAmounts(total, 'pix', count);
  const { parts } = paymentPlan({ paid: false, paymentDate: null, ...draft });
  const [first, last] = [parts[0]?.amount ?? 0, parts.at(-1)?.amount ?? 0];
  return first === last ? undefined : `A última é de ${formatCurrency(last)}.`;
}

/** The line below the amounts, for what they come to. Its room is kept while nothing is said. */
export const Outcome = chakra('div', {
  base: { gridColumn: '1 / -1', marginTop: '-5', minHeight: { base: '2.5rem', md: '5' } },
});

const Note = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    color: 'yellowInk',
    _icon: { flex: 'none' },
  },
});

interface ReceivedNoteProps {
  form: FormOf<PaymentFormValues, PaymentFormOutput>;
  payment: Payment;
}

/**
 * What the typed amount does not say: by how much it was reduced, and that what was received counts differently after
 * the save, or is more than the total. As specified, a payment that is marked paid counts with its amount, or with one
 * installment. What was received before does not matter.
 */
export function ReceivedNote({ form, payment }: ReceivedNoteProps) {
  const partsOf = useAppSelector(selectPartsByPayment);
  const [method, installments, amount, paid] = useWatch({
    control: form.control,
    name: ['paymentMethod', 'installments', 'amount', 'paid'],
  });
  const whole = amount === '' ? null : parseNumber(amount);
  const receivedOf = (one: Payment) => receivedSum(allReceipts([one], partsOf));
  const before = receivedOf(payment);
  if (before === 0) return null;
  const isNumber = whole === null || Number.isFinite(whole);
  const isTold = isNumber && paid === payment.paid;
  const changed = paymentAmounts(whole, method === 'pix' ? method : null, Number(installments));
  const isSame =
    whole === paymentTotal(payment) && Number(installments) === installmentCount(payment);
  const next = { ...payment, ...(!isSame && changed) };
  const after = isSame ? before : receivedOf(next);
  const { total } = paymentPlan({ ...next, paid }, partsOf[payment.id]);
  const discount = total === null ? 0 : (toCents(paymentTotal(next) ?? 0) - toCents(total)) / 100;
  const isMore = total !== null && after > total;
  return (
    <Outcome role="status" minHeight={{ base: '4.5rem', md: '12' }}>
      {isNumber && discount !== 0 && (
        <chakra.p fontSize="note" color="muted">
          {`Já com ${discount > 0 ? 'desconto de ' : ''}${formatCurrency(Math.abs(discount))}${discount > 0 ? '' : ' a mais'}: total ${formatCurrency(total ?? 0)}.`}
        </chakra.p>
      )}
      {isTold && (before !== after || isMore) && (
        <Note>
          <Icon name="alert" />
          {before === after
            ? `Deste pagamento já contam ${formatCurrency(before)} como recebidos, mais que o total.`
            : `Deste pagamento já contam ${formatCurrency(before)} como recebidos. Salvo assim, contarão ${formatCurrency(after)}${isMore ? ', mais que o total' : ''}.`}
        </Note>
      )}
    </Outcome>
  );
}

/** The counts to choose from: 1 to 12, or up to the count of an existing payment that has more. */
const choices = (current: number): number[] =>
  Array.from({ length: Math.max(MAX_INSTALLMENTS, current || 1) }, (_, index) => index + 1);

interface AmountFieldsProps {
  form: FormOf<PaymentFormValues, PaymentFormOutput>;
  /** Whether the due day of the first part is loaded. Before that, the day cannot be changed. */
  isDueKnown: boolean;
}

/** Two selects side by side at any width. The place of the second is kept while only the first is there. */
const Pair = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: { base: '3', md: '5' },
  },
});

/** The fields for the payment method and the amount. Only Pix offers installments. */
export function AmountFields({ form, isDueKnown }: AmountFieldsProps) {
  const { register, setValue, control, formState } = form;
  const { errors } = formState;
  const [method, installments, amount, paid] = useWatch({
    control,
    name: ['paymentMethod', 'installments', 'amount', 'paid'],
  });
  const isPix = method === 'pix';
  const count = Number(installments);
  const isSplit = isPix && count > 1;
  const last = isSplit ? lastInstallment(amount, count) : undefined;
  return (
    <>
      <Pair>
        <Field label="Forma de Pagamento" half error={errors.paymentMethod?.message}>
          <Select
            {...register('paymentMethod', {
              onChange: (event: { target: { value: string } }) => {
                if (event.target.value !== 'pix')
                  setValue('installments', '1', { shouldDirty: true });
              },
            })}
          >
            <MethodOptions />
          </Select>
        </Field>
        {isPix && (
          <Field label="Parcelas" half error={errors.installments?.message}>
            <Select {...register('installments')}>
              {choices(count).map((value) => (
                <option key={value} value={value}>
                  {value === 1 ? 'À vista (1x)' : `${value.toString()}x`}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </Pair>
      <Field
        label={isSplit ? 'Valor Total' : paid ? 'Valor Recebido' : 'Valor'}
        half
        keepsRoom
        error={errors.amount?.message}
        hint={isSplit ? perInstallment(amount, count) : undefined}
        below={
          last !== undefined && (
            <chakra.p fontSize="note" color="muted">
              {last}
            </chakra.p>
          )
        }
      >
        <AmountInput {...register('amount')} />
      </Field>
      <Field
        label={isSplit ? 'Vencimento da 1ª Parcela' : 'Vencimento'}
        half
        keepsRoom
        error={errors.dueOn?.message}
        hint={
          !isDueKnown ? 'Ainda carregando…' : isSplit ? 'As outras vencem mês a mês.' : undefined
        }
      >
        <DateInput {...register('dueOn')} readOnly={!isDueKnown} />
      </Field>
    </>
  );
}
