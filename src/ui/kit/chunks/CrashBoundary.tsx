import { chakra } from '@chakra-ui/react/styled-system';
import { Component, type ErrorInfo, type ReactNode } from 'react';

import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../form/Button';
import { Surface, SurfaceTitle } from '../text/Surface';

const Buttons = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '5' },
});

/** Shown in place of a crashed modal, so that the message is visible at any scroll position. */
const Dialog = chakra('dialog', {
  base: {
    maxWidth: 'min(560px, calc(100% - 32px))',
    margin: 'auto',
    padding: 0,
    border: 0,
    color: 'inherit',
    boxShadow: 'float',
    pointerEvents: 'auto',
    '&::backdrop': { background: 'scrim' },
  },
});

/**
 * Shows the message in the browser's own modal dialog, which lies above an open form and needs no chunk. The
 * form's dialog listens for keys at the document, so key events must not reach the document.
 */
function showAbove(dialog: HTMLDialogElement | null) {
  const keepKey = (event: KeyboardEvent) => event.stopImmediatePropagation();
  dialog?.showModal();
  window.addEventListener('keydown', keepKey, true);
  return () => {
    window.removeEventListener('keydown', keepKey, true);
    dialog?.close();
  };
}

/**
 * The button that opens 'Relatar problema'. It first closes the message's dialog, which would lie above the
 * report's dialog.
 */
function ReportButton({ onClose }: { onClose?: () => void }) {
  const dispatch = useAppDispatch();
  return (
    <Button
      variant="surface"
      onClick={() => {
        onClose?.();
        dispatch(workspaceActions.panelOpened('report'));
      }}
    >
      Relatar problema
    </Button>
  );
}

interface Props {
  children: ReactNode;
  /** Called when the user presses 'Fechar' in a crashed modal. */
  onClose?: () => void;
}

interface State {
  error: unknown;
  failed: boolean;
}

/** Whether a chunk could not be loaded, because the network failed or a newer build has replaced the chunk. */
const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** Limits a crash to its section, so that the rest of the app keeps working, and tells the user what to do. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error('A part of the page crashed', error, componentStack);
  }

  private readonly retry = (): void => {
    this.setState({ error: null, failed: false });
  };

  override render(): ReactNode {
    const { children, onClose } = this.props;
    if (!this.state.failed) return children;
    const missing = isMissingChunk(this.state.error);
    const title = missing ? 'Esta parte não pôde ser carregada.' : 'Algo deu errado nesta parte.';
    const message = (
      <Surface padded role="alert">
        <SurfaceTitle>{title}</SurfaceTitle>
        <p>
          {missing
            ? 'A conexão falhou ou há uma versão nova do Ofício. '
            : 'O que já foi salvo continua salvo. '}
          Tente novamente; se não bastar, recarregue a página.
        </p>
        <Buttons>
          <Button onClick={this.retry}>Tentar novamente</Button>
          <Button variant="surface" onClick={() => window.location.reload()}>
            Recarregar a página
          </Button>
          {!missing && <ReportButton {...(onClose && { onClose })} />}
          {onClose && (
            <Button variant="surface" onClick={onClose}>
              Fechar
            </Button>
          )}
        </Buttons>
      </Surface>
    );
    if (!onClose) return message;
    return (
      <Dialog ref={showAbove} aria-label={title} onCancel={onClose}>
        {message}
      </Dialog>
    );
  }
}
