import { randomUUID } from 'node:crypto';
import { ENTITIES, type EntityName } from '../src/features/app/entities/entities';
import { emptyMeiAdjustment } from '../src/features/business/year/meiAdjustment';
import type { Gateway } from '../src/gateway/gateway';
import { codecs } from '../src/gateway/rows/codecs';
import {
  aClientDetailsDraft,
  aPartDraft,
  aParty,
  aProfileDraft,
  aQuoteDetailsDraft,
  aQuoteVersionDraft,
  aSeriesRowDraft,
} from './builders';
import { aPng, dataUrl, jpegOf } from './pictures';
import { TABLES } from './tables';
import { emptyStoredLine } from '../src/features/business/statement/statementLinesSlice';

/** Every table of the database, under its name in the gateway. */
export type TableName = {
  [Name in keyof Gateway]: Gateway[Name] extends { insert: unknown } ? Name : never;
}[keyof Gateway];

export type SideName = Exclude<TableName, EntityName>;

/** A side table for the tests that every side table must pass: of the gateway, the database and the attacks. */
interface SideTable {
  /** The list to whose rows the side rows belong, and whose ids they have; or `account`; null if the ids are their own. */
  about: EntityName | 'account' | null;
  /**
   * For tables with several side rows for one row: the number at the end of the id, and the column that refers to
   * that row.
   */
  part?: { number: number; column: string; derived: readonly string[] };
  /** A property that takes any text; null if there is none. */
  textField: string | null;
  /** What must stand in a row beside the text. */
  beside?: object;
  /** The properties that refer to other rows, by list. The sample leaves them empty. */
  references?: Readonly<Record<string, EntityName>>;
  /** A draft and changes that a gateway must store, and values that it must refuse. */
  sample: { draft: object; changes: object; invalid: object };
}

