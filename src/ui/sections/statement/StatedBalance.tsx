import { selectProfile } from '../../../features/app/session/selectProfile';
import { selectUser } from '../../../features/app/session/sessionSlice';
import { profilesActions } from '../../../features/business/profile/profilesSlice';
import type { StatedBalance as Stated } from '../../../features/business/statement/statementLine';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Button } from '../../kit/form/Button';
import { formatCurrency, formatDay } from '../../kit/text/format';
import { statementClasses } from './statementRecipe';

/**
 * The balance that the files state. The weeks to come start from it if the user wants that. It is not offered in place
 * of a newer one.
 */
export function StatedBalance({ cents, day }: Stated) {
  const dispatch = useAppDispatch();
  const userId = useAppSelector((root) => selectUser(root)?.id ?? '');
  const profile = useAppSelector(selectProfile);
  const balance = cents / 100;
  if (day < (profile?.balanceOn ?? '')) return null;
  const isUsed = profile?.balanceOn === day && profile.balance === balance;
  const use = () => {
    if (isUsed) return;
    const changes = { balance, balanceOn: day };
    dispatch(profilesActions.saveRequested({ id: userId, changes }));
  };
  return (
    <p className={statementClasses.lead}>
      Saldo em {formatDay(day)}: {formatCurrency(balance)} ·{' '}
      <Button variant="plain" size="sm" paddingInline="0" aria-disabled={isUsed} onClick={use}>
        {isUsed ? 'Usado nas próximas semanas' : 'Usar nas próximas semanas'}
      </Button>
    </p>
  );
}
