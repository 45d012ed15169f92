/** The dialog 'Recebi outro valor': what came of a part, on which day, and what becomes of the difference. */
import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type SyntheticEvent } from 'react';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import type { PartModal } from '../../../features/app/forms/modal';
import { differenceKinds, proposedRestDay } from '../../../features/business/payments/difference';
import { otherAmountSchema } from '../../../features/business/payments/otherAmount';
import type { Payment } from '../../../features/business/payments/payment';
import { selectPartsByPayment } from '../../../features/business/payments/paymentPartsSlice';
import { paymentsActions } from '../../../features/business/payments/paymentsSlice';
import {
  isPartOpen,
  paymentPlan,
  type PaymentPart,
  type PlannedPart,
} from '../../../features/business/payments/plan';
import {
  nextPieceNumber,
  receiptResult,
  type Difference,
  type ReceiptResult,
} from '../../../features/business/payments/receiptSteps';
import { projectsSelectors } from '../../../features/business/projects/projectsSlice';
import { toCents } from '../../../features/shared/money';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Modal, ModalBody, ModalFoot } from '../../kit/dialog/Modal';
import { Button } from '../../kit/form/Button';
import { Field, FormGrid } from '../../kit/form/Field';
import { AmountInput } from '../../kit/form/NumberInput';
import { RadioGroup } from '../../kit/form/RadioGroup';
import { DateInput } from '../../kit/form/TextInput';
import { formatCurrency, joinWithAnd } from '../../kit/text/format';
import { useToday } from '../../kit/hooks/useToday';
import { differenceKindText } from '../../records/texts/differenceTexts';
import { projectName } from '../../records/texts/projectTexts';
import { useIsLoaded, useLookup } from '../../records/useLookup';
import { StillLoading } from '../../records/StillLoading';

interface Props {
  payment: Payment;
  modal: PartModal;
}

type Kind = Difference['kind'];

/** The resulting sums of a choice, in words. */
function resultText(
  kind: Kind,
  part: PlannedPart,
  before: readonly PlannedPart[],
  { plan }: ReceiptResult,
): string {
  const total = formatCurrency(plan.total ?? 0);
  const isOnly = plan.parts.length === 1;
  const now = plan.parts.find(({ number }) => number === part.number);
  const amount = formatCurrency(now?.amount ?? 0);
  switch (kind) {
    case 'open':
      return `Ficam ${amount} em aberto${isOnly ? '' : ' nesta parcela'}; o total não muda.`;
    case 'discount':
      return isOnly
        ? `O pagamento fica em ${amount}.`
        : `A parcela fica em ${amount}, o total em ${total}.`;
    case 'extra':
      return `Juros, gorjeta ou reembolso: o total sobe para ${total}.`;
    case 'next': {
      const others = plan.parts.filter(
        (each, index) => each.number !== part.number && each.amount !== before[index]?.amount,
      );
      const closed = plan.parts.filter(
        (each, index) => each.number !== part.number && each.received && !before[index]?.received,
      );
      const words = [
        ...closed.map(({ number }) => `a parcela ${number.toString()} fica paga`),
        ...others
          .filter((each) => !each.received)
          .map(
            (each) =>
              `a parcela ${each.number.toString()} fica em ${formatCurrency(each.amount ?? 0)}`,
          ),
      ];
      const text = joinWithAnd(words);
      return `${text.charAt(0).toUpperCase()}${text.slice(1)}; o total não muda.`;
    }
  }
}

const Heading = chakra('h3', {
  base: { textStyle: 'title', fontSize: 'card', marginTop: '5', overflowWrap: 'anywhere' },
});

interface FormProps extends Props {
  part: PlannedPart;
  rows: readonly PaymentPart[] | undefined;
  onTyped: () => void;
}

