import { chakra } from '@chakra-ui/react/styled-system';
import { CacheProvider } from '@emotion/react';
import { Component, Suspense, use, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { readReport } from '../features/app/report/readReport';
import { replayReport, type Replay } from '../features/app/report/replay';
import type { Report } from '../features/app/report/report';
import { runInSteps, wholeReducer } from '../store/report/report';
import type { RootState } from '../store/rootReducer';
import { SurfaceTitle } from '../ui/kit/text/Surface';
import { applyColorScheme, useColorScheme } from '../ui/theme/colorScheme';
import { styleCache } from '../ui/theme/styleCache';
import { ThemeProvider } from '../ui/theme/ThemeProvider';
import { Player } from './Player';
import { openStage } from './stage';

/** A report with its replay. */
interface Opened {
  report: Report<RootState>;
  replay: Replay<RootState>;
}

const Main = chakra('main', {
  base: {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '4',
    minHeight: '100dvh',
    padding: '4',
    textAlign: 'center',
  },
});

const Lead = chakra('p', { base: { maxWidth: '52ch', color: 'muted' } });

const Problem = chakra('p', { base: { maxWidth: '52ch', color: 'danger', fontWeight: 600 } });

const TITLE = 'Reproduzir um relato';

/** Reports an error of the reading or of the player, because a hostile file may cause any error. */
class Guard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Main>
        <SurfaceTitle as="h1">{TITLE}</SurfaceTitle>
        <Problem role="alert">Este relato não pode ser mostrado.</Problem>
      </Main>
    );
  }
}

/** Reads the report that `npm run replay FILE` has checked and written into this page, and replays its actions. */
async function openReport(base64: string): Promise<Opened> {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const report = await readReport<RootState>(new Blob([bytes]));
  if (typeof report === 'string') throw new Error(`The report is refused: ${report}`);
  return { report, replay: await runInSteps(replayReport(report, wholeReducer)) };
}

function OpenedReport({ name, opened }: { name: string; opened: Promise<Opened> }) {
  const { report, replay } = use(opened);
  return <Player name={name} report={report} replay={replay} />;
}

function ReplayPage({ name, opened }: { name: string; opened: Promise<Opened> }) {
  useColorScheme();
  const reading = (
    <Main aria-busy>
      <SurfaceTitle as="h1">{TITLE}</SurfaceTitle>
      <Lead role="status">Lendo {name}…</Lead>
    </Main>
  );
  return (
    <Guard>
      <Suspense fallback={reading}>
        <OpenedReport name={name} opened={opened} />
      </Suspense>
    </Guard>
  );
}

/**
 * Opens the page on which a report is replayed. Inside that page's frame, it opens the stage on which the product is
 * shown.
 */
export function openReplay(): void {
  const { replay, timeZone = 'UTC', colorScheme } = document.documentElement.dataset;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  if (replay === 'stage') {
    openStage(root, { timeZone, colorScheme: colorScheme === 'dark' ? 'dark' : 'light' });
    return;
  }
  applyColorScheme();
  const block = document.getElementById('oficio-report');
  const name = block?.dataset['name'] ?? '';
  document.title = `${name} · ${TITLE} · Ofício`;
  const opened = openReport(block?.textContent ?? '');
  createRoot(root).render(
    <CacheProvider value={styleCache}>
      <ThemeProvider>
        <ReplayPage name={name} opened={opened} />
      </ThemeProvider>
    </CacheProvider>,
  );
}
