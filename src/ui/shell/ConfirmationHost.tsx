import { formsActions } from '../../features/forms/formsSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Question } from './chunks';
import { CrashBoundary } from '../chunks/CrashBoundary';

/** The question that waits for an answer, if there is one; a chunk of its own, which comes when it is asked. */
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
