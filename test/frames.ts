import { act } from '@testing-library/react';

const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));

/** Waits until everything after the first paint has happened. Frames are counted, because a busy machine draws late. */
export const painted = (): Promise<void> =>
  act(async () => {
    await frame();
    await frame();
  });

/**
 * Waits until a layer that has just opened hears Escape and presses outside of it. Ark listens after a timer and one
 * frame, and what it misses until then is lost.
 */
export const layersListen = async (): Promise<void> => {
  await act(() => new Promise((elapsed) => setTimeout(elapsed)));
  await painted();
};
