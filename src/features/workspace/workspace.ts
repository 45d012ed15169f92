import { NOTHING_SOUGHT, type Sought } from '../finding/sought';
import type { SetBack } from '../bulk/bulk';
import type { ProfileFormValues } from '../profile/profileForm';
import type { Day } from '../shared/days';
import type { QuoteAnswer } from '../quotes/quoteDetails';
import type { ToldAnswer } from '../quotes/toldAnswer';
import type { LinkOutcome } from '../session/session';
import {
  ENTITIES,
  perEntity,
  type Drafts,
  type EntityName,
  type OwnMode,
  type SomeRows,
} from '../entities/entities';

/** The sections of the sidebar. */
export const SIDEBAR = ['dashboard', ...ENTITIES] as const;

/** What the page may show: the sidebar's sections, and views that are reached from elsewhere. */
export const SECTIONS = [...SIDEBAR, 'year', 'myData'] as const;
export type Section = (typeof SECTIONS)[number];

/** Any unknown value shows the dashboard. */
export const toSection = (value: string): Section =>
  SECTIONS.find((section) => section === value) ?? 'dashboard';

/** A record that was saved in the form above another. */
export interface Brought {
  id: string;
  /** It was made there, not changed. */
  isNew: boolean;
}

/** What was changed of a message that is about to go to a client; the rest of it follows from its record. */
export interface Outgoing {
  text?: string;
  /** What the text says of what it goes with: a quote's number, or a payment's part. */
  number?: string;
  part?: number;
  carrier?: 'link' | 'file';
  /** A quote that was sent goes with what is said of its sides by now, as its next version. */
  renewed?: boolean;
  analyze?: boolean;
  /** What became of the file that is to be attached; null: nothing yet. */
  file?: 'saved' | 'failed' | null;
  /** It went as it stands. */
  gone?: boolean;
}

/** The open modal. */
export interface Modal<Entity extends EntityName = EntityName> {
  entity: Entity;
  mode: 'create' | 'edit' | 'view' | OwnMode<Entity>;
  /** The row's id; for a new row the one it will get, kept over the form's retries. */
  id: string;
  /** The field that the form starts in; its first one unless told. */
  field?: string;
  /** The part of a payment that it is about. */
  part?: number;
  /** A save is under way. */
  saving: boolean;
  /** What was typed so far; null while nothing was. */
  draft: Drafts[Entity] | null;
  /** The record that a form above it was saved with; part of the draft as soon as there is one. */
  brought?: Brought;
  /** What stands beside its row is being saved, too. */
  beside?: true;
  /** Its row was saved meanwhile: the modal closes when the rest is. */
  answered?: Brought;
  /** What was pasted into 'Registrar resposta'. */
  pasted?: string;
  /** The answer without a code that is told there instead. */
  told?: ToldAnswer;
  /** What became of the number that a quote needs before it is printed or sent. */
  issue?: 'asked' | 'done' | 'failed';
  /** The message of a dialog that sends one. */
  outgoing?: Outgoing;
  /** Fields of which the last save found that they were changed elsewhere, too. */
  conflict: string[];
}

/** A question that waits for an answer. */
export type Confirmation =
  | { kind: 'delete'; entity: EntityName; id: string }
  | { kind: 'deleteMany'; entity: EntityName; ids: string[] }
  | { kind: 'discard' }
  /** Of what is typed in 'Meus dados', on the way elsewhere. */
  | { kind: 'leave'; section: Section }
  | { kind: 'signOut' }
  | { kind: 'enter'; email: string };

/** What floats over the page without being about a record. One at a time. */
export type Panel =
  /**
   * `filters`: on a phone, the sheet with those of the open section; `bulkChange`, `bulkMore`: the menus of
   * what is done to the marked rows; `viewMore`: that of what else is done with the record that is looked at.
   */
  | { kind: 'userMenu' | 'shortcuts' | 'filters' | 'bulkChange' | 'bulkMore' | 'viewMore' }
  /** What is typed there, and the option that it is at; null: the first one. */
  | { kind: 'palette'; query: string; at: string | null };

/** A record that was opened. */
export interface Seen {
  entity: EntityName;
  id: string;
}

