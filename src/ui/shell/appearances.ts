import type { ColorSchemeChoice } from '../theme/colorScheme';
import type { IconName } from '../kit/art/Icon';

/** What 'Aparência' offers. */
export const appearances: readonly { value: ColorSchemeChoice; label: string; icon: IconName }[] = [
  { value: 'system', label: 'Aparelho', icon: 'device' },
  { value: 'light', label: 'Claro', icon: 'sun' },
  { value: 'dark', label: 'Escuro', icon: 'moon' },
];

export const toAppearance = (value: string | null): ColorSchemeChoice =>
  appearances.find((appearance) => appearance.value === value)?.value ?? 'system';
