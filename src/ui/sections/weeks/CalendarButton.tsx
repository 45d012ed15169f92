import { paymentPartsSelectors } from '../../../features/business/payments/paymentPartsSlice';
import { projectsSelectors } from '../../../features/business/projects/projectsSlice';
import { useAppSelector, useAppStore, type RootState } from '../../../store/hooks';
import { Button, type ButtonProps } from '../../kit/form/Button';

/** The command of the palette that saves the due days as a calendar file. */
export const saveCalendarEntry = {
  label: 'Adicionar à agenda (.ics)',
  icon: 'projects',
  canSave: (root: RootState): boolean =>
    paymentPartsSelectors.selectIsLoaded(root) && projectsSelectors.selectIsLoaded(root),
  save: async (root: RootState): Promise<void> => {
    const { saveCalendar } = await import('./saveCalendar');
    saveCalendar(root, new Date());
  },
} as const;

/** The button that saves the due days as a calendar file. */
export function CalendarButton({
  children = saveCalendarEntry.label,
  ...rest
}: Pick<ButtonProps, 'variant' | 'size' | 'paddingInline' | 'icon' | 'children'>) {
  const store = useAppStore();
  const canSave = useAppSelector(saveCalendarEntry.canSave);
  return (
    <Button
      {...rest}
      aria-label={saveCalendarEntry.label}
      disabled={!canSave}
      onClick={() => {
        void saveCalendarEntry.save(store.getState());
      }}
    >
      {children}
    </Button>
  );
}
