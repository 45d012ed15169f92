import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useController, useWatch } from 'react-hook-form';

import { termsLines } from '../../../features/business/documents/quoteContent';
import type { Quote } from '../../../features/business/quotes/quote';
import type { TermsKind } from '../../../features/business/quotes/quoteDetails';
import {
  typedTermsOf,
  type QuoteModalOutput,
  type QuoteModalValues,
} from '../../../features/business/quotes/quoteDetailsForm';
import { storedTotal, typedTotal } from '../../../features/business/quotes/quoteForm';
import { dueDay, MIN_INSTALLMENTS } from '../../../features/business/quotes/terms';
import { addMonths, isDay } from '../../../features/shared/days';
import { MAX_INSTALLMENTS } from '../../../features/shared/paymentMethods';
import { Button } from '../../kit/form/Button';
import { Field } from '../../kit/form/Field';
import { AmountInput, NumberInput } from '../../kit/form/NumberInput';
import { RadioGroup } from '../../kit/form/RadioGroup';
import { Select } from '../../kit/form/Select';
import { DateInput } from '../../kit/form/TextInput';
import { useToday } from '../../kit/hooks/useToday';
import { formatCurrency, formatDay } from '../../kit/text/format';
import type { FormOf } from '../../records/useModalForm';
import { quoteBlock } from './itemsRecipes';
import { slotRecipe } from '../../theme/slotRecipe';

type QuoteFormOf = FormOf<QuoteModalValues, QuoteModalOutput>;

/** The look of the terms: the three kinds and their field in one line, and below them what they say. */
const planRecipe = slotRecipe({
  base: {
    ...quoteBlock,
    choice: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
      alignItems: 'start',
      columnGap: '4',
      marginTop: '1',
    },
    fields: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '2' },
    words: {
      marginTop: '3',
      paddingInlineStart: '4',
      borderInlineStart: '4px solid',
      borderColor: 'accent',
    },
    line: { textStyle: 'digits', whiteSpace: 'normal', overflowWrap: 'anywhere' },
    quiet: { color: 'muted' },
    day: { textStyle: 'link', minHeight: 'auto' },
    foot: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      color: 'muted',
      fontSize: 'note',
    },
  },
});

const CHOICES: readonly { value: TermsKind; label: string }[] = [
  { value: 'upfront', label: 'À vista' },
  { value: 'deposit', label: 'Sinal e o resto na entrega' },
  { value: 'installments', label: 'Parcelas' },
];

/** A word that stands before or behind a field in its line. The field has a label of its own for screen readers. */
const Word = chakra('span', {
  base: { minHeight: 'target', lineHeight: '44px', fontSize: 'control' },
});

function DepositFields({ form: { register, control, formState } }: { form: QuoteFormOf }) {
  const unit = useWatch({ control, name: 'details.depositIn' });
  const isPercent = unit === 'percent';
  const Input = isPercent ? NumberInput : AmountInput;
  return (
    <>
      <Word aria-hidden="true">Sinal de</Word>
      <Field
        label="Sinal"
        labels="hidden"
        gridColumn="auto"
        error={formState.errors.details?.deposit?.message}
      >
        <Input width={isPercent ? '84px' : '124px'} step="0.01" {...register('details.deposit')} />
      </Field>
      <Field label="Sinal em" labels="hidden" gridColumn="auto">
        <Select {...register('details.depositIn')}>
          <option value="percent">%</option>
          <option value="reais">R$</option>
        </Select>
      </Field>
    </>
  );
}

function PartsFields({ form: { register, formState } }: { form: QuoteFormOf }) {
  const errors = formState.errors.details;
  return (
    <>
      <Field
        label="Número de parcelas"
        labels="hidden"
        gridColumn="auto"
        error={errors?.installments?.message}
      >
        <NumberInput
          width="64px"
          min={MIN_INSTALLMENTS}
          max={MAX_INSTALLMENTS}
          {...register('details.installments')}
        />
      </Field>
      <Word aria-hidden="true">por Pix, a 1ª em</Word>
      <Field
        label="Vencimento da 1ª parcela"
        labels="hidden"
        gridColumn="auto"
        error={errors?.firstDueOn?.message}
      >
        <DateInput width="152px" {...register('details.firstDueOn')} />
      </Field>
    </>
  );
}

