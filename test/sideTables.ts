import { randomUUID } from 'node:crypto';
import type { Row } from '../src/features/shared/list';
import { ENTITIES, type EntityName } from '../src/features/entities/entities';
import { emptyMeiAdjustment } from '../src/features/year/meiAdjustment';
import type { Gateway } from '../src/gateway/gateway';
import {
  clientDetailsRow,
  quoteDetailsRow,
  expenseProjectRow,
  paymentPartRow,
  meiAdjustmentRow,
  statementLineRow,
} from '../src/gateway/rows/sideRows';
import { profileRow } from '../src/gateway/rows/profileRow';
import type { RowCodec } from '../src/gateway/rows/rowCodec';
import {
  aClientDetailsDraft,
  aPartDraft,
  aParty,
  aProfileDraft,
  aQuoteDetailsDraft,
} from './builders';
import { TABLES } from './tables';
import { emptyStoredLine } from '../src/features/statement/statementLinesSlice';

/** Every table of the database, under its name in the gateway. */
export type TableName = {
  [Name in keyof Gateway]: Gateway[Name] extends { insert: unknown } ? Name : never;
}[keyof Gateway];

export type SideName = Exclude<TableName, EntityName>;

/**
 * A table beside the lists, for all tests that hold for each of them: of the gateway, the
 * database and the attacks.
 */
interface SideTable {
  codec: Pick<RowCodec<Row>, 'table' | 'order' | 'encode'>;
  /** What its rows have the ids of. */
  about: EntityName | 'account';
  /** Where there are several beside a row: the number that ends the id, and the column of that row. */
  part?: { number: number; column: string; derived: readonly string[] };
  /** The property that anybody may write anything into; null where all are of a kind. */
  textField: string | null;
  /** The properties that point at other rows, which the sample leaves empty. */
  references?: Readonly<Record<string, EntityName>>;
  /** What a gateway has to store as it is, to change, and to refuse. */
  sample: { draft: object; changes: object; invalid: object };
}

/** A new side table does not compile until it is said how it is tested. */
const SIDE_TABLES: Readonly<Record<SideName, SideTable>> = {
  profiles: {
    codec: profileRow,
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
        credit: false,
        mei: true,
        meiCap: 130_000,
        meiSince: '2026-03-15',
        meiActivity: 'trade',
      }),
      changes: {
        pixKeyType: null,
        pixKey: null,
        document: '52998224725',
        credit: true,
        mei: false,
      },
      invalid: aProfileDraft({ pixKey: 'uma chave sem tipo' }),
    },
  },
  clientDetails: {
    codec: clientDetailsRow,
    about: 'clients',
    textField: 'address',
    sample: {
      draft: aClientDetailsDraft({ document: '52998224725', address: 'Rua das Flores, 1' }),
      changes: { document: '12ABC34501DE35', city: null, state: null },
      invalid: aClientDetailsDraft({ document: '529.982.247-25' }),
    },
  },
  quoteDetails: {
    codec: quoteDetailsRow,
    about: 'quotes',
    textField: 'paymentTerms',
    sample: {
      draft: aQuoteDetailsDraft({
        number: '2026-014',
        issuedOn: '2026-11-20',
        validUntil: '2026-11-30',
        workStarts: '2026-12-01',
        workEnds: '2028-02-29',
        materials: [0, 2],
        sentAt: '2026-11-20T12:00:00+00:00',
        sentHow: 'whatsapp',
        snapshot: 'a'.repeat(64),
        sentAs: { provider: aParty({ name: 'Marina' }), client: aParty(), credit: false },
      }),
      changes: {
        version: 2,
        answer: 'rejected',
        answeredAt: '2026-11-21T12:00:00+00:00',
        answeredBy: 'Patrícia',
        answerReason: 'o prazo',
        answeredHow: 'phone',
      },
      invalid: aQuoteDetailsDraft({ version: 0 }),
    },
  },
  expenseProjects: {
    codec: expenseProjectRow,
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
    codec: paymentPartRow,
    about: 'payments',
    part: { number: 2, column: 'payment_id', derived: ['payment_id', 'number'] },
    textField: 'note',
    sample: {
      draft: aPartDraft({ dueOn: '2028-02-29', amount: 333.34, note: 'Combinado "por voz"; --' }),
      changes: { receivedOn: '2026-11-20', amount: 300, note: null, receiptNumber: '2026-014' },
      invalid: aPartDraft({ amount: -1 }),
    },
  },
  meiAdjustments: {
    codec: meiAdjustmentRow,
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
    codec: statementLineRow,
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
};

