import { compareFiles, type AccountData, type ComparedFiles, type FileWithBytes } from './compare';
import { itemsByKind, type Item, type ItemsByKind } from './item';
import type { OpenPart, ReceivedPart } from './openPart';
import type { StatementLine } from './mergeFiles';
import { emptyStoredLine } from './statementLinesSlice';
import { lineId, type StoredLine } from './storedLine';
import { rounds } from '../../../../test/promises/support/long';
import { randomOf, type Random } from '../../../../test/randomOf';

/*
 * Made-up histories, from the files' bytes to the offered pairs: clients with and without companies, names that
 * banks cut, and everything else that a statement holds. Sure pairs are confirmed, and then the files are read
 * again.
 */

const TODAY = '2026-11-25';
const USER = '673e1d2c-0c5b-4f6d-9d56-aaaaaaaaaaaa';

const FIRST =
  'Ana Maria João José Carlos Paula Helena Joana Otávio Beatriz Camila Rafael Patrícia Tiago Lígia Renata Davi Marina Luiz Antônia'.split(
    ' ',
  );
const LAST =
  'Silva Souza Costa Ferraz Duarte Lima Rocha Nunes Menezes Teles Antunes Queiroz Sato Moreira Prado Pereira Silveira Soares Oliveira Almeida'.split(
    ' ',
  );
const TRADE = 'Café Editora Padaria Clínica Escola Pousada Oficina Livraria'.split(' ');
const TITLE = 'Serra Aurora Horizonte Primavera Central Ipê Atlântica Mirante'.split(' ');