/** A new side table does not compile until its tests are described here. */
const SIDE_TABLES: Readonly<Record<SideName, SideTable>> = {
  profiles: {
    about: 'account',
    textField: 'address',
    sample: {
      draft: aProfileDraft({
        occupation: 'Design gráfico e ilustração',
        document: '12ABC34501DE35',
        phone: '11968412207',
        email: 'marina@prado.art.br',
        address: 'Rua "das" Flores, 1; --',
        city: 'São Paulo',
        state: 'SP',
        pixKeyType: 'email',
        pixKey: 'marina@prado.art.br',
        pixIdentifier: true,
        validityDays: 15,
        paymentTerms: 'Metade agora',
        nextQuoteNumber: '2026-014',
        nextReceiptNumber: '2026-031',
        quoteMessage: 'Olá, {cliente}! 😀',
        logo: dataUrl(aPng()),
        colour: '#8a3a22',
        credit: false,
        mei: true,
        meiCap: 130_000,
        meiCapFrom: '2026-01-01',
        meiSince: '2026-03-15',
        meiActivity: 'trade',
        dasDone: '2026-10',
        reportDone: '2026-09',
        dasnDone: '2025',
        balance: -1240.5,
        balanceOn: '2026-11-22',
      }),
      changes: {
        pixKeyType: null,
        pixKey: null,
        document: '52998224725',
        logo: dataUrl(jpegOf(16, 8), 'jpeg'),
        colour: null,
        credit: true,
        mei: false,
        wayOfWorking: 'me',
        meiCapFrom: null,
        dasDone: null,
        balance: null,
        balanceOn: null,
      },
      invalid: aProfileDraft({ pixKey: 'uma chave sem tipo' }),
    },
  },
  clientDetails: {
    about: 'clients',
    textField: 'address',
    sample: {
      draft: aClientDetailsDraft({ document: '52998224725', address: 'Rua das Flores, 1' }),
      changes: { document: '12ABC34501DE35', city: null, state: null },
      invalid: aClientDetailsDraft({ document: '529.982.247-25' }),
    },
  },
  quoteDetails: {
    about: 'quotes',
    textField: 'paymentTerms',
    sample: {
      draft: aQuoteDetailsDraft({
        number: '2026-014',
        issuedOn: '2026-11-20',
        validUntil: '2026-11-30',
        workStarts: '2026-12-01',
        workEnds: '2028-02-29',
        termsKind: 'deposit',
        depositPercent: 33.33,
        materials: [0, 2],
        sentAt: '2026-11-20T12:00:00+00:00',
        sentHow: 'whatsapp',
        snapshot: 'a'.repeat(64),
        sentAs: { provider: aParty({ name: 'Marina' }), client: aParty(), credit: false },
      }),
      changes: {
        version: 2,
        termsKind: 'installments',
        depositPercent: null,
        depositAmount: 0.01,
        installments: 12,
        firstDueOn: '2028-02-29',
        answer: 'rejected',
        answeredAt: '2026-11-21T12:00:00+00:00',
        answeredBy: 'Patrícia',
        answerReason: 'o prazo',
        answeredHow: 'phone',
      },
      invalid: aQuoteDetailsDraft({ version: 0 }),
    },
  },
  quoteVersions: {
    about: 'quotes',
    part: { number: 2, column: 'quote_id', derived: ['quote_id', 'version'] },
    textField: null,
    sample: {
      draft: aQuoteVersionDraft({
        sentAt: '2026-11-20T12:00:00+00:00',
        sentHow: 'whatsapp',
        snapshot: 'a'.repeat(64),
      }),
      changes: {
        sentHow: 'copy',
        snapshot: null,
        answer: 'rejected',
        answeredAt: '2026-11-21T12:00:00+00:00',
      },
      invalid: aQuoteVersionDraft({ snapshot: 'A'.repeat(64) }),
    },
  },
  expenseProjects: {
    about: 'expenses',
    textField: null,
    references: { projectId: 'projects' },
    sample: {
      draft: { projectId: null },
      changes: { projectId: null },
      invalid: { projectId: '' },
    },
  },
  paymentParts: {
    about: 'payments',
    part: { number: 2, column: 'payment_id', derived: ['payment_id', 'number'] },
    textField: 'note',
    sample: {
      draft: aPartDraft({ dueOn: '2028-02-29', amount: 333.34, note: 'Combinado "por voz"; --' }),
      changes: {
        ...{ receivedOn: '2026-11-20', amount: 300, note: null, receiptNumber: '2026-014' },
        discount: -33.34,
        invoiceNumber: '2026/0012-A',
      },
      invalid: aPartDraft({ amount: -1 }),
    },
  },
  meiAdjustments: {
    about: 'account',
    part: { number: 202611, column: 'user_id', derived: ['month'] },
    textField: 'note',
    sample: {
      draft: { ...emptyMeiAdjustment, servicesWithout: 1234.56, note: 'Nota "de" outubro; --' },
      changes: { servicesWithout: null, servicesWith: 0, tradeWith: 10, note: null },
      invalid: { ...emptyMeiAdjustment, industryWithout: -0.01 },
    },
  },
  statementLines: {
    about: 'account',
    part: { number: 12345678901234, column: 'user_id', derived: ['high', 'low'] },
    textField: 'text',
    sample: {
      draft: {
        ...emptyStoredLine,
        source: '260/12345678',
        day: '2028-02-29',
        amount: 1234.56,
        outgoing: true,
        text: 'Pix recebido: "Cp :1-ANA"; --',
      },
      changes: { setAside: true, partIds: 'a-1 b-2', expenseId: 'c' },
      invalid: { ...emptyStoredLine, day: '2026-11-20', amount: -0.01 },
    },
  },
  series: {
    about: null,
    part: { number: 12, column: 'series_id', derived: ['series_id', 'number'] },
    textField: 'name',
    beside: aSeriesRowDraft(),
    sample: {
      draft: aSeriesRowDraft({ name: 'Aluguel "da" sala; --', outcome: 'made' }),
      changes: {
        ...{ outcome: 'deleted', course: 'paused', kind: 'expense', unit: 'week', every: 2 },
        ...{ anchorDay: 31, shift: true, until: '2028-02-29', lastNumber: 12, amount: null },
        ...{ name: 'Guia', project: null, category: 'Impostos', paymentMethod: 'boleto' },
      },
      invalid: aSeriesRowDraft({ amount: -0.01 }),
    },
  },
};

const SIDE_NAMES = Object.keys(SIDE_TABLES) as SideName[]; // of the record above

/** All tables, each after the tables that it refers to. */
export const TABLE_NAMES: readonly TableName[] = [...ENTITIES, ...SIDE_NAMES];