/** Opens the folded fields of the document, and focuses the day on which the work ends. */
function showWorkEnds(form: HTMLFormElement | null): void {
  const input = form?.elements.namedItem('details.workEnds');
  if (!(input instanceof HTMLElement)) return;
  input.closest('details')?.setAttribute('open', '');
  input.focus();
}

/**
 * What the typed terms say, as the client reads it, with the days that they would have if the client approved today. It
 * follows every change of an item. Nothing is shown for terms that are not valid yet.
 */
function PlanWords({ form: { control }, quote }: { form: QuoteFormOf; quote: Quote | null }) {
  const today = useToday();
  const [items, details] = useWatch({ control, name: ['items', 'details'] });
  const styles = useSlotRecipe({ recipe: planRecipe })();
  const total = storedTotal(items, quote) ?? typedTotal(items);
  const terms = details && typedTermsOf(details);
  if (!terms) return null;
  if ('amount' in terms && terms.amount >= total) {
    const limit = `O sinal deve ser menor que o total, ${formatCurrency(total)}.`;
    return total > 0 && <chakra.p css={styles.line}>{limit}</chakra.p>;
  }
  const workEnds = isDay(details.workEnds) ? details.workEnds : null;
  const days = { approved: today, delivery: workEnds ?? addMonths(today, 1) };
  return (
    <>
      {termsLines(terms, { total, workEnds: null }).map(({ label, amount, when, due }, index) => {
        const day = formatDay(dueDay(due, days));
        return (
          <chakra.p key={index} css={styles.line}>
            {label}
            <strong>{amount}</strong> {when}{' '}
            {due === 'delivery' ? (
              <chakra.span css={styles.quiet}>
                (prevista para{' '}
                <chakra.button
                  type="button"
                  css={styles.day}
                  onClick={(press) => showWorkEnds(press.currentTarget.form)}
                >
                  {day}
                </chakra.button>
                )
              </chakra.span>
            ) : (
              'months' in due && (
                <chakra.span css={styles.quiet}>
                  {due.months === 0 ? `(se for hoje, ${day})` : `(${day})`}
                </chakra.span>
              )
            )}
          </chakra.p>
        );
      })}
    </>
  );
}

/** The terms that become payments once the client has approved: one of three kinds, with its field, in words. */
export function QuotePlan({ form, quote }: { form: QuoteFormOf; quote: Quote | null }) {
  const { field } = useController({ control: form.control, name: 'details.termsKind' });
  const styles = useSlotRecipe({ recipe: planRecipe })();
  const kind = field.value ?? '';
  return (
    <chakra.section css={styles.root} aria-labelledby="condicoes-do-orcamento">
      <chakra.h3 css={styles.title} id="condicoes-do-orcamento">
        Condições
      </chakra.h3>
      <chakra.div css={styles.choice}>
        <RadioGroup
          label="Como o cliente paga"
          hidesLabel
          tiles
          value={kind}
          choices={CHOICES}
          onChange={field.onChange}
        />
        {kind === 'deposit' && (
          <chakra.div css={styles.fields}>
            <DepositFields form={form} />
          </chakra.div>
        )}
        {kind === 'installments' && (
          <chakra.div css={styles.fields}>
            <PartsFields form={form} />
          </chakra.div>
        )}
      </chakra.div>
      {kind !== '' && (
        <chakra.div css={styles.words}>
          <PlanWords form={form} quote={quote} />
          <chakra.p css={styles.foot}>
            É o que o cliente lê no documento e na página. Aprovado, vira a cobrança pronta.
            <Button variant="plain" size="sm" onClick={() => field.onChange('')}>
              Tirar
            </Button>
          </chakra.p>
        </chakra.div>
      )}
    </chakra.section>
  );
}
