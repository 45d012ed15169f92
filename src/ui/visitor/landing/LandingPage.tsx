import { sessionActions } from '../../../features/app/session/sessionSlice';
import { useAppDispatch } from '../../../store/hooks';
import { Landing } from './Landing';

/** The landing page in the running app. */
export default function LandingPage() {
  const dispatch = useAppDispatch();
  return <Landing onAuth={(mode) => dispatch(sessionActions.authScreenOpened(mode))} />;
}