function AmountForm({ payment, modal, part, rows, onTyped }: FormProps) {
  const dispatch = useAppDispatch();
  const today = useToday();
  const plan = paymentPlan(payment, rows);
  const project = useLookup(projectsSelectors)(payment.projectId);
  const [row] = useState(() => nextPieceNumber(payment, rows));
  const [texts, setTexts] = useState({
    came: '',
    on: today,
    dueOn: proposedRestDay(plan.parts, part, (part.dueOn ?? '') > today) ?? '',
  });
  const [chosen, setChosen] = useState<Kind | null>(null);
  const [isChecked, setChecked] = useState(false);
  const type = (field: keyof typeof texts) => ({
    name: field,
    value: texts[field],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      onTyped();
      setTexts((before) => ({ ...before, [field]: value }));
    },
  });

  const amount = otherAmountSchema.shape.came.safeParse(texts.came);
  const came = amount.success ? amount.data : null;
  const gap = came === null || part.amount === null ? 0 : toCents(part.amount) - toCents(came);
  const differenceOf = (kind: Kind): Difference =>
    kind === 'open' ? { kind, dueOn: texts.dueOn || null } : { kind };
  const words = { number: part.number, on: texts.on, came, ...(row !== null && { row }) };
  const results = differenceKinds(gap, Infinity).flatMap((kind) => {
    const difference = differenceOf(kind);
    const result = receiptResult(payment, rows, { ...words, difference });
    return result ? [{ kind, difference, text: resultText(kind, part, plan.parts, result) }] : [];
  });
  const choice = results.find(({ kind }) => kind === chosen) ?? results[0];
  // The day of the rest is hidden unless the rest stays open.
  const dueOn = choice?.kind === 'open' ? texts.dueOn : '';
  const parsed = otherAmountSchema.safeParse({ ...texts, dueOn });
  const problems = parsed.success ? [] : parsed.error.issues;
  const errorOf = (field: keyof typeof texts): string | undefined =>
    isChecked ? problems.find(({ path: [first] }) => first === field)?.message : undefined;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!parsed.success) {
      const [first] = problems.flatMap(({ path }) => path.slice(0, 1));
      const field = event.currentTarget.querySelector(`[name="${String(first)}"]`);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    const difference = choice?.difference ?? null;
    dispatch(
      paymentsActions.receiptRequested({
        id: payment.id,
        ...words,
        came: parsed.data.came,
        difference,
      }),
    );
  };
  const partText = `Parcela ${part.number.toString()} de ${plan.parts.length.toString()}`;
  return (
    <chakra.form display="contents" noValidate onSubmit={submit}>
      <ModalBody>
        <chakra.p color="muted" marginBottom="4" overflowWrap="anywhere">
          {[
            [projectName(project), plan.parts.length > 1 ? partText : null]
              .filter(Boolean)
              .join(' · '),
            part.amount === null
              ? ''
              : `${part.pieces.length > 0 ? 'faltam' : 'de'} ${formatCurrency(part.amount)}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </chakra.p>
        {/* The room of the choices that follow is kept on a desk, where the dialog is as high as its content. */}
        <chakra.div minHeight={{ md: '480px' }}>
          <FormGrid>
            <Field label="Quanto veio?" half error={errorOf('came')}>
              <AmountInput {...type('came')} />
            </Field>
            <Field label="Quando?" half error={errorOf('on')}>
              <DateInput {...type('on')} />
            </Field>
          </FormGrid>
          {gap !== 0 && (
            <>
              <Heading aria-live="polite">
                {gap > 0
                  ? `Faltam ${formatCurrency(gap / 100)}`
                  : `Vieram ${formatCurrency(-gap / 100)} a mais`}
              </Heading>
              <RadioGroup
                label={gap > 0 ? 'E o resto?' : 'O que são?'}
                value={choice?.kind ?? ''}
                choices={results.map(({ kind, text }) => ({
                  value: kind,
                  label: differenceKindText[kind].label,
                  text,
                }))}
                onChange={(value) =>
                  setChosen(results.find(({ kind }) => kind === value)?.kind ?? null)
                }
              />
              {choice?.kind === 'open' && (
                <chakra.div marginTop="4">
                  <Field label="Vence em" error={errorOf('dueOn')}>
                    <DateInput {...type('dueOn')} />
                  </Field>
                </chakra.div>
              )}
            </>
          )}
        </chakra.div>
      </ModalBody>
      <ModalFoot>
        <Button type="submit" icon="check" loading={modal.saving}>
          {came === null ? 'Receber' : `Receber ${formatCurrency(came)}`}
        </Button>
      </ModalFoot>
    </chakra.form>
  );
}

export default function OtherAmountDialog({ payment, modal }: Props) {
  const dispatch = useAppDispatch();
  const rows = useAppSelector((root) => selectPartsByPayment(root)[payment.id]);
  const isLoaded = useIsLoaded('paymentParts');
  const [hasInput, setHasInput] = useState(false);
  const part = paymentPlan(payment, rows).parts.find(
    (each) => each.number === modal.part && isPartOpen(each),
  );
  // What is shown while the receipt is being stored may be received already.
  const [known, setKnown] = useState(part);
  if (part && part !== known && !modal.saving) setKnown(part);
  return (
    <Modal
      title="Recebi outro valor"
      steady
      startAt="came"
      onCloseRequest={() => dispatch(workspaceActions.modalDismissed({ hasInput }))}
    >
      {isLoaded && known && (part || modal.saving) ? (
        <AmountForm
          payment={payment}
          modal={modal}
          part={known}
          rows={rows}
          onTyped={() => setHasInput(true)}
        />
      ) : (
        <ModalBody readOnly>
          {isLoaded ? (
            <p>
              {payment.isInstallment
                ? 'Esta parcela já foi recebida.'
                : 'Este pagamento já foi recebido.'}
            </p>
          ) : (
            <StillLoading />
          )}
        </ModalBody>
      )}
    </Modal>
  );
}
