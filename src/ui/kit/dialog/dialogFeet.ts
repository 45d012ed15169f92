/** The feet of the open dialogs, which notices must not cover. */

const feet = new Set<HTMLElement>();
const followers = new Set<() => void>();

const tell = () => {
  for (const follow of followers) follow();
};

/**
 * Registers the foot of a dialog while it is in the page.
 * @returns a function that ends this.
 */
export function registerDialogFoot(foot: HTMLElement | null): (() => void) | undefined {
  if (!foot) return undefined;
  feet.add(foot);
  // The foot moves when its dialog grows or shrinks, and when the window does.
  const observer = new ResizeObserver(tell);
  for (const moving of [foot, foot.closest('[role*=dialog]'), document.documentElement])
    if (moving) observer.observe(moving);
  return () => {
    observer.disconnect();
    feet.delete(foot);
    tell();
  };
}

/**
 * Calls `onMoved` with the feet of the open dialogs, the topmost last, whenever one may have moved.
 * @returns a function that ends this.
 */
export function followDialogFeet(onMoved: (feet: readonly HTMLElement[]) => void): () => void {
  const follow = () => onMoved([...feet]);
  followers.add(follow);
  return () => {
    followers.delete(follow);
  };
}