/** What a notice says; the sentence lives in the user interface. */
export type NoticeMessage =
  | { code: 'saveFailed'; entity: EntityName }
  | { code: 'deleteFailed'; entity: EntityName }
  | { code: 'stageFailed' }
  | { code: 'deliveredFailed' }
  | { code: 'paidFailed' }
  | { code: 'projectCreated'; id: string; name: string }
  /** Another device had approved as many quotes by the time that they were to be approved here. */
  | { code: 'approvedBefore'; count: number }
  /** What a client has answered to a quote stands beside it. */
  | { code: 'answerRegistered'; decision: QuoteAnswer; number: string | null }
  /** Another tab has put this account in the place of the one that was at work here; `kept`: what it typed is. */
  | { code: 'accountSwitched'; email: string; kept: boolean }
  /** A link from an e-mail did less than may have been hoped for. */
  | { code: 'linkEnded'; outcome: LinkOutcome }
  | { code: 'myDataSaved' }
  | { code: 'myDataFailed' }
  | { code: 'meiReportFailed' }
  /** Approved quotes that no project was made from; what has become of them since decides. */
  | { code: 'projectsMissing'; quoteIds: string[] }
  /** Rows that were deleted, and can be put back. */
  | ({ code: 'deleted' } & SomeRows)
  | ({ code: 'restored' } & SomeRows)
  | ({ code: 'restoreFailed' } & SomeRows)
  /** A part of a payment came; `amount`: what the part held of its own before. */
  | { code: 'partReceived'; paymentId: string; number: number; on: Day; amount: number | null }
  /** A field of rows was set, and can be set back. */
  | ({ code: 'set' } & SetBack)
  | { code: 'setBack'; entity: EntityName; count: number }
  | ({ code: 'setBackFailed' } & SetBack)
  /** These rows could not be changed or deleted with the others. */
  | { code: 'bulkFailed'; entity: EntityName; deletes: boolean; ids: string[] }
  /** A form was closed without saving, and can be opened again with what was typed. */
  | { code: 'formClosed'; modal: Modal };

export interface Notice {
  id: number;
  tone: 'success' | 'danger' | 'info';
  message: NoticeMessage;
  /** The row that something failed for; null for what did not fail. */
  about: { entity: EntityName; id: string } | null;
}

/** Where somebody is: what a reload in the same tab returns to. */
export interface Place {
  userId: string;
  section: Section;
  trail: Section[];
  sought: Record<EntityName, Sought>;
  year: number | null;
  /** The open record. */
  record: { entity: EntityName; mode: 'edit' | 'view'; id: string } | null;
}

/** 'Meus dados', as it stands on screen or would. */
export interface MyDataView {
  /** What was typed so far; null while nothing was. */
  draft: ProfileFormValues | null;
  saving: boolean;
  /** The field that it starts in. */
  field: string | null;
  /** What lacked something that is said here: leaving leads back there. */
  returnTo: { section: Section; modal: Modal } | null;
}

export interface WorkspaceState {
  section: Section;
  /** The sections left behind, oldest first: where 'Back' leads. */
  trail: Section[];
  drawerOpen: boolean;
  panel: Panel | null;
  /** The records that were opened last, the newest first. */
  recent: Seen[];
  /** What is sought in each list; it stays while other sections are looked at. */
  sought: Record<EntityName, Sought>;
  /** The year that is looked at; null for the present one. */
  year: number | null;
  modal: Modal | null;
  /** Forms that wait below the open one for the record that they lack, the first one first. */
  waiting: Modal[];
  confirmation: Confirmation | null;
  notices: Notice[];
  nextNoticeId: number;
  /** The dashboard shows a new user the first steps. */
  firstSteps: boolean;
  myData: MyDataView;
  /** Whose workspace this is. */
  userId: string | null;
  /** Where this tab was when its page was left, until its user is known. */
  left: Place | null;
  /** An open form whose session was lost, kept in memory for the same user. */
  kept: { userId: string; section: Section; modal: Modal; waiting: Modal[] } | null;
  /** The same of what was typed in 'Meus dados'. */
  keptMyData: { userId: string; draft: ProfileFormValues } | null;
}

export const initialWorkspace: WorkspaceState = {
  section: 'dashboard',
  trail: [],
  drawerOpen: false,
  panel: null,
  recent: [],
  sought: perEntity(() => NOTHING_SOUGHT),
  year: null,
  modal: null,
  waiting: [],
  confirmation: null,
  notices: [],
  nextNoticeId: 1,
  firstSteps: false,
  myData: { draft: null, saving: false, field: null, returnTo: null },
  userId: null,
  left: null,
  kept: null,
  keptMyData: null,
};
