import { Kbd } from '@chakra-ui/react/kbd';
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';

/** The look of a drawn key. It is hidden on devices without a keyboard. */
const kbdRecipe = defineRecipe({
  base: {
    display: { base: 'none', md: 'inline-flex' },
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '5',
    height: '5',
    paddingInline: '5px',
    border: 'hairline',
    borderRadius: 'base',
    background: 'bg',
    color: 'muted',
    fontFamily: 'inherit',
    fontSize: '12px',
    lineHeight: 1,
    '@media (hover: none)': { display: 'none' },
  },
});

const Group = chakra('span', { base: { display: 'inline-flex', gap: '1' } });

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

const capOf = (key: string): string => (key === 'Ctrl' && isMac() ? '⌘' : key);

/** Shows the shortcut of an action. It is hidden from screen readers and on touch devices. */
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