/** A CPF or CNPJ with valid check digits. */
function aDocument({ below }: Random, kind: 'cpf' | 'cnpj'): string {
  const digits = Array.from({ length: kind === 'cpf' ? 9 : 12 }, () => below(10));
  for (let times = 0; times < 2; times += 1) {
    const longest = kind === 'cpf' ? 11 : 9;
    const sum = [...digits]
      .reverse()
      .reduce((total, digit, index) => total + digit * ((index % (longest - 1)) + 2), 0);
    digits.push(sum % 11 < 2 ? 0 : 11 - (sum % 11));
  }
  return digits.join('');
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
const cut = (text: string, length: number): string => plain(text).slice(0, length).trim();
const reais = (cents: number): string => (cents / 100).toFixed(2);
const withComma = (cents: number): string => reais(cents).replace('.', ',');
const brazilian = (day: string): string => day.split('-').reverse().join('/');
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A person or company that pays. */
interface Payer {
  name: string;
  document: string;
}

interface Entry {
  day: string;
  cents: number;
  text: string;
  uuid: string;
}

type Format = (entries: readonly Entry[]) => string;

const ofx =
  (bank: string, amount: (cents: number) => string, hasIds = false): Format =>
  (entries) =>
    `OFXHEADER:100\r\nDATA:OFXSGML\r\n\r\n<OFX><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>${bank}<ACCTID>1234567</BANKACCTFROM><BANKTRANLIST>` +
    entries
      .map(
        ({ day, cents, text, uuid }) =>
          `\r\n<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${day.replaceAll('-', '')}120000[-3:BRT]<TRNAMT>${amount(cents)}<FITID>${hasIds ? uuid : '0'}<MEMO>${text}</STMTTRN>`,
      )
      .join('') +
    '\r\n</BANKTRANLIST></STMTRS></OFX>\r\n';

const table =
  (head: string, row: (entry: Entry) => string): Format =>
  (entries) =>
    `${head}\n${entries.map((entry) => `${row(entry)}\n`).join('')}`;

interface Bank {
  /** How the bank's text names the payer; null if it does not. */
  from: (payer: Payer) => string | null;
  /** The formats that the bank exports. */
  formats: readonly Format[];
}

const BANKS: readonly Bank[] = [
  {
    from: ({ name, document }) =>
      `Transferência recebida pelo Pix - ${plain(name)} - ${
        document.length === 11
          ? `•••.${document.slice(3, 6)}.${document.slice(6, 9)}-••`
          : document.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')
      } - NU PAGAMENTOS - IP (0260)`,
    formats: [
      ofx('0260', reais, true),
      table(
        'Data,Valor,Identificador,Descrição',
        ({ day, cents, text, uuid }) => `${brazilian(day)},${reais(cents)},${uuid},${text}`,
      ),
    ],
  },
  {
    from: ({ name }) => `PIX RECEBIDO - Cp :60701190-${plain(name)}`,
    formats: [
      ofx('077', reais),
      table(
        'Extrato Conta Corrente\nConta ;1234567\nPeríodo ;01/11/2026 a 25/11/2026\n\nData Lançamento;Descrição;Valor;Saldo',
        ({ day, cents, text }) => `${brazilian(day)};"${text}";${withComma(cents)};1,00`,
      ),
    ],
  },
  {
    from: ({ name, document }) =>
      `PIX - RECEBIDO - 13/11 10:22 ${document.padStart(14, '0')} ${cut(name, 11)}`,
    formats: [
      ofx('1', reais),
      table(
        '"Data","Lançamento","Nº documento","Valor","Tipo Lançamento"',
        ({ day, cents, text }) =>
          `"${brazilian(day)}","${text}","1","${withComma(cents)}","Entrada"`,
      ),
    ],
  },
  {
    from: ({ name }) => `TRANSFERENCIA PIX REM: ${cut(name, 12)} 21/11`,
    formats: [
      ofx('0237', withComma),
      table(
        'Data;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo (R$)',
        ({ day, cents, text }) =>
          `${brazilian(day)};${text};1;${cents > 0 ? withComma(cents) : ''};${cents > 0 ? '' : withComma(cents)};1,00`,
      ),
    ],
  },
  {
    from: ({ document }) => `PIX RECEBIDO ${document.padStart(14, '0')}`,
    formats: [ofx('033', withComma)],
  },
  {
    from: ({ name }) => `PIX TRANSF  ${cut(name, 10)}16/11`,
    formats: [
      ofx('0341', reais),
      table(
        'data;lançamento;ag./origem;valor (R$);saldos (R$)',
        ({ day, cents, text }) => `${brazilian(day)};${text};;${withComma(cents)};`,
      ),
    ],
  },
  {
    from: ({ name }) => `Pix recebido de ${plain(name)}`,
    formats: [
      ofx('336', reais),
      table(
        'EXTRATO DE CONTA CORRENTE C6 BANK\n\nAgência: 1 / Conta: 1234567\n\nData Lançamento,Data Contábil,Título,Descrição,Entrada(R$),Saída(R$),Saldo do Dia(R$)',
        ({ day, cents, text }) =>
          `${brazilian(day)},${brazilian(day)},${text},${text},${reais(Math.max(cents, 0))},${reais(Math.max(-cents, 0))},1.00`,
      ),
    ],
  },
  {
    from: ({ name }) => `Transferência Pix recebida ${name}`,
    formats: [
      table(
        'INITIAL_BALANCE;CREDITS;DEBITS;FINAL_BALANCE\n1,00;1,00;1,00;1,00\n\nRELEASE_DATE;TRANSACTION_TYPE;REFERENCE_ID;TRANSACTION_NET_AMOUNT;PARTIAL_BALANCE',
        ({ day, cents, text }) =>
          `${brazilian(day).replaceAll('/', '-')};${text};1;${withComma(cents)};1,00`,
      ),
    ],
  },
  { from: () => null, formats: [ofx('756', reais)] },
];

const NAMELESS = 'PIX RECEBIDO - OUTRA IF';

/** What a line really is. */
type Truth =
  | { is: 'part'; id: string; isTold: boolean }
  /** It was received by hand before. */
  | { is: 'received' }
  /** It pays no part. */
  | { is: 'other' };

interface History {
  account: AccountData;
  /** The entries of each file, and its bank. */
  files: { bank: Bank; entries: Entry[] }[];
  /** What lines really are, by their text; equal lines have several entries. */
  truths: Map<string, Truth[]>;
}

const keyOf = ({ day, cents, text }: Pick<Entry, 'day' | 'cents' | 'text'>): string =>
  `${day}|${cents.toString()}|${text.replace(/\s+/g, ' ').trim()}`;

function makeHistory(seed: number): History {
  const random = randomOf(seed);
  const { below, one } = random;
  const person = (): { full: string[] } => ({
    full: [one(FIRST), ...Array.from({ length: 1 + below(3) }, () => one(LAST))],
  });
  const owner = { name: person().full.join(' '), document: aDocument(random, 'cpf') };
  const people = Array.from({ length: 4 + below(12) }, (_, index) => {
    const { full } = person();
    const middle = full.slice(1, -1).filter(() => below(2) === 0);
    // Names in the app are often shorter than full names.
    const called = [full[0] ?? '', ...middle, full.at(-1) ?? ''].join(' ');
    const hasCompany = below(3) === 0;
    const company = `${one(TRADE)} ${one(TITLE)} ${one(LAST)}`;
    const payer: Payer = hasCompany
      ? { name: `${company} LTDA`, document: aDocument(random, 'cnpj') }
      : { name: full.join(' '), document: aDocument(random, 'cpf') };
    const client = {
      id: `c${index.toString()}`,
      names: hasCompany ? [called, company] : [called],
      document: below(3) === 0 ? payer.document : null,
    };
    return { client, payer };
  });
  const files = Array.from({ length: 1 + below(2) }, () => ({
    bank: one(BANKS),
    entries: [] as Entry[],
  }));
  if (files[1]?.bank === files[0]?.bank) files.pop();
  const truths: History['truths'] = new Map();
  let ids = 0;
  const put = (file: History['files'][number], entry: Omit<Entry, 'uuid'>, truth: Truth): void => {
    ids += 1;
    const uuid = `${seed.toString(16).padStart(8, '0')}-0000-4000-8000-${ids.toString(16).padStart(12, '0')}`;
    file.entries.push({ ...entry, uuid });
    const key = keyOf(entry);
    truths.set(key, [...(truths.get(key) ?? []), truth]);
  };
  const OTHER: Truth = { is: 'other' };
  const november = (): string => `2026-11-${String(1 + below(22)).padStart(2, '0')}`;

  const amounts = Array.from({ length: 12 }, () => 5000 + below(600) * 1000);
  const openParts: OpenPart[] = [];
  const received: ReceivedPart[] = [];
  for (let index = 0; index < 10 + below(15); index += 1) {
    const { client, payer } = one(people);
    const cents = below(3) === 0 ? one(amounts) : 5000 + below(900_000);
    const day = november();
    const file = one(files);
    const told = file.bank.from(payer);
    const line = { day, cents, text: told ?? NAMELESS };
    const part = { id: `p${index.toString()}-1`, cents, clientId: client.id };
    const fate = below(16);
    const pays: Truth = { is: 'part', id: part.id, isTold: told !== null };
    if (fate < 2) {
      const late = String(Math.min(25, Number(day.slice(8)) + below(4))).padStart(2, '0');
      received.push({ ...part, on: `2026-11-${late}` });
      put(file, line, { is: 'received' });
    } else if (fate < 3) {
      // A person who is no client; no open part has this amount.
      const { full } = person();
      const stranger = { name: full.join(' '), document: aDocument(random, 'cpf') };
      put(file, { ...line, text: file.bank.from(stranger) ?? NAMELESS }, OTHER);
    } else if (fate < 9) {
      const due = String(Math.max(1, Number(day.slice(8)) - below(20))).padStart(2, '0');
      openParts.push({ ...part, dueOn: `2026-11-${due}` });
      put(file, line, pays);
    } else {
      // Not paid yet, so a line with this amount is something else.
      openParts.push({ ...part, dueOn: '2026-12-10' });
      const decoys: readonly (() => void)[] = [
        () => undefined,
        () => undefined,
        () => {
          put(file, { ...line, text: `DEVOLUCAO PIX ${plain(payer.name)}` }, OTHER);
        },
        () => {
          if (told !== null) put(file, { ...line, day: '2025-01-10' }, OTHER);
        },
        () => {
          put(file, { ...line, text: file.bank.from(owner) ?? 'TRANSF MESMA TITULARIDADE' }, OTHER);
        },
        () => {
          put(file, { ...line, text: 'RESGATE RDB' }, OTHER);
        },
        () => {
          put(file, { ...line, text: 'PAGSEGURO INTERNET' }, OTHER);
        },
      ];
      one(decoys)();
    }
  }
  for (const file of files) {
    for (let times = below(6); times > 0; times -= 1) {
      const text = one([
        'Compra no débito - MERCADO',
        'Pix enviado - ANA LIMA',
        'Pagamento de fatura',
      ]);
      put(file, { day: november(), cents: -(100 + below(50_000)), text }, OTHER);
    }
  }
  const account: AccountData = {
    today: TODAY,
    openParts,
    received,
    clients: people.map(({ client }) => client),
    stored: [],
    expenses: [],
    owner: { names: [owner.name], documents: [owner.document] },
    columns: {},
  };
  return { account, files, truths };
}

const SALDO: Entry = { day: '2026-11-21', cents: 15_715_300, text: 'SALDO DO DIA', uuid: '' };

/** The files as bytes, each with a balance as one entry. */
const filesOf = (
  { files }: History,
  format: (formats: readonly Format[]) => Format,
): FileWithBytes[] =>
  files.map(({ bank, entries }, index) => ({
    name: index.toString(),
    bytes: utf8(format(bank.formats)([...entries, SALDO])),
  }));

/** Compares the files. If columns are unknown, the guess is used. */
function compared(files: readonly FileWithBytes[], account: AccountData): ComparedFiles {
  for (let { columns } = account, times = 0; times < 3; times += 1) {
    const result = compareFiles(files, { ...account, columns });
    if (result.kind === 'compared') return result;
    if (result.kind === 'refused') throw new Error(result.problem);
    columns = { ...columns, [result.head]: result.guess };
  }
  throw new Error('columns are asked for again');
}

/** Each entry is a line in one item, or was left out with a reason. */
function expectWhole(result: ComparedFiles, entries: number): void {
  const all = result.items.map(({ line }) => line);
  const leftOut = Object.values(result.leftOut).reduce((sum, count) => sum + count, 0);
  expect([result.entries, all.length + leftOut, all.length]).toEqual([
    entries,
    entries,
    result.lines,
  ]);
  expect(new Set(all.map(({ hash }) => hash)).size).toBe(all.length);
}

const isTrue = ({ truths }: History, line: StatementLine, partId: string): boolean =>
  (truths.get(keyOf(line)) ?? []).some((truth) => truth.is === 'part' && truth.id === partId);

/** The account after these pairs are confirmed. */
function confirm(account: AccountData, pairs: readonly Item<'sure' | 'likely'>[]): AccountData {
  const paid = new Map(pairs.map(({ line, part }) => [part.id, line]));
  return {
    ...account,
    openParts: account.openParts.filter(({ id }) => !paid.has(id)),
    received: [
      ...account.received,
      ...account.openParts.flatMap((part) => {
        const line = paid.get(part.id);
        return line ? [{ ...part, on: line.day }] : [];
      }),
    ],
    stored: [
      ...account.stored,
      ...pairs.map(({ line, part }): StoredLine => ({
        ...emptyStoredLine,
        id: lineId(USER, line.hash),
        createdAt: '',
        updatedAt: '',
        source: line.source,
        day: line.day,
        amount: line.cents / 100,
        text: line.text,
        partIds: part.id,
      })),
    ],
  };
}

/** The number of histories. */
const HISTORIES = rounds(100, 1_000);

test('made-up histories: none wrong among the sure, 85 % found, and read again nothing comes twice', () => {
  let told = 0;
  let found = 0;
  let sureCount = 0;
  const wrong: string[] = [];
  const again: string[] = [];
  const lost: string[] = [];
  for (let seed = 1; seed <= HISTORIES; seed += 1) {
    const history = makeHistory(seed);
    const { account, files, truths } = history;
    const check = (when: string, { sure }: ItemsByKind): void => {
      for (const { line, part } of sure) {
        if (!isTrue(history, line, part.id)) {
          wrong.push(`${seed.toString()} ${when}: ${line.day} ${line.text} -> ${part.id}`);
        }
      }
    };
    const entries = files.reduce((sum, file) => sum + file.entries.length + 1, 0);
    const first = compared(
      filesOf(history, ([format]) => format ?? (() => '')),
      account,
    );
    expectWhole(first, entries);
    const byKind = itemsByKind(first.items);
    const { sure, likely, aside } = byKind;
    check('first', byKind);

    sureCount += sure.length;
    const offered = new Set(
      [...sure, ...likely]
        .filter(({ line, part }) => isTrue(history, line, part.id))
        .map(({ part }) => part.id),
    );
    for (const truth of [...truths.values()].flat()) {
      if (truth.is !== 'part' || !truth.isTold) continue;
      told += 1;
      if (offered.has(truth.id)) found += 1;
    }
    // A line that pays a part comes from a client, whatever its text looks like.
    for (const { line, why } of aside) {
      const truth = truths.get(keyOf(line)) ?? [];
      if (truth.some(({ is }) => is === 'part')) lost.push(`${why}: ${line.text}`);
    }

    const confirmed = [...sure, ...likely].filter(({ line, part }) =>
      isTrue(history, line, part.id),
    );
    const later = confirm(account, confirmed);
    const used = new Set(confirmed.map(({ line }) => line.hash));
    // The same files, or the same accounts in the bank's other format.
    const second = compared(
      filesOf(history, (formats) => formats.at(seed % 2 === 0 ? 0 : -1) ?? (() => '')),
      later,
    );
    expectWhole(second, entries);
    const seen = itemsByKind(second.items);
    check('again', seen);
    const known = seen.used.map(({ line }) => line.hash);
    if (known.length !== used.size || known.some((hash) => !used.has(hash))) {
      again.push(`${seed.toString()}: ${known.length.toString()} of ${used.size.toString()}`);
    }
  }
  expect({ wrong: wrong.slice(0, 10), count: wrong.length }).toEqual({ wrong: [], count: 0 });
  expect({ lost: lost.slice(0, 10), count: lost.length }).toEqual({ lost: [], count: 0 });
  expect({ again: again.slice(0, 10), count: again.length }).toEqual({ again: [], count: 0 });
  expect(sureCount).toBeGreaterThan(3 * HISTORIES);
  expect(found / told).toBeGreaterThan(0.85);
});
