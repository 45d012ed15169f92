import { selectIsWithoutProject } from '../../features/projects/missingProjects';
import { projectsActions } from '../../features/projects/projectsSlice';
import type { Quote } from '../../features/quotes/quote';
import { quoteModalValues } from '../../features/quotes/quoteDetailsForm';
import { quoteDetailsSelectors } from '../../features/quotes/quoteDetailsSlice';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../kit/form/Button';

interface Props {
  quote: Quote;
  hasClient: boolean;
  onClose: () => void;
}

/** What can be done with a quote that is looked at. */
export function QuoteViewActions({ quote, hasClient, onClose }: Props) {
  const dispatch = useAppDispatch();
  const isWithoutProject = useAppSelector((root) => selectIsWithoutProject(root, quote.id));
  const details = useAppSelector((root) => quoteDetailsSelectors.selectById(root, quote.id));
  const isSent = (details?.sentAt ?? null) !== null;
  // Without a number nobody was asked.
  const isNumbered = (details?.number ?? null) !== null;
  const isOffered = isWithoutProject && quote.status === 'approved' && hasClient;
  const open = (mode: 'edit' | 'document' | 'send' | 'answer') => () => {
    dispatch(workspaceActions.modalOpened('quotes', mode, quote.id));
  };
  const duplicate = () => {
    // Its days belong to the other one.
    const terms = details && { paymentTerms: details.paymentTerms, materials: details.materials };
    const values = { ...quoteModalValues(quote, terms), status: 'proposal' };
    const opened = workspaceActions.modalOpened('quotes', 'create');
    dispatch(opened);
    dispatch(workspaceActions.draftChanged(opened.payload.id, { values, baseline: null }));
  };
  return (
    <>
      <Button variant="outline" icon="pencil" onClick={open('edit')}>
        {isSent ? 'Nova versão' : 'Editar'}
      </Button>
      <Button variant="surface" icon="copy" onClick={duplicate}>
        Duplicar
      </Button>
      <Button variant="surface" icon="printer" onClick={open('document')}>
        Imprimir
      </Button>
      {isNumbered && (
        <Button
          variant="surface"
          icon="check"
          gridColumn="1 / -1"
          order={{ base: -1, md: 0 }}
          onClick={open('answer')}
        >
          Registrar resposta
        </Button>
      )}
      <Button
        icon="send"
        variant={isOffered ? 'outline' : 'solid'}
        gridColumn="1 / -1"
        order={{ base: -1, md: 0 }}
        onClick={open('send')}
      >
        Enviar ao cliente
      </Button>
      {isOffered && (
        <Button
          onClick={() => {
            dispatch(projectsActions.creationFromQuoteRequested({ quoteId: quote.id }));
            onClose();
          }}
        >
          Criar projeto
        </Button>
      )}
    </>
  );
}
