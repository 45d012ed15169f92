import type { Command } from '../commands/command';
import { myData, shortcuts, theYear } from '../commands/commands';
import type { IconName } from '../kit/art/Icon';
import type { ColorSchemeChoice } from '../theme/colorScheme';
import { installApp, useCanInstall } from './install';

/** What 'Aparência' offers. */
export const appearances: readonly { value: ColorSchemeChoice; label: string; icon: IconName }[] = [
  { value: 'system', label: 'Aparelho', icon: 'device' },
  { value: 'light', label: 'Claro', icon: 'sun' },
  { value: 'dark', label: 'Escuro', icon: 'moon' },
];

export const toAppearance = (value: string | null): ColorSchemeChoice =>
  appearances.find((appearance) => appearance.value === value)?.value ?? 'system';

/** A command of the one list, so that it is in the palette and the help, too. */
export type MenuEntry = Command;

/**
 * What stands behind the user's name, in its order, on phones at the drawer's foot. Entries of one group
 * stand together, groups are set apart by a rule; 'appearance' is the choice between light and dark.
 */
const menuGroups: readonly (readonly (MenuEntry | 'appearance')[])[] = [
  [theYear, myData],
  ['appearance', shortcuts],
];

/** The same, and what depends on the browser. */
export const useMenuGroups = (): typeof menuGroups =>
  useCanInstall() ? [...menuGroups, [installApp]] : menuGroups;
