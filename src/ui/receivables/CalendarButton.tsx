import { useAppStore } from '../../store/hooks';
import { toCalendar } from '../commands/fileCommands';
import { Button } from '../kit/form/Button';
import { saveCalendar } from './saveCalendar';

/** What is due, in the user's own calendar. */
export function CalendarButton() {
  const store = useAppStore();
  return (
    <Button
      variant="plain"
      size="sm"
      paddingInline="0"
      onClick={() => {
        saveCalendar(store.getState(), new Date());
      }}
    >
      {toCalendar.label}
    </Button>
  );
}
