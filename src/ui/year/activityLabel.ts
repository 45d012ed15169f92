import type { MeiActivity } from '../../features/profile/profile';

export const activityLabel: Record<MeiActivity, string> = {
  trade: 'Comércio',
  industry: 'Indústria',
  services: 'Serviços',
};
