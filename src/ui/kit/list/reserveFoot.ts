/**
 * Tells the page how high a bar at its foot is, so that notices stand above the bar.
 * @param isAtFoot - Whether the bar is at the foot at the current width of the window.
 * @returns a function that ends this.
 */
export function reserveFoot(bar: HTMLElement, isAtFoot: () => boolean = () => true): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty('--of-foot', isAtFoot() ? `${String(bar.offsetHeight)}px` : '0px'),
  );
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--of-foot');
  };
}
