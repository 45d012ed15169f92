import { useEffect } from 'react';
import { partId } from '../../../features/business/payments/paymentPart';
import { paymentPartsActions } from '../../../features/business/payments/paymentPartsSlice';
import { paymentsActions } from '../../../features/business/payments/paymentsSlice';
import type { PlannedPart } from '../../../features/business/payments/plan';
import type { Day } from '../../../features/shared/days';
import { FIRST_DAY } from '../../../features/shared/limits';
import { formsActions, selectModal } from '../../../features/app/forms/formsSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { DateInput } from '../../kit/form/TextInput';
import { useSavedInput } from '../../kit/form/useSavedInput';
import { useToday } from '../../kit/hooks/useToday';

interface SavedDayProps {
  label: string;
  day: Day | null;
  /** A day that was typed before a reload and is not saved yet. */
  typed: Day | undefined;
  max?: Day;
  /** Called with the typed day, or with null if the field was emptied. */
  onChange: (day: Day | null) => void;
  /** Whether the field takes the focus when it appears, because it takes the place of the pressed button. */
  takesFocus?: boolean;
  /** Called while the user types: with each whole day, and with null once it is given up. */
  onTyping: (day: Day | null) => void;
}

/** A date field that saves its day itself. */
function SavedDay({
  label,
  day,
  typed,
  max,
  takesFocus = false,
  onChange: onSaid,
  onTyping,
}: SavedDayProps) {
  const field = useSavedInput({
    stored: day ?? '',
    typed,
    save: (input) => {
      const chosen = input.value === '' ? null : input.value;
      if (input.validity.valid && chosen !== day) {
        // The typed day is kept until it is saved, because a reload may come first.
        onSaid(chosen);
        return;
      }
      input.value = day ?? '';
      if (typed !== undefined) onTyping(null);
    },
  });
  useEffect(() => {
    if (takesFocus) field.ref.current?.focus();
  }, [takesFocus, field.ref]);
  return (
    <DateInput
      {...field}
      aria-label={label}
      min={FIRST_DAY}
      {...(max !== undefined && { max })}
      maxWidth="176px"
      onChange={({ currentTarget: { value } }) => {
        // The value is empty while only a part of the day is typed.
        onTyping(value === '' || value === day ? null : value);
      }}
    />
  );
}

/** The day that was typed for a part in the open view and is not saved yet. */
export const useTypedDay = (key: string): Day | undefined =>
  useAppSelector((root) => {
    const modal = selectModal(root);
    return modal?.mode === 'view' ? modal.days?.[key] : undefined;
  });

interface PartDayProps {
  paymentId: string;
  part: PlannedPart;
  /** The due day that was set for this part alone; null if the part follows the plan. */
  ownDue: Day | null;
  name: string;
  /** Whether the part is the whole payment, which has no other parts. */
  isWhole: boolean;
  takesFocus: boolean;
  /** The `dayKey` of the day. */
  typedAs: string;
}

/**
 * The date field of a part. For an open part it is the due day; emptying the field makes the part follow the plan
 * again. For a received part it is the day of receipt; emptying the field restores that day.
 */
export function PartDay({
  paymentId,
  part,
  ownDue: own,
  name,
  isWhole,
  takesFocus,
  typedAs,
}: PartDayProps) {
  const dispatch = useAppDispatch();
  const today = useToday();
  const { number, dueOn, received, receivedOn } = part;
  const typed = useTypedDay(typedAs);
  const onTyping = (day: Day | null) => dispatch(formsActions.partDayTyped({ part: typedAs, day }));
  if (received) {
    return (
      <SavedDay
        key="came"
        label={`${isWhole ? 'Recebido' : 'Recebida'} em: ${name}`}
        day={receivedOn}
        typed={typed}
        onTyping={onTyping}
        max={today}
        takesFocus={takesFocus}
        onChange={(on) => {
          if (on !== null) dispatch(paymentsActions.receiptMoved({ id: paymentId, number, on }));
        }}
      />
    );
  }
  return (
    <SavedDay
      key="due"
      label={`Vencimento: ${name}`}
      day={dueOn}
      typed={typed}
      onTyping={onTyping}
      onChange={(day) => {
        if (day === null && own === null) return;
        const id = partId(paymentId, number);
        dispatch(paymentPartsActions.saveRequested({ id, changes: { dueOn: day } }));
      }}
    />
  );
}
