import type { Row } from '../../../src/features/shared/list';
import { ENTITIES, type EntityName } from '../../../src/features/workspace/workspace';
import type { RecordedAction } from '../../app';
import type { FakeGateway } from '../../fakeGateway';

/** The fields that point at rows of other lists. */
const REFERENCES = ['clientId', 'quoteId', 'projectId'];

type Tables = FakeGateway['tables'];

const rewrite: Record<EntityName, (tables: Tables, id: string, text: string) => void> = {
  clients: ({ clients }, id, name) => {
    clients.change(id, { name });
  },
  quotes: ({ quotes }, id, observations) => {
    quotes.change(id, { observations });
  },
  projects: ({ projects }, id, name) => {
    projects.change(id, { name });
  },
  payments: ({ payments }, id, notes) => {
    payments.change(id, { notes });
  },
  expenses: ({ expenses }, id, description) => {
    expenses.change(id, { description });
  },
};

/**
 * Another device of whoever is signed in. What it does is not announced: a list may show a row as it
 * was before until it is read again, but nothing else may come of it.
 */
export class Elsewhere {
  /** The rows that this page need not know as they are. */
  private readonly touched = new Set<string>();
  private readonly dropped = new Set<string>();
  /** The rows of which a failed save has told that they are gone. */
  private readonly toldGone = new Set<string>();
  private count = 0;

  constructor(private readonly gateway: FakeGateway) {}

  /** Changes a text of one of the user's rows, or deletes the row. */
  use(entity: EntityName, at: number, does: 'edit' | 'delete', userId: string): void {
    const rows: readonly Row[] = this.gateway.tables[entity].of(userId);
    const row = rows[at % Math.max(1, rows.length)];
    if (!row) return;
    this.touched.add(row.id);
    if (does === 'delete') {
      this.dropped.add(row.id);
      this.gateway.tables[entity].drop(row.id);
    } else {
      this.count += 1;
      rewrite[entity](this.gateway.tables, row.id, `${userId} elsewhere ${String(this.count)}`);
    }
  }

  /** A page that has just been opened has to know everything. */
  pageOpened(): void {
    this.touched.clear();
    this.toldGone.clear();
  }

  /** To be told of each action. */
  saw({ type, payload }: RecordedAction): void {
    const { id, failure } = (payload ?? {}) as { id?: string; failure?: string }; // of failed writes
    // A new row that vanishes between two tries of its form is told as not created: not read again.
    const isSave = !type.endsWith('/createFailed');
    if (id !== undefined && isSave && failure === 'gone') this.toldGone.add(id);
  }

  /** What may be compared with what the backend holds; references to rows deleted here are empty. */
  readonly comparable = <T extends Row>(rows: readonly T[]): T[] =>
    rows
      .filter(({ id }) => !this.touched.has(id))
      .map((row) => {
        const gone = Object.entries(row).filter(
          ([field, value]) => REFERENCES.includes(field) && this.dropped.has(String(value)),
        );
        return { ...row, ...Object.fromEntries(gone.map(([field]) => [field, null])) };
      });

  /** Rows that are shown although it was told that they are gone. */
  violations(shown: (entity: EntityName) => readonly Row[]): string[] {
    return ENTITIES.flatMap((entity) =>
      shown(entity)
        .filter(({ id }) => this.toldGone.has(id) && !this.gateway.tables[entity].rows.has(id))
        .map(({ id }) => `${entity} ${id} is shown, though its save failed because it is gone`),
    );
  }
}
