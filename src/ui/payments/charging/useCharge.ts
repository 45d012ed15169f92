import { clientsSelectors } from '../../../features/clients/clientsSlice';
import { clientDetailsSelectors } from '../../../features/clients/clientDetailsSlice';
import type { ClientDetails } from '../../../features/clients/clientDetails';
import type { Client } from '../../../features/clients/client';
import type { Payment } from '../../../features/payments/payment';
import { selectPartsByPayment } from '../../../features/payments/paymentPartsSlice';
import { isOpen, paymentPlan, type PlannedPart } from '../../../features/payments/plan';
import type { Profile } from '../../../features/profile/profile';
import { profilesSelectors } from '../../../features/profile/profilesSlice';
import { projectsSelectors } from '../../../features/projects/projectsSlice';
import { selectUser } from '../../../features/session/sessionSlice';
import type { User } from '../../../features/session/user';
import type { PartModal } from '../../../features/forms/modal';
import { useAppSelector } from '../../../store/hooks';
import { clientName } from '../../clients/clientName';
import { projectName } from '../../projects/projectTexts';
import { useLookup } from '../../records/useLookup';

/** The data of a dialog about a part of a payment. */
export interface Charge {
  parts: PlannedPart[];
  /**
   * The requested part, or else the first open one; null if there is none. A Pix code is never another part's
   * than the requested one's: null once that was received.
   */
  part: PlannedPart | null;
  project: string;
  clientName: string;
  client: Client | null;
  clientDetails: ClientDetails | null;
  profile: Profile | null;
  user: User | null;
}

/** Null until everything that the dialog shows is loaded. */
export function useCharge(payment: Payment, modal: PartModal): Charge | null {
  const rows = useAppSelector((root) => selectPartsByPayment(root)[payment.id]);
  const user = useAppSelector(selectUser);
  const profile = useAppSelector((root) => profilesSelectors.selectById(root, user?.id ?? null));
  const isLoaded = useAppSelector(
    (root) => root.profiles.loaded && root.paymentParts.loaded && root.clientDetails.loaded,
  );
  const project = useLookup(projectsSelectors)(payment.projectId);
  const findClient = useLookup(clientsSelectors);
  const clientDetails = useAppSelector((root) =>
    clientDetailsSelectors.selectById(root, project?.clientId ?? null),
  );
  if (!isLoaded) return null;
  const client = project && findClient(project.clientId);
  const { parts, outside } = paymentPlan(payment, rows);
  const choosable = modal.mode === 'receipt' ? [...parts, ...outside] : parts.filter(isOpen);
  const requested = choosable.find(({ number }) => number === modal.part);
  const isFixed = modal.mode === 'pix' && modal.part !== undefined;
  return {
    parts,
    part: requested ?? (isFixed ? null : (choosable[0] ?? null)),
    project: projectName(project) ?? '',
    clientDetails,
    clientName: client?.name ?? clientName(client) ?? '',
    client: client ?? null,
    profile,
    user,
  };
}
