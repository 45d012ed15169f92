/** What a page under test records about itself; `performance.now()` times, ms since navigation. */
export interface Probe {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  longTasks: { start: number; duration: number }[];
  /** Of one click, tap or key: from the event to the next paint. */
  interactions: { id: number; name: string; duration: number }[];
  /** When that interaction began whose content is watched for. */
  clicked: number;
  /** When what was watched for had been painted, by name. */
  shown: Record<string, number>;
  /** Records when an element that matches has been painted. */
  watch: (name: string, selector: string) => void;
}

declare global {
  interface Window {
    benchProbe: Probe;
  }
}

interface InteractionTiming extends PerformanceEventTiming {
  readonly interactionId: number;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/**
 * Runs in the page before any of its scripts. Paints, shifts, long tasks and interactions come from
 * the browser's own observers.
 */
export function installProbe(watched: Record<string, string>): void {
  const probe: Probe = {
    firstPaint: 0,
    largestPaint: 0,
    shift: 0,
    longTasks: [],
    interactions: [],
    clicked: 0,
    shown: {},
    watch(name, selector) {
      const look = (): boolean => {
        if (document.querySelector(selector) === null) return false;
        requestAnimationFrame(() => {
          // A message is handled after the frame has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            probe.shown[name] = performance.now();
          };
          port2.postMessage(null);
        });
        return true;
      };
      if (look()) return;
      const observer = new MutationObserver(() => {
        if (look()) observer.disconnect();
      });
      observer.observe(document, { childList: true, subtree: true });
    },
  };
  window.benchProbe = probe;
  for (const [name, selector] of Object.entries(watched)) probe.watch(name, selector);

  // The caller knows the type of the entries.
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
  const observe = <Entry extends PerformanceEntry>(
    type: string,
    note: (entry: Entry) => void,
    options: object = {},
  ): void => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as Entry); // of the type asked for
    });
    observer.observe({ type, buffered: true, ...options });
  };
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') probe.firstPaint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    probe.largestPaint = entry.startTime;
  });
  observe<LayoutShift>('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) probe.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    probe.longTasks.push({ start: startTime, duration });
  });
  observe<InteractionTiming>(
    'event',
    ({ interactionId, name, duration }) => {
      if (interactionId > 0) probe.interactions.push({ id: interactionId, name, duration });
    },
    { durationThreshold: 16 },
  );
}
