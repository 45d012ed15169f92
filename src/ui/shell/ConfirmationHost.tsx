import { formsActions } from '../../features/forms/formsSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Question } from './chunks';
import { CrashBoundary } from '../chunks/CrashBoundary';

/** The open confirmation, if there is one. Its chunk is loaded when it is first asked. */
export function ConfirmationHost() {
  const isAsked = useAppSelector(({ workspace }) => workspace.forms.confirmation !== null);
  const dispatch = useAppDispatch();
  if (!isAsked) return null;
  return (
    <CrashBoundary
      onClose={() => {
        dispatch(formsActions.confirmationCancelled());
      }}
    >
      <Question />
    </CrashBoundary>
  );
}
