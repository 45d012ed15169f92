import type {
  BulkOutcome,
  BulkProgress,
  BulkRequest,
} from '../../../src/features/app/entities/bulk';
import type { Project, Stage } from '../../../src/features/business/projects/project';
import { stageKeyAt } from '../../../src/features/business/projects/stageEdits';
import type { QuoteStatus } from '../../../src/features/business/quotes/quote';
import type { Row } from '../../../src/features/shared/list';
import { ENTITIES, type EntityName } from '../../../src/features/app/entities/entities';
import type { RootState } from '../../../src/store/rootReducer';
import type { RecordedAction } from '../../app';
import type { FakeGateway } from '../../fakeGateway';
import { TABLE_LIST, TABLES } from '../../tables';
import type { RecordedCall } from '../../traffic';

/** The fields that refer to rows of other lists. */
const REFERENCES = TABLE_LIST.flatMap(({ references }) => Object.keys(references));

/** A field that the other device has written and the page has not read yet. */
interface Unseen {
  entity: EntityName;
  id: string;
  field: string;
  value: unknown;
}

const isProject = (row: Row): row is Project => 'stages' in row;

/** A project's stage by its id. In these runs every stage has one. */
export const stageById = (row: Row | undefined, stageId: string): Stage | undefined =>
  row && isProject(row) ? row.stages.find(({ id }) => id === stageId) : undefined;

/** The value of a field; for `stage:id`, the instant at which that stage was completed. */
const valueOf = (row: Row, field: string): unknown =>
  field.startsWith('stage:')
    ? stageById(row, field.slice('stage:'.length))?.completedAt
    : Object.entries(row).find(([name]) => name === field)?.[1];

/**
 * Another device of the signed-in user. Its changes are not announced: a list may show a stale row until it is
 * read again, but nothing else may be wrong. A change between the moment at which a save reads a row and the
 * moment at which it writes the row does not count against the page, because only the database could prevent a
 * conflict then.
 */
export class OtherDevice {
  /** Rows that may be stale on this page. */
  private readonly touched = new Set<string>();
  private readonly dropped = new Set<string>();
  /** Rows that a failed save has reported as deleted. */
  private readonly toldGone = new Set<string>();
  /** The unseen fields, by row and field. */
  private readonly unseen = new Map<string, Unseen>();
  /** Rows that a save has read and has not written yet. */
  private readonly readForSave = new Set<string>();
  /** Rows that a form has created without knowing yet that they exist, so that the form saves all fields. */
  private readonly creating = new Set<string>();
  /** By row, the field that a bulk change sets, until the result for the row is known. */
  private readonly setting = new Map<string, string>();
  /** The updates that belong to bulk changes, with the field that each sets. */
  private readonly sentTogether = new WeakMap<RecordedCall, string>();
  /** Quotes of which it is unknown whether their last save was committed. */
  private readonly unconfirmed = new Set<string>();
  /** Stages that were toggled on the page and are not saved yet. */
  private edits: RootState['projects']['pending'] = {};
  private count = 0;

  constructor(
    private readonly gateway: FakeGateway,
    /** Whether the page is saving the quote. */
    private readonly isSaving: (quoteId: string) => boolean,
  ) {}

  /**
   * Changes or deletes one of the user's rows.
   * @returns the id of a deleted row
   */
  use(
    entity: EntityName,
    at: number,
    does: 'edit' | 'editOther' | 'delete',
    userId: string,
  ): string | null {
    const row = this.rowAt(entity, at, userId);
    if (!row) return null;
    this.touched.add(row.id);
    this.count += 1;
    const { tables } = this.gateway;
    if (does === 'delete') {
      this.dropped.add(row.id);
      tables[entity].drop(row.id);
    } else {
      const written =
        does === 'edit'
          ? TABLES[entity].changeText(tables, row.id, `${userId} elsewhere ${String(this.count)}`)
          : TABLES[entity].changeOther(tables, row.id, 1_000 + this.count);
      this.wrote(entity, row.id, written);
    }
    return does === 'delete' ? row.id : null;
  }

