/** What is pressed: `KeyboardEvent.key`s, letters in lower case. */
export interface Keys {
  /** Held with Ctrl, on a Mac with ⌘. */
  mod?: true;
  /** Held with Shift, where that is none of what the key needs by itself. */
  shift?: true;
  /** One after the other. */
  press: readonly string[];
}

/** Those that fields and buttons have beside them. */
export const searchKeys: Keys = { press: ['/'] };
export const clearKeys: Keys = { press: ['Escape'] };

const CAPS: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  Delete: 'Del',
  Escape: 'Esc',
  ' ': 'Espaço',
};

const capOf = (key: string): string => CAPS[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** As they are written on the keys: `['Ctrl', 'K']`, `['G', 'C']`. */
export const capsOf = ({ mod, shift, press }: Keys): readonly string[] => [
  ...(mod ? ['Ctrl'] : []),
  ...(shift ? ['Shift'] : []),
  ...press.map(capOf),
];

/** For `aria-keyshortcuts`, which knows no keys pressed in turn. */
export const ariaKeys = (keys: readonly Keys[]): string =>
  keys
    .filter(({ press }) => press.length === 1)
    .flatMap(({ mod, press: [key = ''] }) => (mod ? [`Control+${key}`, `Meta+${key}`] : [key]))
    .join(' ');
