import { useAppSelector, useAppStore } from '../../store/hooks';
import { toCalendar } from '../commands/fileCommands';
import { Button, type ButtonProps } from '../kit/form/Button';

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
