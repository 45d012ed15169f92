import { createEvent, fireEvent } from '@testing-library/react';

/** A click at this time (ms) of the page's clock, however slow the machine is. */
export function clickAt(timeStamp: number, button: HTMLElement): void {
  const click = createEvent.click(button);
  Object.defineProperty(click, 'timeStamp', { value: timeStamp });
  fireEvent(button, click);
}
