import type { Command } from '../commands/command';
import { openMyData, openReport, openShortcuts, openYear } from '../commands/commands';
import type { IconName } from '../kit/art/Icon';
import type { ColorSchemeChoice } from '../theme/colorScheme';
import { installApp, useCanInstall } from './install';

/** The choices of 'Aparência'. */
export const colorSchemeChoices: readonly {
  value: ColorSchemeChoice;
  label: string;
  icon: IconName;
}[] = [
  { value: 'system', label: 'Aparelho', icon: 'device' },
  { value: 'light', label: 'Claro', icon: 'sun' },
  { value: 'dark', label: 'Escuro', icon: 'moon' },
];

export const toColorScheme = (value: string | null): ColorSchemeChoice =>
  colorSchemeChoices.find((appearance) => appearance.value === value)?.value ?? 'system';

/** A command from the list of all commands, so that the palette and the help have it, too. */
export type MenuEntry = Command;

/**
 * The user's menu, in order; on phones it is at the drawer's foot. A rule separates the groups. 'appearance'
 * is the choice between light and dark.
 */
const menuGroups: readonly (readonly (MenuEntry | 'appearance')[])[] = [
  [openYear, openMyData],
  ['appearance', openShortcuts, openReport],
];

/** The menu's groups, with 'install' if the browser can install the app. */
export const useMenuGroups = (): typeof menuGroups =>
  useCanInstall() ? [...menuGroups, [installApp]] : menuGroups;
