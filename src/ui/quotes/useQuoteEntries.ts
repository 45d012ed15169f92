import { nextStep } from '../../features/quotes/nextStep';
import {
  selectIsWithoutProject,
  selectProjectOfQuote,
} from '../../features/projects/missingProjects';
import { projectsActions } from '../../features/projects/projectsSlice';
import type { Quote } from '../../features/quotes/quote';
import { quoteModalValues } from '../../features/quotes/quoteDetailsForm';
import { quoteDetailsSelectors } from '../../features/quotes/quoteDetailsSlice';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { formsActions } from '../../features/forms/formsSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { IconName } from '../kit/art/Icon';

/** Something that can be done with a quote. */
export interface QuoteEntry {
  label: string;
  icon: IconName;
  act: () => void;
}

interface QuoteEntries {
  /** What makes a copy of it. */
  copies: readonly QuoteEntry[];
  /** What is done first; `isNext`: it is what the quote waits for. */
  main: QuoteEntry & { isNext: boolean };
  /** What else. */
  rest: readonly QuoteEntry[];
}

/** What can be done with a quote that is looked at. */
export function useQuoteEntries(
  quote: Quote,
  { hasClient, onClose }: { hasClient: boolean; onClose: () => void },
): QuoteEntries {
  const dispatch = useAppDispatch();
  const isWithoutProject = useAppSelector((root) => selectIsWithoutProject(root, quote.id));
  const made = useAppSelector((root) => selectProjectOfQuote(root, quote.id));
  const details = useAppSelector((root) => quoteDetailsSelectors.selectById(root, quote.id));
  const open = (mode: 'edit' | 'document' | 'send' | 'answer') => () => {
    dispatch(workspaceActions.modalOpened('quotes', mode, quote.id));
  };
  const duplicate = () => {
    // Its days belong to the other one.
    const terms = details && { paymentTerms: details.paymentTerms, materials: details.materials };
    const values = { ...quoteModalValues(quote, terms), status: 'proposal' };
    const opened = workspaceActions.modalOpened('quotes', 'create');
    dispatch(opened);
    dispatch(formsActions.draftChanged(opened.payload.id, { values, baseline: null }));
  };
  const edit: QuoteEntry = {
    label: details?.sentAt ? 'Nova versão' : 'Editar',
    icon: 'pencil',
    act: open('edit'),
  };
  const send: QuoteEntry = { label: 'Enviar ao cliente', icon: 'send', act: open('send') };
  const answer: QuoteEntry = { label: 'Registrar resposta', icon: 'check', act: open('answer') };
  const project: QuoteEntry = {
    label: 'Criar projeto',
    icon: 'plus',
    act: () => {
      dispatch(projectsActions.creationFromQuoteRequested({ quoteId: quote.id }));
      onClose();
    },
  };
  const openProject: QuoteEntry | null = made && {
    label: 'Abrir projeto',
    icon: 'projects',
    act: () => {
      dispatch(workspaceActions.recordShown({ entity: 'projects', id: made.id, mode: 'view' }));
    },
  };
  const step = nextStep(quote, details, isWithoutProject && hasClient);
  const settled = quote.status === 'approved' ? (openProject ?? send) : send;
  const main = step === null ? settled : { send, answer, project }[step];
  // Without a number nobody was asked.
  const asked = details?.number ? [edit, answer, send] : [edit, send];
  return {
    copies: [
      { label: 'Imprimir', icon: 'printer', act: open('document') },
      { label: 'Duplicar', icon: 'copy', act: duplicate },
    ],
    main: { ...main, isNext: step !== null },
    rest: asked.filter((entry) => entry !== main),
  };
}
