import { profilesSelectors } from '../../features/profile/profilesSlice';
import { selectUser } from '../../features/session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { StillLoading } from '../records/StillLoading';
import { MyDataForm } from './MyDataForm';

/** The section 'Meus dados': who the freelancer is, for quotes, receipts and Pix. */
export default function MyDataSection() {
  const user = useAppSelector(selectUser);
  const profile = useAppSelector((root) => profilesSelectors.selectById(root, user?.id ?? null));
  const isLoaded = useAppSelector(profilesSelectors.selectIsLoaded);
  if (!user) return null;
  // A save before the stored profile is loaded could overwrite fields that the user has not seen.
  if (!isLoaded) return <StillLoading />;
  return <MyDataForm user={user} profile={profile} />;
}
