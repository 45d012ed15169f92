import { setColorScheme, useColorScheme, type ColorSchemeChoice } from '../ui/theme/colorScheme';
import { IconButton } from '../ui/kit/form/Button';
import type { IconName } from '../ui/kit/art/Icon';

interface Look {
  icon: IconName;
  name: string;
  next: ColorSchemeChoice;
}

const looks: Record<ColorSchemeChoice, Look> = {
  system: { icon: 'device', name: 'automático', next: 'light' },
  light: { icon: 'sun', name: 'claro', next: 'dark' },
  dark: { icon: 'moon', name: 'escuro', next: 'system' },
};

/** Switches between light, dark and the device's setting. */
export function ColorSchemeToggle() {
  const { icon, name, next } = looks[useColorScheme()];
  return (
    <IconButton
      icon={icon}
      label={`Tema ${name}: mudar para ${looks[next].name}`}
      onClick={() => setColorScheme(next)}
    />
  );
}
