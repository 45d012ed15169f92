import { createEvent, fireEvent } from '@testing-library/react';

import { ignoreSecondPresses } from './secondPress';

let end: () => void;
/** What was pressed, by its text. */
let pressed: string[];

/** A button that lies over the whole page. It does something, such as closing itself, when it is clicked. */
function add(text: string, does: (button: HTMLElement) => void = () => undefined): HTMLElement {
  const button = document.createElement('button');
  button.textContent = text;
  button.addEventListener('click', () => {
    pressed.push(text);
    does(button);
  });
  document.body.append(button);
  return button;
}

const close = (button: HTMLElement) => button.remove();

/** jsdom lays nothing out, so the last button lies on top. */
const top = () => document.body.lastElementChild ?? document.documentElement;

interface At {
  time: number;
  x?: number;
  y?: number;
  /** How long the press lasts. */
  lasts?: number;
}

/** A press of a mouse or a finger on whatever lies on top there. */
function press({ time, x = 100, y = 100, lasts = 50 }: At): void {
  const at = { bubbles: true, clientX: x, clientY: y, isPrimary: true };
  const fire = (name: string, timeStamp: number, init: object = at) => {
    const event = createEvent(name, top(), init, { EventType: 'MouseEvent' });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    return fireEvent(top(), event);
  };
  fire('pointerdown', time);
  fire('pointerup', time + lasts);
  fire('click', time + lasts, { ...at, detail: 1 });
}

beforeEach(() => {
  document.body.replaceChildren();
  document.elementFromPoint = top;
  pressed = [];
  end = ignoreSecondPresses();
});

afterEach(() => {
  end();
});

test.each<[string, At, string[]]>([
  ['in the same place', { time: 1_100 }, ['Criar']],
  ['a few pixels beside it', { time: 1_100, x: 106, y: 108 }, ['Criar']],
  ['up to 400 ms later', { time: 1_449 }, ['Criar']],
  ['after that', { time: 1_451 }, ['Criar', 'Pago']],
  ['elsewhere', { time: 1_100, x: 111 }, ['Criar', 'Pago']],
])('the second press, %s, on what lay beneath a dialog', (_where, second, expected) => {
  add('Pago');
  add('Criar', close);
  press({ time: 1_000 });
  press(second);
  expect(pressed).toEqual(expected);
});

test('the second press on what has appeared does nothing, and a third one acts', () => {
  add('Abrir', () => add('Excluir'));
  press({ time: 1_000 });
  press({ time: 1_200 });
  expect(pressed).toEqual(['Abrir']);
  press({ time: 1_500 });
  expect(pressed).toEqual(['Abrir', 'Excluir']);
});

test('a press after a key is no second press', () => {
  add('Continuar editando', close);
  press({ time: 1_000 });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  add('Descartar');
  press({ time: 1_200 });
  expect(pressed).toEqual(['Continuar editando', 'Descartar']);
});

test('the time counts from the end of a long press, when it acts', () => {
  add('Pago');
  add('Criar', close);
  press({ time: 1_000, lasts: 700 });
  press({ time: 2_000 });
  expect(pressed).toEqual(['Criar']);
});

test('what stays can be pressed as fast as one likes', () => {
  add('Pago');
  for (const time of [1_000, 1_100, 1_200]) press({ time });
  expect(pressed).toEqual(['Pago', 'Pago', 'Pago']);
});

test('a press of a key or of assistive technology acts at once', () => {
  const beneath = add('Pago');
  add('Criar', close);
  press({ time: 1_000 });
  beneath.click();
  expect(pressed).toEqual(['Criar', 'Pago']);
});

test('a press does not end on what lay beneath a dialog that closes meanwhile', () => {
  add('Pago');
  const over = add('Criar');
  over.addEventListener('pointerup', () => over.remove());
  press({ time: 1_000 });
  expect(pressed).toEqual([]);
  press({ time: 2_000 });
  expect(pressed).toEqual(['Pago']);
});

test('a swipe is no press', () => {
  add('Pago');
  const over = add('Criar');
  fireEvent(over, createEvent('pointerdown', over, { bubbles: true, clientX: 100, clientY: 100 }));
  fireEvent(over, createEvent('pointercancel', over, { bubbles: true }));
  over.remove();
  press({ time: 0 });
  expect(pressed).toEqual(['Pago']);
});

test('a held key acts only where it was pressed', () => {
  const [first, second] = [add('Recebido 1'), add('Recebido 2')];
  const isHandled = (button: HTMLElement, repeat: boolean) =>
    fireEvent.keyDown(button, { key: 'Enter', repeat });
  expect([isHandled(first, false), isHandled(first, true), isHandled(second, true)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(isHandled(second, false)).toBe(true);
});
