import { useState } from 'react';

import { selectProfile } from '../../../features/app/session/selectProfile';
import { selectUser } from '../../../features/app/session/sessionSlice';
import { profilesActions } from '../../../features/business/profile/profilesSlice';
import { selectBalanceToday } from '../../../features/business/weeks/weeksSelectors';
import { amountText, parseNumber } from '../../../features/shared/formFields';
import { AMOUNT_LIMIT } from '../../../features/shared/limits';
import { toCents } from '../../../features/shared/money';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { useHeldWhilePressed } from '../../kit/hooks/useHeldWhilePressed';
import { useToday } from '../../kit/hooks/useToday';
import { Field } from '../../kit/form/Field';
import { AmountInput } from '../../kit/form/NumberInput';
import { useSavedInput } from '../../kit/form/useSavedInput';
import { dayMonth } from './weeksText';

/** The amount that a text means; null for an empty one, and undefined for one that is no amount. */
function amountOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const amount = parseNumber(text);
  return Math.abs(amount) < AMOUNT_LIMIT && toCents(amount) / 100 === amount ? amount : undefined;
}

/** How much there is in the account today. What is typed is stored by the field itself. */
export function BalanceField() {
  const dispatch = useAppDispatch();
  const today = useToday();
  const userId = useAppSelector((root) => selectUser(root)?.id ?? '');
  const balanceOn = useAppSelector((root) => selectProfile(root)?.balanceOn ?? null);
  const balance = useAppSelector((root) => selectBalanceToday(root, today));
  const [error, setError] = useState<string>();
  const save = (input: HTMLInputElement) => {
    const typed = input.validity.badInput ? undefined : amountOf(input.value);
    setError(typed === undefined ? 'Digite um valor em reais' : undefined);
    if (typed === undefined || typed === balance) return;
    const changes = { balance: typed, balanceOn: typed === null ? null : today };
    dispatch(profilesActions.saveRequested({ id: userId, changes }));
  };
  const field = useSavedInput({ stored: amountText(balance), save });
  const hint =
    balanceOn === null
      ? undefined
      : balanceOn < today
        ? `Saldo de ${dayMonth(balanceOn)}, com o que entrou e saiu depois`
        : 'O que entrou e saiu hoje já está nele';
  return (
    <Field label="Quanto há na conta hoje?" half {...useHeldWhilePressed({ error, hint })}>
      <AmountInput
        {...field}
        min={undefined}
        // What is typed here is kept nowhere else, so it is also saved where only the window has lost the focus.
        onBlur={({ currentTarget }) => save(currentTarget)}
      />
    </Field>
  );
}
