import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import type { Environment } from '../features/app/report/report';
import type { Moment } from './stage';

const Area = chakra('section', {
  base: {
    position: 'relative',
    minWidth: 0,
    minHeight: 0,
    overflow: 'hidden',
    background: 'sunken',
  },
});

const Frame = chakra('iframe', {
  base: {
    position: 'absolute',
    top: 0,
    border: 0,
    transformOrigin: 'top left',
    background: 'bg',
  },
});

/** Returns the page inside the frame. It loads the app's own scripts. Because of `data-replay` they open no account. */
function stagePage({ colorScheme, timeZone }: Environment): string {
  const page = document.implementation.createHTMLDocument('Ofício');
  const root = page.documentElement;
  root.lang = 'pt-BR';
  root.className = colorScheme;
  root.style.colorScheme = colorScheme;
  Object.assign(root.dataset, { replay: 'stage', timeZone, colorScheme });
  page.body.append(Object.assign(page.createElement('div'), { id: 'root' }));
  for (const { src } of document.scripts) {
    if (src === '') continue;
    page.body.append(Object.assign(page.createElement('script'), { src, async: false }));
  }
  return `<!doctype html>${root.outerHTML}`;
}

interface Props {
  environment: Environment;
  moment: Moment;
}

/**
 * Shows the product as it was at one moment. The product runs in a frame of the recorded size, so that media queries,
 * dialogs and the focus are those of the recorded window.
 *
 * The frame inherits this page's policy, which allows no connections. It has the same origin as this page, because
 * servers give scripts and fonts to no other origin. Therefore `stage.tsx` itself cuts the product off from storage and
 * other things. The sandbox keeps it from opening windows, saving files and printing.
 */
export function StageFrame({ environment, moment }: Props) {
  const { width, height } = environment.viewport;
  const area = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [{ scale, left }, setPlace] = useState({ scale: 1, left: 0 });
  const [page] = useState(() => stagePage(environment));

  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element;
      const fits = Math.min(1, clientWidth / width, clientHeight / height);
      setPlace({ scale: fits, left: (clientWidth - width * fits) / 2 });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [width, height]);

  useEffect(() => {
    const element = frame.current;
    const onReady = () => setIsReady(true);
    element?.addEventListener('stageready', onReady);
    return () => element?.removeEventListener('stageready', onReady);
  }, []);

  useEffect(() => {
    if (isReady) frame.current?.contentWindow?.oficioStage?.show(moment);
  }, [isReady, moment]);

  return (
    <Area ref={area} aria-label="O que se via" aria-busy={!isReady}>
      <Frame
        ref={frame}
        title="Ofício, como estava"
        srcDoc={page}
        sandbox="allow-scripts allow-same-origin allow-forms"
        style={{ width, height, left, transform: `scale(${String(scale)})` }}
      />
    </Area>
  );
}