  /** Marks a row as changed by something that these checks do not follow. */
  touch(id: string): void {
    this.touched.add(id);
  }

  /** Changes the status of a quote. If that approves the quote, the other device creates the project. */
  setStatus(at: number, status: QuoteStatus, userId: string): { id: string } | null {
    const row = this.rowAt('quotes', at, userId);
    // While a save is in flight, nobody could tell afterwards which device has approved the quote, so nothing is
    // changed.
    if (!row || this.isSaving(row.id) || this.isBusy(row.id) || this.unconfirmed.has(row.id)) {
      return null;
    }
    this.touched.add(row.id);
    this.gateway.tables.quotes.change(row.id, { status });
    this.wrote('quotes', row.id, { status });
    return row;
  }

  /**
   * Completes or removes a stage of a project.
   * @returns the stage's key in `watcher.clicks`
   */
  setStage(at: number, index: number, does: 'complete' | 'remove', userId: string): string | null {
    const { projects } = this.gateway.tables;
    const project = this.rowAt('projects', at, userId);
    const row = projects.of(userId).find(({ id }) => id === project?.id);
    const stage = row?.stages[index];
    if (!row || !stage) return null;
    this.touched.add(row.id);
    this.count += 1;
    const completedAt = new Date(this.count).toISOString();
    const others = row.stages.filter((other) => other !== stage);
    const completed = row.stages.with(index, { ...stage, completed: true, completedAt });
    projects.change(row.id, { stages: does === 'remove' ? others : completed });
    const part = stageKeyAt(row.stages, index);
    // A click on the page that is not saved yet will overwrite this change, so it is not recorded as unseen.
    if (this.edits[row.id]?.[part] === undefined) {
      const value = does === 'remove' ? undefined : completedAt;
      this.wrote('projects', row.id, { [`stage:${stage.id}`]: value });
    }
    return `${row.id}:${part}`;
  }

  /** A new page must show everything, because no request of the page before it is in flight. */
  pageOpened(): void {
    this.setting.clear();
    this.touched.clear();
    this.toldGone.clear();
    this.readForSave.clear();
  }

  /** Must be called with each call when the call is sent. */
  sent(call: RecordedCall): void {
    const { id } = call.input as { id?: string }; // every call but `list` names its row
    const field = call.name.endsWith('.update') ? this.setting.get(id ?? '') : undefined;
    if (field) this.sentTogether.set(call, field);
  }

  /** Must be called with each call when the backend has carried it out. */
  carriedOut(call: RecordedCall): void {
    const { name, input } = call;
    const { id } = input as { id?: string }; // every call but `list` names its row
    if (id === undefined) return;
    if (name.endsWith('.find')) this.readForSave.add(id);
    if (name.endsWith('.update')) this.readForSave.delete(id);
    // A bulk change sets its field whatever the value was before, so it may overwrite changes that the page has
    // not seen.
    const field = this.sentTogether.get(call);
    if (field) this.unseen.delete(`${id}:${field}`);
  }

  /** Must be called with each action and the state after the action. */
  saw({ type, payload }: RecordedAction, state: RootState): void {
    const { id, row, failure } = (payload ?? {}) as { id?: string; row?: Row; failure?: string }; // of writes
    // If a new row disappears between two saves of its form, the form reports that the row was not created. The
    // row is not read again then.
    const isSave = !type.endsWith('/createFailed');
    if (id !== undefined && isSave && failure === 'gone') this.toldGone.add(id);
    if (type.endsWith('/createRequested') && id !== undefined) this.creating.add(id);
    if (type.endsWith('/created') && id !== undefined) this.creating.delete(id);
    this.edits = state.projects.pending;
    if (type === 'projects/stageToggled' && id !== undefined) {
      const { index } = payload as { index: number }; // of this intent
      const stage = state.projects.entities[id]?.stages[index];
      this.unseen.delete(`${id}:stage:${stage?.id ?? ''}`);
    }
    if (type.endsWith('/deleted') && row) this.forgetLost(row);
    if (/\/(update(d|Failed|Conflicted)|stages(Saved|Failed)|reconnected)$/.test(type))
      this.readForSave.delete(id ?? row?.id ?? '');
    if (type === 'quotes/updateFailed' && id !== undefined && failure === 'network') {
      this.unconfirmed.add(id);
    }
    if (type.endsWith('/updatedTogether')) {
      const { updates } = payload as { updates: { row: Row }[] }; // of it
      for (const updated of updates) this.readForSave.delete(updated.row.id);
    }
    this.sawBulk({ type, payload }, state);
    if (type === 'quotes/loaded' || type === 'session/signedOut') this.unconfirmed.clear();
    for (const [key, { entity, id: written, field, value }] of this.unseen) {
      const known: Row | undefined = state[entity].entities[written];
      if (known && valueOf(known, field) === value) this.unseen.delete(key);
    }
  }

