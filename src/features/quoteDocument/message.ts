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

const DEFAULT = `Olá, {cliente}! Segue o orçamento nº {número}, de {valor}, válido até {validade}:

{link}

Nele você vê os itens e aprova ou recusa, sem cadastro. Qualquer dúvida, é só me chamar.
{nome}`;

/** The message of a quote. `template`: the user's own, with names in braces; null for ours. */
export const fillMessage = (template: string | null, values: MessageValues): string =>
  (template ?? DEFAULT).replace(
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
