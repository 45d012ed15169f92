/** What the answers have told of one row. */
interface Row {
  /** The newest acknowledged version; null before the insert was acknowledged. */
  acknowledged: number | null;
  /** The newest version that was sent. */
  sent: number;
  deletion: 'none' | 'sent' | 'acknowledged';
}

/** Records which writes were sent and acknowledged, and compares them with the stored rows. */
export class WriteRecord {
  private readonly rows = new Map<string, Row>();
  /** The number of acknowledged inserts, updates and deletions. */
  acknowledgedWrites = 0;

  insertSent(id: string): void {
    this.rows.set(id, { acknowledged: null, sent: 0, deletion: 'none' });
  }

  /**
   * Records that an update is being sent.
   * @returns the version to write.
   */
  updateSent(id: string): number {
    const row = this.row(id);
    row.sent += 1;
    return row.sent;
  }

  deletionSent(id: string): void {
    this.row(id).deletion = 'sent';
  }

  /** Records that the write of this version was acknowledged. */
  acknowledged(id: string, version: number): void {
    const row = this.row(id);
    row.acknowledged = Math.max(row.acknowledged ?? 0, version);
    this.acknowledgedWrites += 1;
  }

  deletionAcknowledged(id: string): void {
    this.row(id).deletion = 'acknowledged';
    this.acknowledgedWrites += 1;
  }

  /** The rows that certainly exist and are not being deleted. */
  living(): readonly string[] {
    return [...this.rows]
      .filter(([, row]) => row.deletion === 'none' && row.acknowledged !== null)
      .map(([id]) => id);
  }

  /**
   * Compares the stored rows with the recorded writes.
   * @param found - the version of every stored row
   * @returns a line for each broken promise
   */
  compare(found: ReadonlyMap<string, number>): readonly string[] {
    const broken: string[] = [];
    for (const [id, row] of this.rows) {
      const version = found.get(id) ?? null;
      if (version === null) {
        if (row.acknowledged !== null && row.deletion === 'none') broken.push(`lost ${id}`);
      } else if (row.deletion === 'acknowledged') {
        broken.push(`back from deletion: ${id}`);
      } else if (version < (row.acknowledged ?? 0) || version > row.sent) {
        broken.push(
          `${id} has version ${version}, acknowledged ${String(row.acknowledged)}, sent ${row.sent}`,
        );
      }
    }
    for (const id of found.keys()) if (!this.rows.has(id)) broken.push(`never sent: ${id}`);
    return broken;
  }

  /** Takes the stored rows as the state with which the next comparison starts. */
  settle(found: ReadonlyMap<string, number>): void {
    for (const id of [...this.rows.keys()]) if (!found.has(id)) this.rows.delete(id);
    for (const [id, version] of found) {
      this.rows.set(id, { acknowledged: version, sent: version, deletion: 'none' });
    }
  }

  private row(id: string): Row {
    const row = this.rows.get(id);
    if (row === undefined) throw new Error(`Unknown row ${id}`);
    return row;
  }
}
