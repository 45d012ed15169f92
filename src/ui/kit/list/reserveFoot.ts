/**
 * Tells the page how high a bar at its foot is, so that notices are moved above it.
 * @param isAtFoot - Whether the bar lies at the foot at this width.
 * @returns a function that stops it.
 */
export function reserveFoot(bar: HTMLElement, isAtFoot: () => boolean = () => true): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--of-foot', isAtFoot() ? `${String(bar.offsetHeight)}px` : '0px');
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--of-foot');
  };
}
