/** The values that a message contains about its quote, in the format in which people read them. */
export interface MessageValues {
  cliente: string;
  número: string;
  valor: string;
  validade: string;
  nome: string;
  /** Where the client finds the quote: a link, or the name of the attached file. */
  link: string;
}

const BEGINNING = `Olá, {cliente}! Segue o orçamento nº {número}, de {valor}, válido até {validade}:

{link}

`;
const DEFAULT = `${BEGINNING}Nele você vê os itens e aprova ou recusa, sem cadastro. Qualquer dúvida, é só me chamar.
{nome}`;
/** The default message for a document without buttons, such as a PDF. */
const DEFAULT_ON_PAPER = `${BEGINNING}Se estiver de acordo, é só me responder por aqui.
{nome}`;

const REMINDER = `Olá, {cliente}! Tudo bem? Passo para lembrar do orçamento nº {número}, de {valor}, válido até {validade}:

{link}

`;

const RENEWAL = `Olá, {cliente}! Conseguiu ver o orçamento? O nº {número}, de {valor}, tinha vencido, e vale de novo, até {validade}:

{link}

`;

/**
 * The purpose of a message. An `offer` sends the quote. A `reminder` reminds the client of a quote that was sent and is
 * not answered. A `renewal` sends such a quote again, because it has expired.
 */
export type MessageKind = 'offer' | 'reminder' | 'renewal';

const TEXTS: Record<MessageKind, Record<'link' | 'paper', string>> = {
  offer: { link: DEFAULT, paper: DEFAULT_ON_PAPER },
  reminder: {
    link: `${REMINDER}Nele você aprova ou recusa, sem cadastro. Ficou alguma dúvida? É só me chamar.
{nome}`,
    paper: `${REMINDER}Ficou alguma dúvida? Se estiver de acordo, é só me responder por aqui.
{nome}`,
  },
  renewal: {
    link: `${RENEWAL}Nele você aprova ou recusa, sem cadastro. Ficou alguma dúvida? É só me chamar.
{nome}`,
    paper: `${RENEWAL}Ficou alguma dúvida? Se estiver de acordo, é só me responder por aqui.
{nome}`,
  },
};

/**
 * The text of a quote's message. `template` is the user's own text with names in braces; null for the default
 * text.
 * @param onPaper - whether the document has no button for the answer.
 */
export const fillMessage = (
  template: string | null,
  values: MessageValues,
  onPaper = false,
  kind: MessageKind = 'offer',
): string =>
  (template ?? TEXTS[kind][onPaper ? 'paper' : 'link']).replace(
    /\{(cliente|número|valor|validade|nome|link)\}/g,
    (_, name: keyof MessageValues) => values[name], // The pattern allows only these names.
  );

/**
 * Turns an edited message into the template for later quotes: the values of this quote are replaced by names in
 * braces.
 */
export function templateOf(text: string, values: MessageValues): string {
  const named = Object.entries<string>({ ...values })
    .filter(([, value]) => value !== '')
    // Longer values are replaced first: 'Ana Prado' before 'Ana'.
    .sort(([, a], [, b]) => b.length - a.length);
  if (named.length === 0) return text;
  const escaped = named.map(([, value]) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.replace(new RegExp(escaped.join('|'), 'g'), (found) => {
    const name = named.find(([, value]) => value === found)?.[0];
    return `{${name ?? ''}}`;
  });
}
