import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';

import { clientDetailsSelectors } from '../../../features/business/clients/clientDetailsSlice';
import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { selectProfile } from '../../../features/app/session/selectProfile';
import { formatDate } from '../../../features/business/documents/words';
import {
  checkAnswer,
  type AnswerCheck,
  type EarlierAnswer,
} from '../../../features/business/documents/link/checkAnswer';
import { findAnswered } from '../../../features/business/documents/link/findAnswered';
import { quoteDetailsSelectors } from '../../../features/business/quotes/quoteDetailsSlice';
import { quoteVersionsSelectors } from '../../../features/business/quotes/quoteVersionsSlice';
import { quotesSelectors } from '../../../features/business/quotes/quotesSlice';
import { selectUser } from '../../../features/app/session/sessionSlice';
import { useAppSelector } from '../../../store/hooks';
import { formatCurrency, formatInstantDay } from '../../kit/text/format';
import { useToday } from '../../kit/hooks/useToday';
import { useIsLoaded } from '../../records/useLookup';

const decisionText = { approved: 'aprovado', rejected: 'recusado' } as const;

/** An answer that was recorded before: 'aprovado por Patrícia Nunes em 20/11/2026'. */
function earlierText({ answer, answeredBy, answeredAt }: EarlierAnswer): string {
  const by = answeredBy === null ? '' : ` por ${answeredBy}`;
  const when = answeredAt === null ? '' : ` em ${formatInstantDay(answeredAt)}`;
  return `${decisionText[answer]}${by}${when}`;
}

/** Says why a message cannot be recorded as an answer. */
export function refusalText(check: Exclude<AnswerCheck, { kind: 'valid' }>): string {
  switch (check.kind) {
    case 'none':
      return 'Não há resposta de orçamento neste texto. Cole a mensagem inteira que o cliente enviou.';
    case 'broken':
      return 'A mensagem está incompleta. Peça ao cliente que a envie de novo, inteira e sem mudar nada.';
    case 'unknownQuote':
      return `Nenhum orçamento seu tem o nº ${check.number}.`;
    case 'otherVersion':
      return (
        `Esta resposta é da versão ${String(check.answered)} do orçamento nº ${check.number}; ` +
        `a que vale agora é a versão ${String(check.current)}. Envie a versão atual ao cliente.`
      );
    case 'altered':
      return (
        `O código não confere: a mensagem foi alterada, ou o texto que ela responde não é o do ` +
        `orçamento nº ${check.number}. Peça ao cliente que responda de novo.`
      );
    case 'repeated':
      return `Esta resposta já está registrada: ${earlierText(check.earlier)}.`;
  }
}

export type Valid = Extract<AnswerCheck, { kind: 'valid' }>;

/**
 * Says that an answer is to a version before the current one.
 * @param total - the total of the current version, in reais
 */
export const earlierVersionText = (
  { answered, current }: NonNullable<Valid['earlierVersion']>,
  total: number,
): string =>
  `É uma resposta a uma versão anterior, a ${String(answered)}: o orçamento está na versão ` +
  `${String(current)}, de ${formatCurrency(total)}. Se ela vale para o orçamento como está, registre-a; se não, anote-a só na história.`;

/** What the user should know before recording the answer. */
export function noteTexts(
  { earlierVersion, expired, earlier, isChanged, answer }: Valid,
  total: number,
): string[] {
  const notes: string[] = [];
  if (earlierVersion) notes.push(earlierVersionText(earlierVersion, total));
  if (expired) {
    const [until, day] = [formatDate(expired.validUntil), formatDate(answer.day)];
    notes.push(
      expired.answeredInTime
        ? `Este orçamento venceu em ${until}. Pelo relógio do cliente, a resposta é de ${day}.`
        : `Este orçamento venceu em ${until}, e a resposta é de ${day}: chegou depois.`,
    );
  }
  if (earlier)
    notes.push(`Havia outra resposta: ${earlierText(earlier)}. Esta fica no lugar dela.`);
  if (isChanged) {
    notes.push(
      'O documento mudou aqui depois do envio, por exemplo nos seus dados. ' +
        'A resposta vale para o texto que foi enviado.',
    );
  }
  return notes;
}

/** The result of checking a pasted message; null if the data that it is compared with could not be loaded. */
export function useAnswerCheck(pasted: string): AnswerCheck | null {
  const sources = useAppSelector(
    (root) => ({
      quotes: quotesSelectors.selectEntities(root),
      quoteDetails: quoteDetailsSelectors.selectEntities(root),
      quoteVersions: quoteVersionsSelectors.selectEntities(root),
      clients: clientsSelectors.selectEntities(root),
      clientDetails: clientDetailsSelectors.selectEntities(root),
      profile: selectProfile(root),
      user: selectUser(root),
    }),
    shallowEqual,
  );
  const isLoaded = useIsLoaded('clients', 'clientDetails', 'profiles', 'quoteDetails');
  const today = useToday();
  return useMemo(
    () =>
      isLoaded
        ? checkAnswer(pasted, (number) => findAnswered(sources, number, today), today)
        : null,
    [isLoaded, pasted, sources, today],
  );
}
