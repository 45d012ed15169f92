/** What a measured page records about itself. Times are from `performance.now()`, in ms since the navigation. */
export interface Probe {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  longTasks: { start: number; duration: number }[];
  /** One entry for each click, tap or key: the time from the event to the next paint. */
  interactions: { id: number; name: string; duration: number }[];
  /** When the interaction began whose new content is watched for. */
  clicked: number;
  /** When each watched element was painted, by name. */
  shown: Record<string, number>;
  /** Starts to watch for an element that matches the selector, and records when it is painted. */
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
 * Runs in the page before the page's own scripts. The browser's observers report paints, layout shifts, long tasks
 * and interactions.
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
          // A message of this channel is handled only after the frame has been painted.
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

  // The caller names the type of the entries.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
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
