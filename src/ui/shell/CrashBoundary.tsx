import { chakra } from '@chakra-ui/react/styled-system';
import { Component, type ErrorInfo, type ReactNode } from 'react';

import { Button } from '../kit/Button';
import { Surface, SurfaceTitle } from '../kit/Surface';

const Buttons = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '5' },
});

/** Where the modal would have been, so that it is seen however far the page is scrolled. */
const Floating = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 51,
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: '4',
    background: 'scrim',
    '& > *': { maxWidth: '560px', boxShadow: 'float' },
  },
});

interface Props {
  children: ReactNode;
  /** For what floats, such as a modal: what its 'Fechar' does. */
  onClose?: () => void;
}

interface State {
  error: unknown;
  failed: boolean;
}

/** A chunk that did not come: the network failed, or a newer build has replaced it. */
const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** Keeps a crash inside its section, so that the rest goes on working, and says what to do. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error('A part of the page crashed', error, componentStack);
  }

  private readonly retry = (): void => {
    this.props.onClose?.();
    this.setState({ error: null, failed: false });
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const missing = isMissingChunk(this.state.error);
    const message = (
      <Surface padded role="alert">
        <SurfaceTitle>
          {missing ? 'Esta parte não pôde ser carregada.' : 'Algo deu errado nesta parte.'}
        </SurfaceTitle>
        <p>
          {missing
            ? 'A conexão falhou ou há uma versão nova do Ofício. Recarregue a página para continuar.'
            : 'O que já foi salvo continua salvo. Tente novamente; se não bastar, recarregue a página.'}
        </p>
        <Buttons>
          <Button
            onClick={() => {
              window.location.reload();
            }}
          >
            Recarregar a página
          </Button>
          {(!missing || this.props.onClose) && (
            <Button kind="quiet" onClick={this.retry}>
              {this.props.onClose ? 'Fechar' : 'Tentar novamente'}
            </Button>
          )}
        </Buttons>
      </Surface>
    );
    return this.props.onClose ? <Floating>{message}</Floating> : message;
  }
}
