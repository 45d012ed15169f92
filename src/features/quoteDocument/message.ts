/** What differs from quote to quote in the message that it is sent with, as it is read. */
export interface MessageValues {
  cliente: string;
  número: string;
  valor: string;
  validade: string;
  nome: string;
  /** Where the quote itself is to be found: a link, or the name of a file. */
  link: string;
}

const BEGINNING = `Olá, {cliente}! Segue o orçamento nº {número}, de {valor}, válido até {validade}:

{link}

`;
const DEFAULT = `${BEGINNING}Nele você vê os itens e aprova ou recusa, sem cadastro. Qualquer dúvida, é só me chamar.
{nome}`;
/** Of a document that nobody can press anything in. */
const DEFAULT_ON_PAPER = `${BEGINNING}Se estiver de acordo, é só me responder por aqui.
{nome}`;

/**
 * The message of a quote. `template`: the user's own, with names in braces; null for ours.
 * @param onPaper - What goes with it cannot be answered in itself.
 */
export const fillMessage = (
  template: string | null,
  values: MessageValues,
  onPaper = false,
): string =>
  (template ?? (onPaper ? DEFAULT_ON_PAPER : DEFAULT)).replace(
    /\{(cliente|número|valor|validade|nome|link)\}/g,
    (_, name: keyof MessageValues) => values[name], // of the pattern
  );

/** The next quote's message after one that was edited: what belongs to this quote becomes a name in braces. */
export function templateOf(text: string, values: MessageValues): string {
  const named = Object.entries<string>({ ...values })
    .filter(([, value]) => value !== '')
    // 'Ana Prado' before 'Ana'.
    .sort(([, a], [, b]) => b.length - a.length);
  if (named.length === 0) return text;
  const escaped = named.map(([, value]) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.replace(new RegExp(escaped.join('|'), 'g'), (found) => {
    const name = named.find(([, value]) => value === found)?.[0];
    return `{${name ?? ''}}`;
  });
}
