import { cachedPerText } from '../../shared/cachedPerText';
import { normalise } from '../../shared/searchText';

/* Whether a payment was carried out, according to the column of a CSV file that says so: `Concluído`, `Recusado`. */

/** `undone`: refused, given back or still to come. `unknown`: the words are not known. */
export type Status = 'done' | 'undone' | 'unknown';

const DONE =
  'conclu|complet|aprovad|approved|pag[oa]s?\\b|paid|efetiv|efetuad|liquidad|realizad|settled|posted|finali[sz]|finished|confirm|creditad|credited|debitad|debited|compensad|cleared|executad|executed|processad|processed|quitad|recebid|received|enviad|success|sucess|succe|done|ok\\b|liberad|released|disponiv|available|feit[oa]';
const IS_DONE = new RegExp(`\\b(${DONE})`);
const UNDONE = new RegExp(
  [
    // What did not happen, or was taken back.
    String.raw`\b(recus|rejeit|reject|negad|denied|declin|falh|fail|err[oa]|cancel|anulad|void|invalid|expir|vencid|overdue)`,
    String.raw`\b(devol|estorn|reembols|revers|revert|return|refund|charge ?back|bounced|abandon|desist|suspen)`,
    // What has still to happen.
    String.raw`\b(pend|agend|schedul|programad|previst|futur|aguard|esper|await|waiting|process(and|ing|ament)|analis|revis|review)`,
    String.raw`\b(andamento|progress|transit|fila|queue|hold|held|retid|bloque|blocked|frozen|dispu|contest|abert|open\b|criad|created)`,
    String.raw`\b(iniciad|initiated|started|rascunho|draft|incomplet|unpaid|unsettled|uncleared|unclaimed|unauthori|unsuccess|indispon|unavailab)`,
    String.raw`^a (pagar|receber|liberar|vencer|compensar|creditar|processar)`,
    String.raw`\b(nao|not|sem|pre) (foi |yet |been )?(${DONE}|autori|authori|compens)`,
  ].join('|'),
);
/** Part of the money may have come. */
const PARTLY = /\bpar(c|t)ial/;

/** The words of a cell or a title: `ON_HOLD` is `on hold`. */
const plainOf = (text: string): string =>
  normalise(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The status that a cell names; null if it is blank. */
export function statusOf(cell: string): Status | null {
  const plain = plainOf(cell.slice(0, 100));
  if (plain === '') return null;
  if (PARTLY.test(plain)) return 'unknown';
  if (UNDONE.test(plain)) return 'undone';
  return IS_DONE.test(plain) ? 'done' : 'unknown';
}

/** A cell that is nothing but the status of a payment, and no text of an entry: it ends with a participle or the like. */
const ONLY_STATUS =
  /^(?:(?:pagamento|transacao|transferencia|pix|payment|transaction|transfer) )?(?:nao )?(?:(?:concluid|aprovad|recusad|cancelad|negad|devolvid|estornad|agendad|expirad|efetivad|efetuad|liquidad|realizad|rejeitad|finalizad|confirmad|reembolsad)[oa]|pendente|pago|falhou|processando|em (?:analise|processamento|andamento)|aguardando(?: pagamento)?|completed?|settled|posted|paid|approved|declined|pending|cancell?ed|failed|refunded|reversed|denied|rejected|expired|on hold|processing|scheduled)$/;

const isOnlyStatus = (cell: string): boolean =>
  cell.length <= 40 && ONLY_STATUS.test(plainOf(cell));

/** Whether the title of a column says that its cells are statuses. An `Estado` may also be one of the country. */
export function isStatusTitle(title: string, cells: readonly string[]): boolean {
  const plain = plainOf(title);
  if (/\b(status|situacao)\b/.test(plain)) return true;
  return /\b(estado|state)\b/.test(plain) && cells.some(isOnlyStatus);
}

/** Whether a column is recognised as one of statuses by its cells: most of those that are filled are nothing else. */
export function areStatuses(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.filter(isOnlyStatus).length * 2 > filled.length;
}

const SCHEDULED =
  /^(?:(?:pix|ted|doc|tef|transf\w*|deposito|credito|cred|pagamento|recebimento|lancamento|boleto|cobranca|recebid[oa]|de|a) )*(?:agendad[oa]s?|agendamento|programad[oa]s?|previst[oa]s?|scheduled|futuro)\b/;

/** Whether a text says that its money comes later: `PIX AGENDADO ANA`. */
export const saysScheduled = (text: string): boolean => SCHEDULED.test(plainOf(text.slice(0, 100)));

/** The rows below a head, and the columns that are something else for certain. */
interface Columns {
  titles: readonly string[];
  rows: readonly (readonly string[])[];
  /** The columns of the day and of the amounts. */
  others: readonly number[];
}

/**
 * Returns a function that reads the status of a row; null if the file has none. A blank cell is unknown where other
 * cells are filled.
 */
export function statusReader({
  titles,
  rows,
  others,
}: Columns): ((row: readonly string[]) => Status) | null {
  const sample = rows.slice(0, 200);
  const width = Math.max(titles.length, ...sample.map((row) => row.length));
  const places = Array.from({ length: width }, (_, index) => index).filter(
    (index) => !others.includes(index),
  );
  const cellsOf = (index: number, from = sample): string[] => from.map((row) => row[index] ?? '');
  const titled = places.filter((index) => isStatusTitle(titles[index] ?? '', cellsOf(index)));
  const found = titled.length > 0 ? titled : places.filter((index) => areStatuses(cellsOf(index)));
  const columns = found.filter((index) =>
    cellsOf(index, [...rows]).some((cell) => statusOf(cell) !== null),
  );
  if (columns.length === 0) return null;
  const read = cachedPerText((cell): Status => statusOf(cell) ?? 'unknown');
  return (row) => {
    const all = columns.map((index) => read(row[index] ?? ''));
    return all.includes('undone') ? 'undone' : all.includes('done') ? 'done' : 'unknown';
  };
}
