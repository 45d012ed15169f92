import { partId } from '../../features/payments/paymentPart';
import { paymentPartsActions } from '../../features/payments/paymentPartsSlice';
import type { PlannedPart } from '../../features/payments/plan';
import type { Day } from '../../features/shared/days';
import { FIRST_DAY } from '../../features/shared/limits';
import { useAppDispatch } from '../../store/hooks';
import { DateInput } from '../kit/form/TextInput';

interface PartDueProps {
  paymentId: string;
  part: PlannedPart;
  /** The day that was agreed for this part alone; null where it follows the plan. */
  own: Day | null;
  name: string;
}

/** When an open part is due: saved when the field is left. Emptied, the part follows the plan again. */
export function PartDue({ paymentId, part, own, name }: PartDueProps) {
  const dispatch = useAppDispatch();
  const { number, dueOn } = part;
  const save = (input: HTMLInputElement) => {
    const chosen = input.value === '' ? null : input.value;
    const isUnchanged = chosen === dueOn || (chosen === null && own === null);
    if (!input.validity.valid || isUnchanged) {
      input.value = dueOn ?? '';
      return;
    }
    const id = partId(paymentId, number);
    dispatch(paymentPartsActions.saveRequested({ id, changes: { dueOn: chosen } }));
  };
  return (
    <DateInput
      // Another day that is stored is shown.
      aria-label={`Vencimento: ${name}`}
      key={`${own ?? ''} ${dueOn ?? ''}`}
      defaultValue={dueOn ?? ''}
      min={FIRST_DAY}
      maxWidth="176px"
      marginTop="1"
      onBlur={({ currentTarget }) => {
        save(currentTarget);
      }}
      onKeyDown={({ key, currentTarget }) => {
        // The form is saved by it, and may close before the field is left.
        if (key === 'Enter') save(currentTarget);
      }}
    />
  );
}
