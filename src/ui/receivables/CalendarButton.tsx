import { paymentPartsSelectors } from '../../features/payments/paymentPartsSlice';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import { useAppSelector, useAppStore, type RootState } from '../../store/hooks';
import { Button, type ButtonProps } from '../kit/form/Button';

/** What is due as a file for calendars: the palette has it, too. */
export const toCalendar = {
  label: 'Levar à agenda (.ics)',
  icon: 'projects',
  canSave: (root: RootState): boolean =>
    paymentPartsSelectors.selectIsLoaded(root) && projectsSelectors.selectIsLoaded(root),
  save: async (root: RootState): Promise<void> => {
    const { saveCalendar } = await import('./saveCalendar');
    saveCalendar(root, new Date());
  },
} as const;

/** What is due, in the user's own calendar: beside a text, or among a view's actions. */
export function CalendarButton({
  children = toCalendar.label,
  ...rest
}: Pick<ButtonProps, 'variant' | 'size' | 'paddingInline' | 'icon' | 'children'>) {
  const store = useAppStore();
  const canSave = useAppSelector(toCalendar.canSave);
  return (
    <Button
      {...rest}
      aria-label={toCalendar.label}
      disabled={!canSave}
      onClick={() => {
        void toCalendar.save(store.getState());
      }}
    >
      {children}
    </Button>
  );
}
