import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

import { selectProjectOfQuote } from '../../../features/business/projects/missingProjects';
import type { Quote } from '../../../features/business/quotes/quote';
import type {
  AnswerWay,
  QuoteDetails,
  SentWay,
} from '../../../features/business/quotes/quoteDetails';
import { quoteVersionsSelectors } from '../../../features/business/quotes/quoteVersionsSlice';
import {
  earlierVersions,
  selectVersionsOf,
  type EarlierVersions,
} from '../../../features/business/quotes/versions';
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
    border: 'strong',
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

const sentWayText: Record<SentWay, string> = {
  whatsapp: 'WhatsApp',
  email: 'e-mail',
  link: 'link',
  file: 'arquivo',
  pdf: 'PDF',
  copy: 'mensagem',
  share: 'outro aplicativo',
};

/** How it was sent: 'Enviado por WhatsApp', 'Versão 1 enviada'. The channel may be unknown. */
const sentText = (sent: string, how: SentWay | null | undefined): string =>
  how ? `${sent} por ${sentWayText[how]}` : sent;

/** The step of versions before the current one: when they were sent, and what was answered. */
function earlierStep({ first, last, row }: EarlierVersions): Step {
  if (row === null) {
    const name =
      first === last
        ? `Versão ${String(first)} enviada`
        : `Versões ${String(first)} a ${String(last)} enviadas`;
    return { name, isDone: true, when: 'o dia não foi guardado' };
  }
  const { sentAt, sentHow, answer, answeredAt } = row;
  const day = answeredAt === null ? '' : ` em ${formatInstantDay(answeredAt)}`;
  const answered =
    answer === null ? 'sem resposta' : answer === 'approved' ? `aprovada${day}` : `recusada${day}`;
  const version = `Versão ${String(first)}`;
  return sentAt === null
    ? { name: version, isDone: true, when: answered }
    : {
        name: sentText(`${version} enviada`, sentHow),
        isDone: true,
        when: `${formatInstant(sentAt)} · ${answered}`,
      };
}

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
 * before the quote was sent, and if it was decided by an answer to an earlier version.
 */
function answerStep(
  { status }: Quote,
  details: QuoteDetails | null,
  earlier: readonly EarlierVersions[],
  today: string,
): Step | null {
  if (details?.answer) {
    const name = details.answer === 'approved' ? 'Aprovado' : 'Recusado';
    return { name, isDone: true, when: answerText(details) };
  }
  if (earlier.some(({ row }) => row?.answer === status)) return null;
  const name = decided[status];
  // If the quote has a later version, it is unknown whether the client has decided on an earlier one.
  if (name !== null && (details?.version ?? 1) === 1) {
    return { name, isDone: true, when: 'marcado por você' };
  }
  if (!details?.sentAt) return null;
  const sent = localDay(new Date(details.sentAt));
  return { name: 'Resposta', isDone: false, when: waitText(daysBetween(sent, today)) };
}

/** The part 'Histórico': what has happened to a quote so far, and the step that is awaited. */
export function QuoteHistory({ quote }: { quote: Quote }) {
  const details = useAppSelector((root) => quoteDetailsSelectors.selectById(root, quote.id));
  const versions = useAppSelector((root) => selectVersionsOf(root, quote.id));
  const isLoaded = useAppSelector(quoteDetailsSelectors.selectIsLoaded);
  const knowsVersions = useAppSelector(quoteVersionsSelectors.selectIsLoaded);
  const project = useAppSelector((root) => selectProjectOfQuote(root, quote.id));
  const today = useToday();
  const sentAt = details?.sentAt ?? null;
  const isSent = sentAt !== null;
  // The answer is stored in the side table, which may still be loading.
  const earlier = knowsVersions && details ? earlierVersions(details, versions) : [];
  const answer = isLoaded ? answerStep(quote, details, earlier, today) : null;
  // The first version has no number in its step until there is a second one.
  const version = earlier.length > 0 ? `Versão ${String(details?.version)}` : null;
  const isDecided = quote.status === 'approved' || quote.status === 'rejected';
  const titleId = useId();
  const steps: Step[] = [
    { name: 'Criado', isDone: true, when: formatInstant(quote.createdAt) },
    ...earlier.map(earlierStep),
    // A quote that is decided need not be sent any more, so this step is left out.
    ...(isSent || answer === null
      ? [
          {
            name:
              version === null || isSent
                ? sentText(version === null ? 'Enviado' : `${version} enviada`, details?.sentHow)
                : version,
            isDone: isSent,
            when: isSent
              ? formatInstant(sentAt)
              : !isLoaded
                ? '—'
                : version === null
                  ? 'ainda não'
                  : 'ainda não enviada',
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
        Histórico
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
