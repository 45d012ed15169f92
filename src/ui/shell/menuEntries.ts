import type { Command } from './commands/command';
import { openMyData, openReport, openShortcuts, openYear } from './commands/commands';
import type { IconName } from '../kit/art/Icon';
import type { ColorSchemeChoice } from '../theme/colorScheme';
import { installApp, useCanInstall } from './install';

/** The choices of the setting 'Aparência'. */
export const colorSchemeChoices: readonly {
  value: ColorSchemeChoice;
  label: string;
  icon: IconName;
}[] = [
  { value: 'system', label: 'Automático', icon: 'device' },
  { value: 'light', label: 'Claro', icon: 'sun' },
  { value: 'dark', label: 'Escuro', icon: 'moon' },
];

export const toColorScheme = (value: string | null): ColorSchemeChoice =>
  colorSchemeChoices.find((appearance) => appearance.value === value)?.value ?? 'system';

/** An entry of the user's menu. It is one of the commands, so that the palette and the help list it, too. */
export type MenuEntry = Command;

/**
 * The entries of the user's menu in order; on phones they are at the foot of the drawer. A rule separates the
 * groups. 'appearance' is the choice between light and dark.
 */
const menuGroups: readonly (readonly (MenuEntry | 'appearance')[])[] = [
  [openYear, openMyData],
  ['appearance', openShortcuts, openReport],
];

/** The groups of the user's menu, with the command to install the app if the browser can do that. */
export const useMenuGroups = (): typeof menuGroups =>
  useCanInstall() ? [...menuGroups, [installApp]] : menuGroups;
