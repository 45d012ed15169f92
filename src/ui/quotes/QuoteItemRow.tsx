import { useWatch } from 'react-hook-form';

import { typedSubtotal } from '../../features/quotes/quoteForm';
import { Field } from '../kit/form/Field';
import { formatCurrency } from '../kit/text/format';
import { IconButton } from '../kit/form/IconButton';
import { NumberInput } from '../kit/form/NumberInput';
import { TextInput } from '../kit/form/TextInput';
import type { QuoteFormApi } from './QuoteItems';

function Subtotal({ control, index }: Pick<QuoteFormApi, 'control'> & { index: number }) {
  const [quantity, price] = useWatch({
    control,
    name: [`items.${index}.quantity`, `items.${index}.price`],
  });
  return <>{formatCurrency(typedSubtotal({ quantity, price }))}</>;
}

export interface QuoteItemRowProps {
  form: QuoteFormApi;
  index: number;
  onRemove: () => void;
}

/** One line of a quote: a ledger's row from 1024 px on, a small form below. */
export function QuoteItemRow({ form, index, onRemove }: QuoteItemRowProps) {
  const { control, register, formState } = form;
  const errors = formState.errors.items?.[index];
  const title = `Item ${index + 1}`;
  return (
    <li>
      <div className="of-item" role="group" aria-label={title}>
        <p className="of-item-title" aria-hidden="true">
          {title}
        </p>
        <Field label="Nome" required className="of-item-name" error={errors?.name?.message}>
          <TextInput {...register(`items.${index}.name`)} />
        </Field>
        <Field label="Descrição" className="of-item-text" error={errors?.description?.message}>
          <TextInput {...register(`items.${index}.description`)} />
        </Field>
        <Field label="Quantidade" required error={errors?.quantity?.message}>
          <NumberInput
            min="1"
            step="1"
            inputMode="numeric"
            {...register(`items.${index}.quantity`)}
          />
        </Field>
        <Field label="Preço" required error={errors?.price?.message}>
          <NumberInput min="0" placeholder="0,00" {...register(`items.${index}.price`)} />
        </Field>
        <p className="of-item-sum">
          <span>Subtotal</span>
          <Subtotal control={control} index={index} />
        </p>
        <IconButton icon="trash" label={`Remover o item ${index + 1}`} onClick={onRemove} />
      </div>
    </li>
  );
}
