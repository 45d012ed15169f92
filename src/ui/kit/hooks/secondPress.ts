/*
 * A double press is meant for what its first press was on. By its second press, a dialog may have closed, a menu may have
 * opened, or the next line of a list may have moved up. Then the second press does nothing. This holds for the whole page,
 * because whatever may disappear at a press would otherwise need a guard of its own.
 */

/** The longest time (ms), and the longest way (px), between the two presses of a double press. */
const TIME = 400;
const WAY = 10;

/** The selector of what a press is on. A press on a text is meant for its row, if it has one. */
const PRESSABLE =
  'a, button, input, label, select, summary, textarea, [role=button], [role=menuitem], [role=option], [role=tab], [role=row], [role=listitem], li, tr';

const pressedPart = (target: EventTarget | null): Element | null =>
  target instanceof Element ? (target.closest(PRESSABLE) ?? target) : null;

interface Press {
  on: Element | null;
  x: number;
  y: number;
  /** When the press acted: at its beginning, or at its end. */
  time: number;
}

/** Whether something else has taken the place of what the press before was on. */
const hasChanged = ({ on, x, y }: Press): boolean =>
  pressedPart(document.elementFromPoint(x, y)) !== on;

const isNear = (press: Press, { timeStamp, clientX, clientY }: PointerEvent): boolean =>
  timeStamp - press.time < TIME && Math.hypot(clientX - press.x, clientY - press.y) <= WAY;

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Ignores the second press of a double press if something else is under the pointer by then. A held key acts only where
 * it was pressed. Other presses of keys, presses elsewhere, and those of assistive technology always act.
 * @returns a function that ends this.
 */
export function ignoreSecondPresses(): () => void {
  let last: Press | null = null;
  /** Whether the press that is going on is ignored. */
  let isIgnored = false;
  let heldOn: Element | null = null;

  const listeners = {
    pointerdown(event: PointerEvent) {
      const { clientX: x, clientY: y, timeStamp: time } = event;
      isIgnored = last !== null && isNear(last, event) && hasChanged(last);
      if (isIgnored) stop(event);
      else last = { on: pressedPart(event.target), x, y, time };
    },
    pointerup(event: PointerEvent) {
      if (isIgnored) stop(event);
      else if (last) last.time = event.timeStamp;
    },
    pointercancel() {
      last = null;
      isIgnored = false;
    },
    mousedown: (event: MouseEvent) => isIgnored && stop(event),
    mouseup: (event: MouseEvent) => isIgnored && stop(event),
    dblclick: (event: MouseEvent) => isIgnored && stop(event),
    click(event: MouseEvent) {
      // A click without a pointer has no detail.
      if (event.detail === 0) return;
      // What was pressed may disappear before the press ends. A finger then clicks what lay beneath.
      const isGone = last?.on?.isConnected === false;
      if (isIgnored || isGone) stop(event);
      else if (last) last.time = event.timeStamp;
    },
    keydown(event: KeyboardEvent) {
      // Between the presses of a double press no key is pressed.
      last = null;
      const on = pressedPart(event.target);
      if (!event.repeat) heldOn = on;
      else if (event.key === 'Enter' && on !== heldOn) stop(event);
    },
  };
  const all = Object.entries(listeners) as [string, EventListener][]; // each gets the events of its name
  for (const [name, listener] of all) window.addEventListener(name, listener, true);
  return () => {
    for (const [name, listener] of all) window.removeEventListener(name, listener, true);
  };
}
