import { daysBetween, type Day } from '../../shared/days';
import { groupBy } from '../../shared/groupBy';
import { toCents } from '../../shared/money';
import { normalise } from '../../shared/searchText';
import type { ExpenseCategory } from '../../shared/expenseCategories';
import type { Expense } from '../expenses/expense';
import type { StatementLine } from './mergeFiles';
import { fitsMask, isTelling, nameFit, nameWords, payerReader, type Payer } from './payer';
import { beginsAsRefund, isRefund, isTakenBack, withoutClosingRefund } from './refunds';

/*
 * Recognises lines that are neither a client's payment nor a purchase. These are transfers between one person's own
 * accounts, the bill of a card (the card's own file lists its items), savings and investments, and refunds.
 */

/** The kind of a line according to its text. */
export type LineKind = 'own' | 'invoice' | 'investment' | 'refund' | 'other';

const INVOICE =
  /\b(pagamento|pagto|pgto|pag|deb(ito)?( aut(omatico)?)?)\b.{0,12}\b(fatura|fat)\b|\b(pagamento|pagto|pgto)\b.{0,4}\bcartao\b|^fatura( de)? cartao\b/;
/** On a card's bill, incoming money pays the bill or refunds a purchase. */
const CARD_PAID = /\b(pagamento|pagto|pgto)\b/;
const INVESTMENT =
  /\b(aplicacao|apl|aplic|resgate|resg|rdb|cdb|lci|lca|poupanca|tesouro direto|investimentos?|rende facil|fundo|caixinha|cofrinho|dinheiro (guardado|resgatado|reservado))\b/;
const OWN = /\b(mesma titularidade|entre contas|conta propria|propria titularidade)\b/;

export interface AccountOwner {
  names: readonly string[];
  /** The owner's CPFs and CNPJs, only digits. */
  documents: readonly string[];
}

/** Words for ways of payment, which the other side's name follows. */
const WAY = /\b(pix|ted|doc|tef|transf\w*|deposito)\b/;
/** Words for the kind of the other side's account. */
const KIND_OF_ACCOUNT = /\bconta( de)? poupanca\b/g;

/** Whether a name in the bank's text is the owner's. Words between the first and the last may be missing. */
function isOwn(payer: readonly string[], own: readonly string[]): boolean {
  if (own.length < 2 || payer.length < 2 || nameFit(payer, own) !== 'strong') return false;
  return payer.length <= own.length || payer.at(-1) === own.at(-1);
}

/** A line's normalised text. */
const plainOf = (text: string): string => normalise(text.slice(0, 200));

/** A line's normalised text without the name of the other side. */
function nameless(text: string, payerOf: (text: string) => Payer): string {
  const plain = plainOf(text);
  const { name } = payerOf(text);
  return WAY.test(plain) && name !== ''
    ? plain.replace(withoutClosingRefund(normalise(name)), ' ').replace(KIND_OF_ACCOUNT, ' ')
    : plain;
}

/** Whether a line's text speaks of money that is given or taken back. */
export const saysRefund = (text: string, payerOf: (text: string) => Payer): boolean =>
  isRefund(text) && (beginsAsRefund(text) || isRefund(nameless(text, payerOf)));

/** Returns a function that finds the kind of a line. */
export function lineClassifier(
  { names, documents }: AccountOwner,
  payerOf: (text: string) => Payer = payerReader(),
): (line: StatementLine) => LineKind {
  const own = names.map(nameWords).filter((words) => words.length > 0);
  return ({ text, cents, isCard }) => {
    const plain = plainOf(text);
    if (cents < 0 ? INVOICE.test(plain) : isCard && CARD_PAID.test(plain)) return 'invoice';
    const without = (): string => nameless(text, payerOf);
    // Refunded money was paid by the user before, so it is no client's payment.
    const isGivenBack =
      cents < 0 ? isTakenBack(plain) && isTakenBack(without()) : saysRefund(text, payerOf);
    if (!isCard && isGivenBack) return 'refund';
    if (INVESTMENT.test(plain) && INVESTMENT.test(without())) return 'investment';
    if (OWN.test(plain) && OWN.test(without())) return 'own';
    // Most lines contain nothing that could be the owner's.
    const mayBeOwn = documents.length > 0 ? /\d{2}|•/.test(plain) : false;
    if (!mayBeOwn && !own.some(([first = '']) => plain.includes(first))) return 'other';
    const payer = payerOf(text);
    const { masked, maskedCnpj } = payer;
    const isOwnDocument = documents.some(
      (document) =>
        payer.documents.includes(document) ||
        (document.length === 11 && masked !== null && document.slice(3, 9) === masked) ||
        (maskedCnpj !== null && isTelling(maskedCnpj) && fitsMask(maskedCnpj, document)),
    );
    if (isOwnDocument) return 'own';
    // If the text contains another person's document, an equal name is that of a namesake.
    const hasOther = payer.checked.length > 0 && documents.length > 0;
    const isMaskedOther = documents.some(
      ({ length }) => (length === 11 ? masked : maskedCnpj) !== null,
    );
    if (hasOther || isMaskedOther) return 'other';
    return own.some((words) => isOwn(payer.words, words)) ? 'own' : 'other';
  };
}

/** The fields of an expense that are compared. */
export type KnownExpense = Pick<Expense, 'id' | 'description' | 'category' | 'amount' | 'date'>;

/** An outgoing line that could become an expense. */
export interface PossibleExpense {
  line: StatementLine;
  /** The name of the payee in normal spelling. */
  payee: string;
  /** The category of the last expense with the same payee; null if there is none. */
  category: ExpenseCategory | null;
  /** The existing expense that the line seems to be; null if there is none. */
  same: KnownExpense | null;
}

/** How many days later a bank may book a payment. */
const NEAR = 3;

/** A payee's name in normal spelling, because banks write capitals. */
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
 * Finds the expenses that outgoing lines may become. Each expense is matched with one line at most.
 * @param isDeclined - Whether the user has said that a line is not this expense.
 */
export function possibleExpenses(
  lines: readonly StatementLine[],
  expenses: readonly KnownExpense[],
  payerOf: (text: string) => Payer = payerReader(),
  isDeclined: (line: StatementLine, expenseId: string) => boolean = () => false,
): PossibleExpense[] {
  const byCents = groupBy(expenses, ({ amount }) => toCents(amount));
  const categories = new Map<string, { category: ExpenseCategory; date: Day }>();
  for (const expense of expenses) {
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
