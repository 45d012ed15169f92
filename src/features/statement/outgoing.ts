import { daysBetween, type Day } from '../shared/days';
import { toCents } from '../shared/money';
import { normalise } from '../shared/searchText';
import type { Expense, ExpenseCategory } from '../expenses/expense';
import type { StatementLine } from './mergeFiles';
import { nameFit, nameWords, payerReader, type Payer } from './payer';

/*
 * What is no payment of a client and no purchase: money between accounts of one person, the bill of a card,
 * which the card's own file tells item by item, and what is put by.
 */

/** What a line is, as far as its text tells. */
export type LineKind = 'own' | 'invoice' | 'investment' | 'other';

const INVOICE =
  /\b(pagamento|pagto|pgto|pag|deb(ito)?( automatico)?)\b.{0,12}\b(de |da )?(fatura|cartao|fat)\b|^(pagamento recebido|fatura( de)? cartao)\b|\bpagamento de cartao\b/;
const INVESTMENT =
  /\b(aplicacao|apl|aplic|resgate|resg|rdb|cdb|lci|lca|poupanca|tesouro direto|investimentos?|rende facil|fundo|caixinha|cofrinho|dinheiro (guardado|resgatado|reservado))\b/;
const OWN = /\b(mesma titularidade|entre contas|conta propria|propria titularidade)\b/;

export interface Owner {
  names: readonly string[];
  /** CPFs and CNPJs, bare. */
  documents: readonly string[];
}

/** Tells what lines are. */
export function lineKinds(
  { names, documents }: Owner,
  payerOf: (text: string) => Payer = payerReader(),
): (line: StatementLine) => LineKind {
  const own = names.map(nameWords).filter((words) => words.length > 0);
  return ({ text }) => {
    const plain = normalise(text);
    if (INVOICE.test(plain)) return 'invoice';
    if (INVESTMENT.test(plain)) return 'investment';
    if (OWN.test(plain)) return 'own';
    const payer = payerOf(text);
    const isOwnDocument = documents.some(
      (document) =>
        payer.documents.includes(document) ||
        (document.length === 11 && payer.masked !== null && document.slice(3, 9) === payer.masked),
    );
    if (isOwnDocument) return 'own';
    // A document of somebody else: a namesake.
    if (payer.documents.length > 0 && documents.length > 0) return 'other';
    const isOwnName = own.some(
      (words) =>
        words.length >= 2 && payer.words.length >= 2 && nameFit(payer.words, words) === 'strong',
    );
    return isOwnName ? 'own' : 'other';
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
  const taken = new Set<string>();
  return lines.map((line) => {
    const payee = written(payerOf(line.text).name || line.text);
    const near = (byCents.get(-line.cents) ?? [])
      .filter(
        ({ id, date }) =>
          !taken.has(id) && Math.abs(daysBetween(line.day, date)) <= NEAR && !isDeclined(line, id),
      )
      .sort(
        (a, b) => Math.abs(daysBetween(line.day, a.date)) - Math.abs(daysBetween(line.day, b.date)),
      );
    const same = near[0] ?? null;
    if (same) taken.add(same.id);
    const category = categories.get(nameWords(payee).join(' '))?.category ?? null;
    return { line, payee, category, same };
  });
}
