import { Fieldset } from '@chakra-ui/react/fieldset';
import { useController, useWatch } from 'react-hook-form';

import { selectProfile } from '../../../features/app/session/selectProfile';
import { useAppSelector } from '../../../store/hooks';
import { Checkbox } from '../../kit/form/Checkbox';
import { Field, FormGrid } from '../../kit/form/Field';
import { Fold } from '../../kit/form/Fold';
import { DateInput, TextArea } from '../../kit/form/TextInput';
import { StillLoading } from '../../records/StillLoading';
import { useToday } from '../../kit/hooks/useToday';
import { fieldsetRecipe } from '../../theme/recipes/field';
import type { FormOf } from '../../records/useModalForm';
import type {
  QuoteModalValues,
  QuoteModalOutput,
} from '../../../features/business/quotes/quoteDetailsForm';

/** The checkboxes that mark items as materials, because the law requires materials and labour to be separate. */
function Materials({ form: { control } }: { form: FormOf<QuoteModalValues, QuoteModalOutput> }) {
  const items = useWatch({ control, name: 'items' });
  const { field } = useController({ control, name: 'details.materials' });
  const value = field.value ?? [];
  if (items.length === 0) return null;
  return (
    <Fieldset.Root recipe={fieldsetRecipe} gridColumn="1 / -1">
      <Fieldset.Legend>Itens que são material ou equipamento</Fieldset.Legend>
      <Fieldset.Content>
        {items.map(({ name }, place) => (
          <Checkbox
            key={place}
            checked={value[place] ?? false}
            onToggle={(checked) => {
              field.onChange(
                items.map((_item, at) => (at === place ? checked : (value[at] ?? false))),
              );
            }}
          >
            {name.trim() || `Item ${String(place + 1)}`}
          </Checkbox>
        ))}
      </Fieldset.Content>
    </Fieldset.Root>
  );
}

/**
 * The field for the last day on which the quote is valid. It warns about a day in the past, on which the client
 * could no longer approve the quote.
 */
function ValidUntil({
  form: { control, register, formState },
}: {
  form: FormOf<QuoteModalValues, QuoteModalOutput>;
}) {
  const day = useWatch({ control, name: 'details.validUntil' });
  const today = useToday();
  const isPast = day !== undefined && day !== '' && day < today;
  return (
    <Field
      label="Válido até"
      hint={
        isPast
          ? 'Este dia já passou: o cliente não poderá aprovar.'
          : 'Em branco: o prazo de Meus dados, ou 10 dias.'
      }
      error={formState.errors.details?.validUntil?.message}
    >
      <DateInput {...register('details.validUntil')} />
    </Field>
  );
}

interface Props {
  form: FormOf<QuoteModalValues, QuoteModalOutput>;
  /** Whether the stored terms are loaded. */
  isKnown: boolean;
}

/**
 * The fields for the terms on a quote's document. For an empty field, the document uses the value from 'Meus
 * dados'.
 */
export function QuoteTermsFields({ form, isKnown }: Props) {
  const profile = useAppSelector(selectProfile);
  const { register, formState } = form;
  const kind = useWatch({ control: form.control, name: 'details.termsKind' });
  const errors = formState.errors.details;
  return (
    <Fold summary="Condições do documento: validade, pagamento, datas, materiais">
      {isKnown ? (
        <FormGrid>
          <ValidUntil form={form} />
          <Field label="Início do trabalho" half error={errors?.workStarts?.message}>
            <DateInput {...register('details.workStarts')} />
          </Field>
          <Field label="Término do trabalho" half error={errors?.workEnds?.message}>
            <DateInput {...register('details.workEnds')} />
          </Field>
          <Field label="Condições de pagamento" error={errors?.paymentTerms?.message}>
            <TextArea
              // Terms that are chosen above take the place of the usual words.
              placeholder={(!kind && profile?.paymentTerms) || undefined}
              {...register('details.paymentTerms')}
            />
          </Field>
          <Materials form={form} />
        </FormGrid>
      ) : (
        <StillLoading />
      )}
    </Fold>
  );
}
