import type { bulkActions } from '../../features/app/entities/bulk';
import type { deviceActions } from '../../features/app/device/deviceSlice';
import type { entityActions } from '../../features/app/entities/entities';
import type { findingActions } from '../../features/app/finding/findingSlice';
import type { formsActions } from '../../features/app/forms/formsSlice';
import type { markingActions } from '../../features/app/bulk/markingSlice';
import type { navigationActions } from '../../features/app/navigation/navigationSlice';
import type { noticesActions } from '../../features/app/notices/noticesSlice';
import { perTable } from '../../features/app/ownData/accountTables';
import type { ownDataActions } from '../../features/app/ownData/ownDataSlice';
import type { paymentPartsActions } from '../../features/business/payments/paymentPartsSlice';
import type { profilesActions } from '../../features/business/profile/profilesSlice';
import type { quoteDetailsActions } from '../../features/business/quotes/quoteDetailsSlice';
import type { FieldKind } from '../../features/app/report/protect';
import { STATES } from '../../features/shared/brazil';
import type { sessionActions } from '../../features/app/session/sessionSlice';
import type {
  confirmationEnded,
  undoConfirmationRequested,
} from '../../features/business/statement/statementLinesSlice';
import type { seriesWorkActions } from '../../features/business/series/seriesWorkSlice';
import type { statementActions } from '../../features/business/statement/statementSlice';
import type { workspaceActions } from '../../features/app/workspace/workspaceSlice';
import type { RootState } from '../rootReducer';

/**
 * The names of all fields that contain texts or numbers, anywhere in a type. The items of an array have the
 * array's name. The values of a map whose keys are no names (such as ids) have the map's name and `.*`.
 */
type Names<T, Name extends string> = T extends string | number
  ? Name
  : T extends readonly (infer Item)[]
    ? Names<Item, Name>
    : T extends object
      ? {
          [Key in keyof T & string]-?: Names<T[Key], string extends Key ? MapName<Name> : Key>;
        }[keyof T & string]
      : never;
type MapName<Name extends string> = Name extends `${string}.*` ? Name : `${Name}.*`;

/**
 * The names of the fields in the payloads of actions. A payload that is no object has the type of its action as
 * its name.
 */
type PayloadNames<Actions> = Actions extends unknown
  ? {
      [Key in keyof Actions]: Actions[Key] extends {
        (...args: never[]): { payload: infer Payload };
        type: infer Type extends string;
      }
        ? Names<Payload, Type>
        : never;
    }[keyof Actions]
  : never;

/** The names of all fields that a report may contain. The state includes the rows of the side tables. */
type FieldName =
  | Names<Omit<RootState, 'ownData' | 'statement' | 'seriesWork' | 'spreadsheet'>, ''>
  | PayloadNames<
      | (typeof entityActions)[keyof typeof entityActions]
      | typeof bulkActions
      | typeof deviceActions
      | typeof findingActions
      | typeof formsActions
      | typeof markingActions
      | typeof navigationActions
      | typeof noticesActions
      | typeof ownDataActions
      | typeof paymentPartsActions
      | typeof profilesActions
      | typeof quoteDetailsActions
      | typeof sessionActions
      | typeof seriesWorkActions
      | typeof statementActions
      | typeof workspaceActions
      | { ended: typeof confirmationEnded; back: typeof undoConfirmationRequested }
    >;

/** The names of the fields of details that are logged with a message. See `readableDetail`. */
type LogName = 'errorName' | 'engineMessage' | 'places' | 'sagaStack';

/**
 * What each field contains, by the field's name, so that a report can protect it. A new field of a row, of the state or
 * of a payload does not compile until its name is listed here. A field whose name is already listed is protected like
 * the others with that name. If a name means two things, `parent.name` names one of them. The parent of a payload's
 * fields is the action's type.
 */
