/**
 * Tells the page how high a bar at its foot is, so that notices stand above the bar. On phones the bar itself stands
 * above the bar of sections, at `bottom: var(--of-nav)`. `--of-foot` is the height of both.
 * @param isAtFoot - Whether the bar is at the foot at the current width of the window.
 * @returns a function that ends this.
 */
export function reserveFoot(bar: HTMLElement, isAtFoot: () => boolean = () => true): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty(
      '--of-foot',
      isAtFoot() ? `calc(${String(bar.offsetHeight)}px + var(--of-nav))` : 'var(--of-nav)',
    ),
  );
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--of-foot');
  };
}
