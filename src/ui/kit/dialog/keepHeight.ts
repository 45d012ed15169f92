/**
 * Keeps an element as high as it once was, so that what is left of its content, and what stands below it, does not jump. A
 * window of another size begins anew.
 * @returns a function that ends this.
 */
export function keepHeight(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const { style } = element;
  const observer = new ResizeObserver(() => {
    style.minHeight = `min(${String(element.offsetHeight)}px, 90dvh)`;
  });
  const beginAnew = () => {
    style.minHeight = '';
  };
  observer.observe(element);
  window.addEventListener('resize', beginAnew);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', beginAnew);
  };
}
