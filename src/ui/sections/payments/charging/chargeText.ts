import { partName } from '../../../../features/business/payments/paymentWords';
import type { PlannedPart } from '../../../../features/business/payments/plan';
import { nameInMessages } from '../../../../features/shared/nameInMessages';
import type { Day } from '../../../../features/shared/days';
import { quoted } from '../../../../features/shared/quoted';
import type { Channel } from '../../../documents/channels';
import { formatCurrency, formatDay } from '../../../kit/text/format';
import { dueVerb } from '../../../records/texts/paymentTexts';

/** The facts for a message that asks for a part. */
export interface ChargeFacts {
  /** The name of the client who pays; null if it is unknown. */
  client: string | null;
  project: string;
  part: PlannedPart;
  /** How many parts the plan has. */
  count: number;
  /** The Pix code ('copia e cola'); null without a Pix key. */
  code: string | null;
  sender: string | null;
}

/** The due day as a clause of the message: ', que vence em 24/11/2026'. Empty without a due day. */
function dueClause(dueOn: Day | null, today: Day): string {
  if (dueOn === null) return '';
  return `, que ${dueVerb(dueOn, today)} ${dueOn === today ? 'hoje,' : 'em'} ${formatDay(dueOn)}`;
}

/**
 * The text of the message that asks for a part. It is friendly even if the part is late, and the user can edit it.
 */
export function chargeText(facts: ChargeFacts, today: Day): string {
  const { client, project, part, count, code, sender } = facts;
  const { number, amount, dueOn } = part;
  const name = partName(number, count)?.toLowerCase();
  const subject = name === undefined ? 'do pagamento' : `da ${name}`;
  const sum = amount === null ? '' : `, de ${formatCurrency(amount)}`;
  const spokenName = nameInMessages(client ?? '');
  return [
    `Olá${spokenName === '' ? '' : `, ${spokenName}`}! Tudo bem?`,
    `Escrevo para lembrar ${subject} de ${quoted(project)}${sum}${dueClause(dueOn, today)}.`,
    ...(code === null
      ? []
      : ['Se for por Pix, copie este código e cole no aplicativo do seu banco:', code]),
    `Se já pagou, desconsidere esta mensagem. Agradeço desde já!${sender === null ? '' : `\n${sender}`}`,
  ].join('\n\n');
}

/**
 * Returns the subject of the message: 'Parcela 2/6: Catálogo', or 'Pagamento: Catálogo' if there are no installments.
 */
export const chargeSubject = ({ project, part, count }: ChargeFacts): string =>
  `${partName(part.number, count) ?? 'Pagamento'}: ${project}`;

const NOTE_PREFIX = 'Cobrança';

const wayText: Record<Channel, string> = {
  whatsapp: 'por WhatsApp',
  email: 'por email',
  copy: 'com a mensagem copiada',
  share: 'pelo aparelho',
  pdf: 'em PDF',
};

/** The most lines of a note. Older lines are removed. */
const MAX_LINES = 50;

const linesOf = (note: string | null): string[] => note?.split('\n') ?? [];

/**
 * Adds a line to a part's note that says on which day and by which channel a message was sent. The same day and
 * channel are noted only once.
 */
export function noteCharge(note: string | null, channel: Channel, today: Day): string {
  const line = `${NOTE_PREFIX} ${wayText[channel]} em ${formatDay(today)}`;
  const others = linesOf(note).filter((known) => known !== line);
  return [...others, line].slice(-MAX_LINES).join('\n');
}

/** The sent messages that a part's note lists, newest first: 'Cobrança por WhatsApp em 22/11/2026'. */
export const chargesNotedIn = (note: string | null): string[] =>
  linesOf(note)
    .filter((line) => line.startsWith(`${NOTE_PREFIX} `))
    .reverse();