const SIDE_NAMES = Object.keys(SIDE_TABLES) as SideName[]; // of the record above

/** All of them, each after what it points at. */
export const TABLE_NAMES: readonly TableName[] = [...ENTITIES, ...SIDE_NAMES];

/** The side tables, with their names. */
export const SIDE_TABLE_LIST = SIDE_NAMES.map((name) => ({ name, ...SIDE_TABLES[name] }));

const isSide = (name: TableName): name is SideName => name in SIDE_TABLES;

/** What the database calls it. */
export const storedName = (name: TableName): string =>
  isSide(name) ? SIDE_TABLES[name].codec.table : name;

/** The columns that its rows come in the order of, all descending. */
export const storedOrder = (name: TableName): readonly string[] =>
  isSide(name) ? SIDE_TABLES[name].codec.order : TABLES[name].order;

/** Whether its rows can hold any text. */
export const holdsText = (name: TableName): boolean =>
  !isSide(name) || SIDE_TABLES[name].textField !== null;

/**
 * A row as the REST interface takes it: what the database asks for but for its id, and `text`, where
 * there is room for that.
 */
export function validRow(name: TableName, text: string): Record<string, unknown> {
  if (isSide(name)) {
    const { codec, textField, sample } = SIDE_TABLES[name];
    return codec.encode(textField === null ? sample.draft : { [textField]: text });
  }
  const { columns, required, textField } = TABLES[name];
  return columns({ ...required, [textField]: text });
}

/** A row as the REST interface takes it, with every column that the app writes but for its id. */
export function fullRow(name: TableName): Record<string, unknown> {
  if (isSide(name)) return SIDE_TABLES[name].codec.encode(SIDE_TABLES[name].sample.draft);
  return TABLES[name].columns(TABLES[name].sample.draft);
}

/** What anybody may write into their row: `text`, or that it points at nothing. */
export function anyChange(name: TableName, text: string): Record<string, unknown> {
  if (isSide(name)) return validRow(name, text);
  const { columns, textField } = TABLES[name];
  return columns({ [textField]: text });
}

/** The column that takes any text, or else the one that may be emptied. */
export const freeColumn = (name: TableName): string => Object.keys(anyChange(name, ''))[0] ?? '';

/** The columns that point at other tables, a side table's own id among them. */
export function referenceColumns(name: TableName): readonly (readonly [string, EntityName])[] {
  if (!isSide(name)) {
    return Object.entries(TABLES[name].columns(TABLES[name].references)) as [string, EntityName][]; // renamed alone
  }
  const { about, part, codec, references = {} } = SIDE_TABLES[name];
  const others = Object.entries(codec.encode(references)) as [string, EntityName][]; // as above
  return about === 'account' ? others : [[part?.column ?? 'id', about], ...others];
}

/** What else a side table's rows point at: property and list. */
export const otherReferences = (name: TableName): readonly (readonly [string, EntityName])[] =>
  Object.entries((isSide(name) ? SIDE_TABLES[name].references : undefined) ?? {});

/** The list whose rows a side table's rows stand beside; null for others. */
export const listBeside = (name: TableName): EntityName | null => {
  const about = isSide(name) ? SIDE_TABLES[name].about : 'account';
  return about === 'account' ? null : about;
};

/** What ends the id of a row that is one of several beside another; nothing for others. */
export const idEnding = (name: TableName): string => {
  const part = isSide(name) ? SIDE_TABLES[name].part : undefined;
  return part ? `-${String(part.number)}` : '';
};

/** What a row says in order to point at others, one by one. @param ids - of those, by list. */
export function pointers(
  name: TableName,
  ids: Readonly<Partial<Record<EntityName, string>>>,
): Record<string, string>[] {
  const ending = idEnding(name);
  return referenceColumns(name).map(([column, list]) => {
    const id = `${ids[list] ?? ''}${ending}`;
    return { [ending === '' ? column : 'id']: id };
  });
}

/** Columns that the database fills in from the id. */
export const derivedColumns = (name: TableName): readonly string[] =>
  (isSide(name) ? SIDE_TABLES[name].part?.derived : undefined) ?? [];

/** Whether its rows are the account's own. */
export const isOfAccount = (name: TableName): boolean =>
  isSide(name) && SIDE_TABLES[name].about === 'account';

/** What the id of a new row of that user begins with, where it does not point at a row of a list. */
export const newRowId = (name: TableName, userId: string): string =>
  isOfAccount(name) ? userId : randomUUID();