/** The side tables, with their names. */
export const SIDE_TABLE_LIST = SIDE_NAMES.map((name) => ({ name, ...SIDE_TABLES[name] }));

const isSide = (name: TableName): name is SideName => name in SIDE_TABLES;

/** The name of a table in the database. */
export const sqlTableName = (name: TableName): string => codecs[name].table;

/** The columns by which the rows of a table are sorted, all in descending order. */
export const sqlOrder = (name: TableName): readonly string[] => codecs[name].order;

/** Whether the rows of a table can hold any text. */
export const holdsText = (name: TableName): boolean =>
  !isSide(name) || SIDE_TABLES[name].textField !== null;

/** A row for the REST interface: the required columns without the id, and `text` if a column takes any text. */
export function validRow(name: TableName, text: string): Record<string, unknown> {
  const { encode } = codecs[name];
  if (isSide(name)) return { ...encode(SIDE_TABLES[name].beside ?? {}), ...anyChange(name, text) };
  const { required, textField } = TABLES[name];
  return encode({ ...required, [textField]: text });
}

/** A row for the REST interface with every column that the app writes, without the id. */
export const fullRow = (name: TableName): Record<string, unknown> =>
  codecs[name].encode((isSide(name) ? SIDE_TABLES[name] : TABLES[name]).sample.draft);

/** A change that any owner may make: sets `text`, or clears a reference. */
export function anyChange(name: TableName, text: string): Record<string, unknown> {
  const { encode } = codecs[name];
  if (!isSide(name)) return encode({ [TABLES[name].textField]: text });
  const { textField, sample } = SIDE_TABLES[name];
  return encode(textField === null ? sample.draft : { [textField]: text });
}

/** The column that `anyChange` sets. It takes any text or may be null. */
export const changedColumn = (name: TableName): string => Object.keys(anyChange(name, ''))[0] ?? '';

/** The columns that refer to other tables, including a side table's own id. */
export function referenceColumns(name: TableName): readonly (readonly [string, EntityName])[] {
  const { references = {} } = isSide(name) ? SIDE_TABLES[name] : TABLES[name];
  const others = Object.entries(codecs[name].encode(references)) as [string, EntityName][]; // renamed alone
  if (!isSide(name)) return others;
  const { about, part } = SIDE_TABLES[name];
  return about === 'account' || about === null
    ? others
    : [[part?.column ?? 'id', about], ...others];
}

/** The further references of a side table: property and list. */
export const otherReferences = (name: TableName): readonly (readonly [string, EntityName])[] =>
  Object.entries((isSide(name) ? SIDE_TABLES[name].references : undefined) ?? {});

/** The list to whose rows the rows of a side table belong; null for other tables. */
export const listBeside = (name: TableName): EntityName | null => {
  const about = isSide(name) ? SIDE_TABLES[name].about : 'account';
  return about === 'account' ? null : about;
};

/** The ending of a side row's id if there are several side rows for one row; '' otherwise. */
export const idEnding = (name: TableName): string => {
  const part = isSide(name) ? SIDE_TABLES[name].part : undefined;
  return part ? `-${String(part.number)}` : '';
};

/**
 * Changes of a row that refer to other rows, one reference each.
 * @param ids - by list, the id to refer to
 */
export function referenceChanges(
  name: TableName,
  ids: Readonly<Partial<Record<EntityName, string>>>,
): Record<string, string>[] {
  const ending = idEnding(name);
  return referenceColumns(name).map(([column, list]) => {
    const id = `${ids[list] ?? ''}${ending}`;
    return { [ending === '' ? column : 'id']: id };
  });
}

/** Columns that the database computes from the id. */
export const derivedColumns = (name: TableName): readonly string[] =>
  (isSide(name) ? SIDE_TABLES[name].part?.derived : undefined) ?? [];

/** Whether the rows of a table belong to the account itself. */
export const isOfAccount = (name: TableName): boolean =>
  isSide(name) && SIDE_TABLES[name].about === 'account';

/** Whether the rows of a side table belong to no other row. */
export const standsAlone = (name: TableName): boolean =>
  isSide(name) && SIDE_TABLES[name].about === null;

/** The id of a new row, or the beginning of it, if the id does not refer to a row of a list. */
export const newRowId = (name: TableName, userId: string): string =>
  isOfAccount(name) ? userId : randomUUID();
