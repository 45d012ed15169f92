import { FileUpload } from '@chakra-ui/react/file-upload';
import { chakra } from '@chakra-ui/react/styled-system';
import { CacheProvider } from '@emotion/react';
import { Component, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { readReport, type ReportProblem } from '../features/app/report/readReport';
import { replayReport, type Replay } from '../features/app/report/replay';
import type { Report } from '../features/app/report/report';
import { runInSteps, wholeReducer } from '../store/report/report';
import type { RootState } from '../store/rootReducer';
import { Button } from '../ui/kit/form/Button';
import { SurfaceTitle } from '../ui/kit/text/Surface';
import { applyColorScheme, useColorScheme } from '../ui/theme/colorScheme';
import { styleCache } from '../ui/theme/styleCache';
import { ThemeProvider } from '../ui/theme/ThemeProvider';
import { Player } from './Player';
import { openStage } from './stage';
import { problemTexts } from './texts';

type Shown =
  | { step: 'asking'; problem: ReportProblem | null }
  | { step: 'reading'; name: string }
  | { step: 'open'; name: string; report: Report<RootState>; replay: Replay<RootState> };

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

const Dropzone = chakra(FileUpload.Dropzone, {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '3',
    width: 'min(480px, calc(100vw - 32px))',
    padding: '6',
    border: '1px dashed',
    borderColor: 'lineStrong',
    borderRadius: 'base',
    '&[data-dragging]': { background: 'accentSoft' },
  },
});

/**
 * Reads a report and replays its actions. Any error means that the file is damaged, because a hostile file may cause
 * any error.
 */
async function opened(name: string, file: Blob): Promise<Shown> {
  try {
    const report = await readReport<RootState>(file);
    if (typeof report === 'string') return { step: 'asking', problem: report };
    const replay = await runInSteps(replayReport(report, wholeReducer));
    return { step: 'open', name, report, replay };
  } catch {
    return { step: 'asking', problem: 'damaged' };
  }
}

interface GuardProps {
  children: ReactNode;
  onClose: () => void;
}

/** Reports an error of the player, which a hostile file may cause. The user can then open another file. */
class Guard extends Component<GuardProps, { failed: boolean }> {
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
        <Button onClick={this.props.onClose}>Abrir outro arquivo</Button>
      </Main>
    );
  }
}

const TITLE = 'Reproduzir um relato';

/** The name of a report, which is its file's name without the ending. */
const nameOf = ({ name }: File): string => name.replace(/\.json(\.gz)?$/, '');

/** Opens a file that is dropped anywhere on the page. Otherwise the browser itself would open it. */
function useFilesDropped(onFile: (file: File) => void) {
  const latest = useEffectEvent(onFile);
  useEffect(() => {
    const onDragOver = (event: DragEvent) => event.preventDefault();
    const onDrop = (event: DragEvent) => {
      if (event.defaultPrevented) return; // the dashed box has handled the drop
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      if (file) latest(file);
    };
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('drop', onDrop);
    };
  }, []);
}

interface Given {
  name: string;
  file: Blob;
}

/** Returns the report that `npm run replay FILE` has written into this page; null if there is none. */
function givenFile(): Given | null {
  const given = document.getElementById('oficio-report');
  const name = given?.dataset['name'];
  if (!given?.textContent || name === undefined) return null;
  const bytes = Uint8Array.from(atob(given.textContent), (sign) => sign.charCodeAt(0));
  return { name, file: new Blob([bytes]) };
}

function ReplayPage({ given }: { given: Given | null }) {
  const [shown, setShown] = useState<Shown>(
    given ? { step: 'reading', name: given.name } : { step: 'asking', problem: null },
  );
  const name = shown.step === 'asking' ? null : shown.name;
  useColorScheme();
  useEffect(() => {
    document.title = [...(name === null ? [] : [name]), TITLE, 'Ofício'].join(' · ');
  }, [name]);
  useEffect(() => {
    if (given) void opened(given.name, given.file).then(setShown);
  }, [given]);
  const open = (file: File) => {
    const wanted = nameOf(file);
    setShown({ step: 'reading', name: wanted });
    void opened(wanted, file).then(setShown);
  };
  useFilesDropped(open);

  if (shown.step === 'open') {
    const close = () => setShown({ step: 'asking', problem: null });
    return (
      <Guard onClose={close}>
        <Player name={shown.name} report={shown.report} replay={shown.replay} onClose={close} />
      </Guard>
    );
  }
  if (shown.step === 'reading') {
    return (
      <Main aria-busy>
        <SurfaceTitle as="h1">{TITLE}</SurfaceTitle>
        <Lead role="status">Lendo {shown.name}…</Lead>
      </Main>
    );
  }
  return (
    <Main>
      <SurfaceTitle as="h1">{TITLE}</SurfaceTitle>
      <Lead>
        O arquivo que “Relatar problema” salvou mostra aqui o Ofício como estava, ação por ação.
        Nada é lido de uma conta, e nada sai desta página.
      </Lead>
      <FileUpload.Root
        unstyled
        maxFiles={1}
        preventDocumentDrop={false}
        onFileAccept={({ files: [file] }) => {
          if (file) open(file);
        }}
      >
        <FileUpload.HiddenInput aria-label="Relato" />
        <Dropzone disableClick>
          <span>Solte o arquivo aqui</span>
          <FileUpload.Trigger asChild>
            <Button>Escolher arquivo</Button>
          </FileUpload.Trigger>
        </Dropzone>
      </FileUpload.Root>
      {shown.problem && <Problem role="alert">{problemTexts[shown.problem]}</Problem>}
    </Main>
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
  createRoot(root).render(
    <CacheProvider value={styleCache}>
      <ThemeProvider>
        <ReplayPage given={givenFile()} />
      </ThemeProvider>
    </CacheProvider>,
  );
}
