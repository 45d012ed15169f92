import { Kbd } from '@chakra-ui/react/kbd';
import { chakra } from '@chakra-ui/react/styled-system';
import { kbdRecipe } from '../../theme/recipes/kbd';

const Group = chakra('span', { base: { display: 'inline-flex', gap: '1' } });

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

const capOf = (key: string): string => (key === 'Ctrl' && isMac() ? '⌘' : key);

/** The keys that do what stands before them, for the eye; not where nothing but fingers can point. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <Group aria-hidden="true">
      {keys.map((key) => (
        <Kbd key={key} recipe={kbdRecipe}>
          {capOf(key)}
        </Kbd>
      ))}
    </Group>
  );
}
