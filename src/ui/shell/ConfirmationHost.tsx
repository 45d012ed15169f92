import { formsActions } from '../../features/app/forms/formsSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { navigationActions, selectPanel } from '../../features/app/navigation/navigationSlice';
import { Question, ReportDialog } from './chunks';
import { CrashBoundary } from '../kit/chunks/CrashBoundary';

/** Shows the open confirmation, if there is one. Its chunk is loaded when the first confirmation is opened. */
export function ConfirmationHost() {
  const isAsked = useAppSelector(({ workspace }) => workspace.forms.confirmation !== null);
  const dispatch = useAppDispatch();
  if (!isAsked) return null;
  return (
    <CrashBoundary onClose={() => dispatch(formsActions.confirmationCancelled())}>
      <Question />
    </CrashBoundary>
  );
}

/** Shows the dialog 'Relatar problema', even if the rest of the page has crashed. */
export function ReportHost() {
  const isOpen = useAppSelector(selectPanel) === 'report';
  const dispatch = useAppDispatch();
  if (!isOpen) return null;
  return (
    <CrashBoundary onClose={() => dispatch(navigationActions.panelClosed('report'))}>
      <ReportDialog />
    </CrashBoundary>
  );
}