const FIELDS: Record<FieldName | LogName | `${string}.${string}`, FieldKind> = {
  // Facts about a person.
  about: 'text',
  address: 'text',
  answerReason: 'text',
  answeredBy: 'text',
  by: 'text',
  city: 'text',
  company: 'text',
  description: 'text',
  email: 'text',
  file: 'text',
  fullName: 'text',
  invoiceNumber: 'text',
  name: 'text',
  note: 'text',
  notes: 'text',
  observations: 'text',
  occupation: 'text',
  paymentTerms: 'text',
  phone: 'phone',
  // The name that an unknown field has in a file that the user has chosen.
  'problem.field': 'text',
  quoteMessage: 'text',
  reason: 'text',
  responsible: 'text',
  state: STATES,

  // Documents, Pix keys and texts of a bank. Not even their length is shown.
  document: 'identity',
  colour: 'hidden',
  key: 'hidden',
  logo: 'hidden',
  pixKey: 'identity',
  source: 'hidden',
  text: 'hidden',

  // Amounts in reais.
  amount: 'amount',
  balance: 'amount',
  deposit: 'amount',
  depositAmount: 'amount',
  came: 'amount',
  discount: 'amount',
  industryWith: 'amount',
  industryWithout: 'amount',
  meiCap: 'amount',
  price: 'amount',
  receivedAmount: 'amount',
  servicesWith: 'amount',
  servicesWithout: 'amount',
  sum: 'amount',
  totalAmount: 'amount',
  totalValue: 'amount',
  tradeWith: 'amount',
  tradeWithout: 'amount',

  // Days and instants.
  answeredAt: 'day',
  balanceOn: 'day',
  completedAt: 'day',
  createdAt: 'day',
  date: 'day',
  day: 'day',
  'days.*': 'day',
  deadline: 'day',
  due: 'day',
  dueOn: 'day',
  'edits.*': 'day',
  exportedOn: 'day',
  firstDueOn: 'day',
  issuedOn: 'day',
  meiCapFrom: 'day',
  meiSince: 'day',
  nominalDay: 'day',
  on: 'day',
  asked: 'day',
  paymentDate: 'day',
  'pending.*': 'day',
  'receipts.*': 'day',
  receivedOn: 'day',
  'sent.*': 'day',
  sentAt: 'day',
  'seriesWork/hidden': 'day',
  'session/dataRecalled.at': 'day',
  since: 'day',
  snapshotAt: 'day',
  startDate: 'day',
  startsOn: 'day',
  typedDay: 'day',
  until: 'day',
  updatedAt: 'day',
  validUntil: 'day',
  workEnds: 'day',
  workStarts: 'day',

  // Ids.
  anchor: 'id',
  at: 'id',
  clientId: 'id',
  declinedIds: 'id',
  done: 'id',
  expenseId: 'id',
  failed: 'id',
  found: 'id',
  id: 'id',
  ids: 'id',
  line: 'id',
  'made.*': 'id',
  'message.expenses': 'id',
  partIds: 'id',
  parts: 'id',
  paymentId: 'id',
  paymentIds: 'id',
  project: 'id',
  projectId: 'id',
  quoteId: 'id',
  quoteIds: 'id',
  rowId: 'id',
  seriesId: 'id',
  'seriesWork/tookBack': 'id',
  'seriesWork/viewed': 'id',
  snapshot: 'id',
  thenPays: 'id',
  'statement/confirmationEnded.expenses': 'id',
  'statement/undoConfirmationRequested.expenses': 'id',
  unsure: 'id',
  userId: 'id',

  // Numbers that are no amounts, and the numbers of quotes and receipts.
  anchorDay: 'count',
  bytes: 'count',
  changed: 'count',
  comparison: 'count',
  count: 'count',
  dasDone: 'count',
  dasnDone: 'count',
  depositPercent: 'count',
  elsewhere: 'count',
  every: 'count',
  failureNumber: 'count',
  index: 'count',
  times: 'count',
  openStages: 'count',
  installments: 'count',
  lastNumber: 'count',
  left: 'count',
  materials: 'count',
  nextId: 'count',
  nextQuoteNumber: 'count',
  nextReceiptNumber: 'count',
  number: 'count',
  quantity: 'count',
  receiptNumber: 'count',
  reportDone: 'count',
  within: 'count',
  row: 'count',
  'statement/advanced': 'count',
  total: 'count',
  validityDays: 'count',
  version: 'count',
  year: 'count',
  ...perTable((): FieldKind => 'count'),

  // What the user types to find something or to confirm something.
  'ownData/eraseTyped': 'text',
  pasted: 'text',
  query: 'text',
  'forms/noteTyped': 'text',
  'texts.*': 'text',

  // Words of the app.
  answer: 'kept',
  opener: 'kept',
  answeredHow: 'kept',
  carrier: 'kept',
  category: 'kept',
  'charging.*': 'kept',
  code: 'kept',
  column: 'kept',
  conflict: 'kept',
  'seriesWork/asked': 'kept',
  course: 'kept',
  decision: 'kept',
  depositIn: 'kept',
  direction: 'kept',
  end: 'kept',
  ends: 'kept',
  repeats: 'kept',
  entity: 'kept',
  'facets.*': 'kept',
  failure: 'kept',
  field: 'kept',
  fields: 'kept',
  first: 'kept',
  'forms/messageChanged.file': 'kept',
  from: 'kept',
  how: 'kept',
  issue: 'kept',
  kept: 'kept',
  kind: 'kept',
  meiActivity: 'kept',
  mode: 'kept',
  'navigation/panelClosed': 'kept',
  outcome: 'kept',
  'outgoing.file': 'kept',
  'ownData/progressed.name': 'kept',
  panel: 'kept',
  part: 'kept',
  // The password was removed before the action was recorded.
  password: 'kept',
  paymentMethod: 'kept',
  pixKeyType: 'kept',
  problem: 'kept',
  purpose: 'kept',
  screen: 'kept',
  section: 'kept',
  sentHow: 'kept',
  'session/authModeChosen': 'kept',
  'session/authScreenOpened': 'kept',
  'session/linkFailed': 'kept',
  'session/signInFailed': 'kept',
  'session/signUpFailed': 'kept',
  signedUp: 'kept',
  status: 'kept',
  table: 'kept',
  target: 'kept',
  termsKind: 'kept',
  to: 'kept',
  tone: 'kept',
  trail: 'kept',
  unit: 'kept',
  value: 'kept',
  way: 'kept',
  wayOfWorking: 'kept',
  'workspace/panelOpened': 'kept',
  'workspace/sectionChosen': 'kept',

  // Details that the program and the browser log about themselves.
  'action.type': 'kept',
  engineMessage: 'kept',
  errorName: 'kept',
  places: 'kept',
  sagaStack: 'kept',
};

export const recordedFields: ReadonlyMap<string, FieldKind> = new Map(Object.entries(FIELDS));
