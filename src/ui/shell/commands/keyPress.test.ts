import { commands, focusCommands, helpLines, rowCommands } from './commands';
import { ariaKeys, keyLabels } from '../../records/keys';
import { commandOfKeyPress, type KeyPress } from './keyPress';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

const one = { keys: [{ press: ['n'] }] };
const two = { keys: [{ press: ['g', 'c'] }] };
const held = { keys: [{ mod: true as const, press: ['k'] }] };
const arrows = { keys: [{ press: ['k'] }, { press: ['ArrowUp'] }] };
const help = { keys: [{ press: ['?'] }] };
const shifted = { keys: [{ shift: true as const, press: ['x'] }] };
const all = [one, two, held, arrows, help, shifted];

describe('pressed', () => {
  it.each([
    ['a key', press('n'), [], one],
    ['with capitals locked', press('N'), [], one],
    ['a letter with Shift', press('N', { shiftKey: true }), [], null],
    ['a letter that is meant with Shift', press('X', { shiftKey: true }), [], shifted],
    ['the same without it', press('x'), [], null],
    ['with Alt', press('n', { altKey: true }), [], null],
    ['with Ctrl', press('n', { ctrlKey: true }), [], null],
    ['Ctrl K', press('k', { ctrlKey: true }), [], held],
    ['Cmd K', press('k', { metaKey: true }), [], held],
    ['K alone', press('k'), [], arrows],
    ['another key of the same', press('ArrowUp'), [], arrows],
    ['an arrow with Shift', press('ArrowUp', { shiftKey: true }), [], null],
    ['a sign that needs Shift', press('?', { shiftKey: true }), [], help],
    ['the first of two', press('g'), [], 'begun'],
    ['the second of two', press('c'), ['g'], two],
    ['the second without the first', press('c'), [], null],
    ['another after the first', press('n'), ['g'], null],
    ['Ctrl K after the first of two', press('k', { ctrlKey: true }), ['g'], held],
  ] as const)('%s', (_, event, before, expected) => {
    expect(commandOfKeyPress(all, event, before)).toBe(expected);
  });
});

describe('the list of commands', () => {
  const everything = [...commands, ...rowCommands, ...focusCommands];

  it('gives no keys twice, but to what is never possible at the same time', () => {
    const always = everything.filter((command) => !('when' in command));
    const written = always.flatMap(({ keys }) => keys.map((each) => keyLabels(each).join(' ')));
    expect(new Set(written).size).toBe(written.length);
    expect(written).not.toContain('N');
  });

  it('has no keys that begin like others that are whole', () => {
    const presses = everything.flatMap(({ keys }) => keys.filter(({ mod }) => !mod));
    const first = presses.filter(({ press: [, next] }) => next !== undefined);
    const alone = presses.filter(({ press: keys }) => keys.length === 1);
    for (const {
      press: [begun],
    } of first) {
      expect(alone.map(({ press: [key] }) => key)).not.toContain(begun);
    }
  });

  it('has all of its keys in the help', () => {
    const told = (['everywhere', 'lists', 'forms'] as const).flatMap((place) =>
      helpLines(place).flatMap(({ keys }) => keys.map((each) => keyLabels(each).join(' '))),
    );
    const known = everything.flatMap(({ keys }) => keys.map((each) => keyLabels(each).join(' ')));
    expect(told).toEqual(expect.arrayContaining([...new Set(known)]));
  });
});

it('keys are written as on the keys, and for assistive technology', () => {
  expect(keyLabels({ mod: true, press: ['k'] })).toEqual(['Ctrl', 'K']);
  expect(keyLabels({ press: ['ArrowDown'] })).toEqual(['↓']);
  expect(keyLabels({ press: ['Delete'] })).toEqual(['Del']);
  expect(ariaKeys([{ mod: true, press: ['k'] }])).toBe('Control+k Meta+k');
  expect(ariaKeys([{ press: ['n'] }, { press: ['g', 'c'] }])).toBe('n');
});
