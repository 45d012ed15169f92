import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

import { selectProjectOfQuote } from '../../../features/business/projects/missingProjects';
import type { Quote } from '../../../features/business/quotes/quote';
import type {
  AnswerWay,
  QuoteDetails,
  SentWay,
} from '../../../features/business/quotes/quoteDetails';
import { quoteDetailsSelectors } from '../../../features/business/quotes/quoteDetailsSlice';
import { daysBetween, localDay } from '../../../features/shared/days';
import { useAppSelector } from '../../../store/hooks';
import { Ledger } from '../../kit/list/Ledger';
import { formatInstant, formatInstantDay } from '../../kit/text/format';
import { useToday } from '../../kit/hooks/useToday';

/** The mark of a step: filled for a completed one, hollow for a coming one. */
const Mark = chakra('span', {
  base: {
    width: '12px',
    height: '12px',
    border: '1px solid',
    borderColor: 'lineStrong',
    '&[data-done]': { background: 'accent', borderColor: 'accent' },
  },
});

interface Step {
  name: string;
  isDone: boolean;
  when: string;
}

const waitText = (days: number): string =>
  days <= 0 ? 'aguarda desde hoje' : `aguarda há ${String(days)} ${days === 1 ? 'dia' : 'dias'}`;

const wayText: Record<AnswerWay, string> = {
  whatsapp: 'pelo WhatsApp',
  phone: 'por telefone',
  email: 'por email',
  inPerson: 'pessoalmente',
};

/** The text of the step 'sent', by the channel. It is only 'Enviado' if the channel is unknown. */
const sentText: Record<SentWay, string> = {
  whatsapp: 'Enviado por WhatsApp',
  email: 'Enviado por e-mail',
  link: 'Enviado por link',
  file: 'Enviado por arquivo',
  copy: 'Enviado por mensagem',
  share: 'Enviado por outro aplicativo',
};

/** Who answered, how and why: 'por Patrícia', 'por Patrícia, pelo WhatsApp: o prazo'. */
function answerText({ answeredBy, answeredHow, answerReason, answeredAt }: QuoteDetails): string {
  const by = answeredBy === null ? '' : ` por ${answeredBy}`;
  const how = answeredHow === null ? '' : `, ${wayText[answeredHow]}`;
  const why = answerReason === null ? '' : `: ${answerReason}`;
  // An answer that the user has entered has a day, but no time of day.
  const format = answeredHow === null ? formatInstant : formatInstantDay;
  return `${answeredAt === null ? '' : format(answeredAt)}${by}${how}${why}`;
}

const decided = { approved: 'Aprovado', rejected: 'Rejeitado', proposal: null, analyzing: null };

/**
 * Returns the step of the answer. It is the client's answer, the user's own decision, or the step that is awaited. Null
 * before the quote was sent.
 */
function answerStep({ status }: Quote, details: QuoteDetails | null, today: string): Step | null {
  if (details?.answer) {
    const name = details.answer === 'approved' ? 'Aprovado' : 'Recusado';
    return { name, isDone: true, when: answerText(details) };
  }
  const name = decided[status];
  // If the quote has a later version, it is unknown whether the client has decided on an earlier one.
  if (name !== null && (details?.version ?? 1) === 1) {
    return { name, isDone: true, when: 'marcado por você' };
  }
  if (!details?.sentAt) return null;
  const sent = localDay(new Date(details.sentAt));
  return { name: 'Resposta', isDone: false, when: waitText(daysBetween(sent, today)) };
}

/** The part 'História': what has happened to a quote so far, and the step that is awaited. */
export function QuoteHistory({ quote }: { quote: Quote }) {
  const details = useAppSelector((root) => quoteDetailsSelectors.selectById(root, quote.id));
  const isLoaded = useAppSelector(quoteDetailsSelectors.selectIsLoaded);
  const project = useAppSelector((root) => selectProjectOfQuote(root, quote.id));
  const today = useToday();
  const sentAt = details?.sentAt ?? null;
  const isSent = sentAt !== null;
  // The answer is stored in the side table, which may still be loading.
  const answer = isLoaded ? answerStep(quote, details, today) : null;
  const isDecided = quote.status === 'approved' || quote.status === 'rejected';
  const titleId = useId();
  const steps: Step[] = [
    { name: 'Criado', isDone: true, when: formatInstant(quote.createdAt) },
    // A quote that is decided need not be sent any more, so this step is left out.
    ...(isSent || answer === null
      ? [
          {
            name: details?.sentHow ? sentText[details.sentHow] : 'Enviado',
            isDone: isSent,
            when: isSent ? formatInstant(sentAt) : isLoaded ? 'ainda não' : '—',
          },
        ]
      : []),
    ...(answer ? [answer] : []),
    ...(project
      ? [{ name: 'Projeto', isDone: true, when: formatInstant(project.createdAt) }]
      : isDecided || !isLoaded
        ? []
        : [{ name: 'Projeto', isDone: false, when: 'depois do sim' }]),
  ];
  return (
    <>
      <chakra.h3 textStyle="title" marginBottom="2" fontSize="small" id={titleId}>
        História
      </chakra.h3>
      <Ledger.Root as="ol" flush aria-labelledby={titleId}>
        {steps.map(({ name, isDone, when }) => (
          <Ledger.Line key={name}>
            <Ledger.Sign>
              <Mark data-done={isDone || undefined} />
            </Ledger.Sign>
            <Ledger.Name as="strong">{name}</Ledger.Name>
            <Ledger.Detail>{when}</Ledger.Detail>
          </Ledger.Line>
        ))}
      </Ledger.Root>
    </>
  );
}
