import { daysBetween, type Day } from '../shared/days';
import { toCents } from '../shared/money';
import { normalise } from '../shared/searchText';
import type { Expense, ExpenseCategory } from '../expenses/expense';
import type { StatementLine } from './mergeFiles';
import { nameFit, nameWords, payerReader, type Payer } from './payer';

/*
 * What is no payment of a client and no purchase: money between accounts of one person, the bill of a card,
 * which the card's own file tells item by item, what is saved or invested, and money that is given back.
 */

/** What a line is, as far as its text tells. */
export type LineKind = 'own' | 'invoice' | 'investment' | 'refund' | 'other';

const INVOICE =
  /\b(pagamento|pagto|pgto|pag|deb(ito)?( aut(omatico)?)?)\b.{0,12}\b(fatura|fat)\b|\b(pagamento|pagto|pgto)\b.{0,4}\bcartao\b|^fatura( de)? cartao\b/;
/** On a card's bill what comes in pays it, or takes a purchase back. */
const CARD_PAID = /\b(pagamento|pagto|pgto)\b/;
const INVESTMENT =
  /\b(aplicacao|apl|aplic|resgate|resg|rdb|cdb|lci|lca|poupanca|tesouro direto|investimentos?|rende facil|fundo|caixinha|cofrinho|dinheiro (guardado|resgatado|reservado))\b/;
/** Money that comes back was paid by the user before; whoever sends it back pays nothing. */
const REFUND = /\b(devoluc\w*|devolvid\w*|estorn\w*|reembols\w*|chargeback)\b/;
const OWN = /\b(mesma titularidade|entre contas|conta propria|propria titularidade)\b/;

export interface Owner {
  names: readonly string[];
  /** CPFs and CNPJs, bare. */
  documents: readonly string[];
}

/** Money came from, or went to, somebody who is named after the way. */
const WAY = /\b(pix|ted|doc|tef|transf\w*|deposito)\b/;
/** Of the other side's bank. */
const KIND_OF_ACCOUNT = /\bconta( de)? poupanca\b/g;

/** Whether the name that a bank writes is the owner's: some words may be missing between the first and the last. */
function isOwn(payer: readonly string[], own: readonly string[]): boolean {
  if (own.length < 2 || payer.length < 2 || nameFit(payer, own) !== 'strong') return false;
  return payer.length <= own.length || payer.at(-1) === own.at(-1);
}

/** Tells what lines are. */
export function lineKinds(
  { names, documents }: Owner,
  payerOf: (text: string) => Payer = payerReader(),
): (line: StatementLine) => LineKind {
  const own = names.map(nameWords).filter((words) => words.length > 0);
  return ({ text, cents, isCard }) => {
    const plain = normalise(text.slice(0, 200));
    if (cents < 0 ? INVOICE.test(plain) : isCard && CARD_PAID.test(plain)) return 'invoice';
    /** Without the name of whom money came from, or went to. */
    const without = (): string => {
      const { name } = payerOf(text);
      return WAY.test(plain) && name !== ''
        ? plain.replace(normalise(name), ' ').replace(KIND_OF_ACCOUNT, ' ')
        : plain;
    };
    if (cents > 0 && !isCard && REFUND.test(plain) && REFUND.test(without())) return 'refund';
    if (INVESTMENT.test(plain) && INVESTMENT.test(without())) return 'investment';
    if (OWN.test(plain) && OWN.test(without())) return 'own';
    // Nothing that could be the owner's: most lines.
    const mayBeOwn = documents.length > 0 ? /\d{3}|•/.test(plain) : false;
    if (!mayBeOwn && !own.some(([first = '']) => plain.includes(first))) return 'other';
    const payer = payerOf(text);
    const isOwnDocument = documents.some(
      (document) =>
        payer.documents.includes(document) ||
        (document.length === 11 && payer.masked !== null && document.slice(3, 9) === payer.masked),
    );
    if (isOwnDocument) return 'own';
    // A document of somebody else: a namesake.
    const hasOther = payer.checked.length > 0 && documents.length > 0;
    const isMaskedOther = payer.masked !== null && documents.some(({ length }) => length === 11);
    if (hasOther || isMaskedOther) return 'other';
    return own.some((words) => isOwn(payer.words, words)) ? 'own' : 'other';
  };
}

/** What is compared of an expense. */
export type KnownExpense = Pick<Expense, 'id' | 'description' | 'category' | 'amount' | 'date'>;

/** An outgoing line that could become an expense. */
export interface PossibleExpense {
  line: StatementLine;
  /** Whom the money went to. */
  payee: string;
  /** Of the last expense to the same payee. */
  category: ExpenseCategory | null;
  /** The expense that it seems to be already. */
  same: KnownExpense | null;
}

/** Banks differ by a few days in when they book. */
const NEAR = 3;

/** A payee's name as one would write it: banks write in capitals. */
function written(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .replace(
      /(^|[\s.'/-])(\p{L})/gu,
      (_all, before: string, letter: string) => before + letter.toUpperCase(),
    );
}

/**
 * Finds what outgoing lines would be as expenses. Each expense stands beside one line at most.
 * @param isDeclined - Whether the user said that a line is not this expense.
 */
export function possibleExpenses(
  lines: readonly StatementLine[],
  expenses: readonly KnownExpense[],
  payerOf: (text: string) => Payer = payerReader(),
  isDeclined: (line: StatementLine, expenseId: string) => boolean = () => false,
): PossibleExpense[] {
  const byCents = new Map<number, KnownExpense[]>();
  const categories = new Map<string, { category: ExpenseCategory; date: Day }>();
  for (const expense of expenses) {
    const cents = toCents(expense.amount);
    const equal = byCents.get(cents);
    if (equal) equal.push(expense);
    else byCents.set(cents, [expense]);
    const name = nameWords(expense.description).join(' ');
    const known = categories.get(name);
    if (!known || known.date < expense.date) {
      categories.set(name, { category: expense.category, date: expense.date });
    }
  }
  const found = lines.map((line) => {
    const payer = payerOf(line.text);
    const isNamed = payer.name !== '';
    return {
      line,
      payee: written(isNamed ? payer.name : line.text.slice(0, 200)),
      words: isNamed ? payer.words : nameWords(line.text.slice(0, 200)),
    };
  });
  const pairs = found.flatMap(({ line, words }) =>
    (byCents.get(-line.cents) ?? []).flatMap((expense) => {
      const days = Math.abs(daysBetween(line.day, expense.date));
      if (days > NEAR || isDeclined(line, expense.id)) return [];
      const isNamed = nameWords(expense.description).some((word) => words.includes(word));
      return [{ line, expense, days, isNamed }];
    }),
  );
  pairs.sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || a.days - b.days);
  const same = new Map<StatementLine, KnownExpense>();
  const taken = new Set<string>();
  for (const { line, expense } of pairs) {
    if (same.has(line) || taken.has(expense.id)) continue;
    same.set(line, expense);
    taken.add(expense.id);
  }
  return found.map(({ line, payee, words }) => ({
    line,
    payee,
    category: categories.get(words.join(' '))?.category ?? null,
    same: same.get(line) ?? null,
  }));
}