  /** The rows that can be compared with those of the backend. References to rows that were deleted here are null. */
  readonly comparable = <T extends Row>(rows: readonly T[]): T[] =>
    rows
      .filter(({ id }) => !this.touched.has(id))
      .map((row) => {
        const gone = Object.entries(row).filter(
          ([field, value]) => REFERENCES.includes(field) && this.dropped.has(String(value)),
        );
        return { ...row, ...Object.fromEntries(gone.map(([field]) => [field, null])) };
      });

  /**
   * The violations: rows that are shown although they were reported as deleted, and changes that the page
   * overwrote without having seen them.
   */
  violations(shown: (entity: EntityName) => readonly Row[]): string[] {
    const gone = ENTITIES.flatMap((entity) =>
      shown(entity)
        .filter(({ id }) => this.toldGone.has(id) && !this.gateway.tables[entity].rows.has(id))
        .map(({ id }) => `${entity} ${id} is shown, though its save failed because it is gone`),
    );
    const lost = [...this.unseen.values()].flatMap(({ entity, id, field, value }) => {
      const held: Row | undefined = this.gateway.tables[entity].rows.get(id)?.row;
      return held && valueOf(held, field) !== value
        ? `${field} of ${entity} ${id} was ${String(value)} elsewhere, and was lost unseen`
        : [];
    });
    return [...gone, ...lost];
  }

  private sawBulk({ type, payload }: RecordedAction, { marking }: RootState): void {
    if (type === 'bulk/requested') {
      const { ids, change } = payload as BulkRequest;
      const isBegun = marking.run?.change === change; // none is begun while another is under way
      if (isBegun && change.kind === 'set')
        for (const id of ids) this.setting.set(id, change.field);
    }
    if (type === 'bulk/advanced') {
      const { done, failed, unsure } = payload as BulkProgress;
      for (const id of [...done, ...failed]) this.setting.delete(id);
      for (const id of unsure) this.unconfirmed.add(id);
    }
    if (type === 'bulk/ended') {
      for (const row of (payload as BulkOutcome).deleted) this.forgetLost(row);
    }
    if (type === 'bulk/ended' || type === 'session/signedOut') this.setting.clear();
  }

  /**
   * If the answer to a deletion was lost, the page restores the row as the page knew it, so other changes of the
   * row are forgotten.
   */
  private forgetLost(row: Row): void {
    for (const [key, { id, field, value }] of this.unseen) {
      if (id === row.id && valueOf(row, field) !== value) this.unseen.delete(key);
    }
  }

  private rowAt(entity: EntityName, at: number, userId: string): Row | undefined {
    const rows: readonly Row[] = this.gateway.tables[entity].of(userId);
    return rows[at % Math.max(1, rows.length)];
  }

  private isBusy(id: string): boolean {
    return this.readForSave.has(id) || this.creating.has(id);
  }

  private wrote(entity: EntityName, id: string, fields: object): void {
    for (const [field, value] of Object.entries(fields) as [string, unknown][]) {
      const key = `${id}:${field}`;
      if (this.isBusy(id)) this.unseen.delete(key);
      else this.unseen.set(key, { entity, id, field, value });
    }
  }
}
