import type { UnknownAction } from '@reduxjs/toolkit';

import type { IconName } from '../kit/art/Icon';

export interface MenuEntry {
  icon: IconName;
  label: string;
  intent: () => UnknownAction;
}

/**
 * What stands behind the user's name, in its order, on phones at the drawer's foot. Entries of one group
 * stand together, groups are set apart by a rule; 'appearance' is the choice between light and dark.
 */
export const menuGroups: readonly (readonly (MenuEntry | 'appearance')[])[] = [['appearance']];
