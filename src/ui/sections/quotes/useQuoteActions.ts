import { daysSinceSent, nextStep } from '../../../features/business/quotes/nextStep';
import {
  selectHasNoProject,
  selectProjectOfQuote,
} from '../../../features/business/projects/missingProjects';
import { selectAgreedPayments } from '../../../features/business/payments/charge';
import { projectsActions } from '../../../features/business/projects/projectsSlice';
import type { Client } from '../../../features/business/clients/client';
import type { Quote } from '../../../features/business/quotes/quote';
import { nameInMessages } from '../../../features/shared/nameInMessages';
import { validityDays } from '../../../features/business/documents/issuing';
import type { QuoteDetails } from '../../../features/business/quotes/quoteDetails';
import { quoteModalValues } from '../../../features/business/quotes/quoteDetailsForm';
import { quoteDetailsSelectors } from '../../../features/business/quotes/quoteDetailsSlice';
import { versionId, type QuoteVersion } from '../../../features/business/quotes/quoteVersion';
import { selectVersionsOf } from '../../../features/business/quotes/versions';
import { selectProfile } from '../../../features/app/session/selectProfile';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { formsActions } from '../../../features/app/forms/formsSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import type { IconName } from '../../kit/art/Icon';
import { formatDay, formatInstantDay } from '../../kit/text/format';
import { useToday } from '../../kit/hooks/useToday';

/** A button or a menu entry that does something with a quote. */
export interface QuoteAction {
  label: string;
  icon: IconName;
  act: () => void;
}

/** What a quote waits for, as a title and a sentence, and the button for it. */
export interface NextStepWords {
  title: string;
  text: string | null;
  main: QuoteAction | null;
  second: QuoteAction | null;
}

export interface QuoteActions {
  /** The actions that make a copy of the quote. */
  copies: readonly QuoteAction[];
  next: NextStepWords;
  rest: readonly QuoteAction[];
}

const dayCount = (days: number): string => `${days.toString()} ${days === 1 ? 'dia' : 'dias'}`;

/** Says that the current version was not sent, and when the one before it was. */
function notSentWords(
  details: QuoteDetails | null,
  versions: readonly QuoteVersion[],
): Pick<NextStepWords, 'title' | 'text'> {
  if (!details || details.version === 1) return { title: 'Ainda não enviado', text: null };
  const before = details.version - 1;
  const sentAt = versions.find(({ id }) => id === versionId(details.id, before))?.sentAt;
  const when = sentAt ? `foi enviada em ${formatInstantDay(sentAt)}` : 'já foi enviada';
  return {
    title: `Versão ${details.version.toString()} ainda não enviada`,
    text: `A versão ${before.toString()} ${when}.`,
  };
}

export function useQuoteActions(
  quote: Quote,
  { client, onClose }: { client: Client | null; onClose: () => void },
): QuoteActions {
  const dispatch = useAppDispatch();
  const isWithoutProject = useAppSelector((root) => selectHasNoProject(root, quote.id));
  const projectMade = useAppSelector((root) => selectProjectOfQuote(root, quote.id));
  const today = useToday();
  const details = useAppSelector((root) => quoteDetailsSelectors.selectById(root, quote.id));
  const versions = useAppSelector((root) => selectVersionsOf(root, quote.id));
  const profile = useAppSelector(selectProfile);
  const agreed = useAppSelector(
    (root) => projectMade && selectAgreedPayments(root, projectMade, today),
  );
  const open = (mode: 'edit' | 'document' | 'send' | 'answer') => () =>
    dispatch(workspaceActions.modalOpened('quotes', mode, quote.id));
  const duplicate = () => {
    // The copy gets the terms of the quote, but not its days.
    const terms = details && {
      ...details,
      ...{ validUntil: null, workStarts: null, workEnds: null, firstDueOn: null },
    };
    const values = { ...quoteModalValues(quote, terms), status: 'proposal' };
    const opened = workspaceActions.modalOpened('quotes', 'create');
    dispatch(opened);
    dispatch(formsActions.draftChanged(opened.payload.id, { values, baseline: null }));
  };
  const edit: QuoteAction = {
    label: details?.sentAt ? 'Nova versão' : 'Editar',
    icon: 'pencil',
    act: open('edit'),
  };
  const send: QuoteAction = { label: 'Enviar ao cliente', icon: 'send', act: open('send') };
  const renew: QuoteAction = {
    ...send,
    label: `Renovar por ${dayCount(validityDays(profile))} e enviar`,
  };
  const answer: QuoteAction = { label: 'Registrar resposta', icon: 'check', act: open('answer') };
  const project: QuoteAction = {
    label: 'Criar projeto',
    icon: 'plus',
    act: () => {
      dispatch(projectsActions.creationFromQuoteRequested({ quoteId: quote.id }));
      onClose();
    },
  };
  const openProject: QuoteAction | null = projectMade && {
    label: 'Ver projeto',
    icon: 'projects',
    act: () => {
      dispatch(
        workspaceActions.recordShown({ entity: 'projects', id: projectMade.id, mode: 'view' }),
      );
    },
  };
  const next = (): NextStepWords => {
    const clientName = client ? nameInMessages(client.name) : 'O cliente';
    const noExtras = { text: null, second: null };
    const notSent = notSentWords(details, versions);
    const canBecomeProject = isWithoutProject && client !== null;
    switch (nextStep(quote, details, { today, canBecomeProject })) {
      case 'send':
        // The client may have agreed without a document.
        return { ...noExtras, ...notSent, main: send, second: answer };
      case 'renew': {
        const text = details?.validUntil ? `Venceu em ${formatDay(details.validUntil)}.` : null;
        return { ...noExtras, title: 'O prazo passou', text, main: renew, second: answer };
      }
      case 'wait':
        return { ...noExtras, title: `Enviado hoje a ${clientName}`, main: null, second: answer };
      case 'remind': {
        const days = daysSinceSent(details, today) ?? 0;
        return {
          ...noExtras,
          title: `${clientName} não respondeu`,
          text: `Faz ${dayCount(days)}. Um lembrete curto ajuda.`,
          main: { label: 'Lembrar por WhatsApp', icon: 'chat', act: send.act },
          second: answer,
        };
      }
      case 'project':
        return { ...noExtras, title: `${clientName} aprovou`, main: project };
      case 'work':
        // The payments that the terms become stand below, with a main button of their own.
        return agreed
          ? { ...noExtras, title: `${clientName} aprovou`, main: null, second: openProject }
          : { ...noExtras, title: `${clientName} aprovou`, main: openProject };
      case 'adjust': {
        const reason = details?.answerReason ? `: ${details.answerReason}` : '';
        const main = { label: 'Duplicar e ajustar', icon: 'copy', act: duplicate } as const;
        return { ...noExtras, title: `${clientName} recusou${reason}`, main };
      }
    }
  };
  const words = next();
  // Whichever button opens it, the sending of an expired quote renews it.
  const sending = words.main === renew ? renew : send;
  // What was never sent has an answer only as its next step.
  const sentActions = details?.number ? [edit, answer, sending] : [edit, sending];
  return {
    copies: [
      { label: 'Imprimir', icon: 'printer', act: open('document') },
      { label: 'Duplicar', icon: 'copy', act: duplicate },
    ],
    next: words,
    rest: sentActions.filter((entry) => entry !== words.main && entry !== words.second),
  };
}
