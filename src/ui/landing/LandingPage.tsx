import '../../boot.contract';
import { useLayoutEffect } from 'react';
import { sessionActions, type AuthMode } from '../../features/session/sessionSlice';
import { useAppDispatch } from '../../store/hooks';
import { Landing } from './Landing';

/** The landing page in the running app. */
export default function LandingPage() {
  const dispatch = useAppDispatch();
  const openForm = (mode: AuthMode): void => {
    dispatch(sessionActions.authScreenOpened(mode));
  };
  useLayoutEffect(() => {
    // A button of the static page, pressed while React was rendering this one.
    const asked = window.__oficio?.auth;
    if (asked) dispatch(sessionActions.authScreenOpened(asked));
  }, [dispatch]);
  return <Landing onAuth={openForm} />;
}
