import { randomBytes, randomUUID } from 'node:crypto';
import { type Client, signUpUser, supabaseClient } from '../../backend';
import type { Random } from '../support/random';
import { WriteRecord } from './writeRecord';

interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** The number of rows that fit into one answer even if all of them are large. */
const PAGE = 90;

/** A user who writes rows all the time. A record keeps which writes were acknowledged. */
export class Writer {
  readonly writeRecord = new WriteRecord();
  private client: Client | null = null;
  private writing: Promise<void> = Promise.resolve();

  private constructor(
    private session: Session,
    private readonly random: Random,
  ) {}

  static async signUp(url: string, random: Random): Promise<Writer> {
    const { client } = await signUpUser(url);
    const { data } = await client.auth.getSession();
    if (data.session === null) throw new Error('No session');
    const writer = new Writer(data.session, random);
    writer.client = client;
    return writer;
  }

  /**
   * Uses the same session with a server that runs on a copy of the folder. The record of the writes does not
   * change.
   */
  async look(url: string): Promise<void> {
    this.client = supabaseClient(url);
    const { error } = await this.client.auth.setSession(this.session);
    if (error !== null) throw error;
  }

  /**
   * Uses the same session with a server that was started again.
   * @throws if the session is not valid any more.
   */
  async comeBack(url: string): Promise<void> {
    await this.look(url);
    if (this.client === null) return;
    const { data, error: refreshError } = await this.client.auth.refreshSession();
    if (refreshError !== null) throw refreshError;
    if (data.session !== null) this.session = data.session;
  }

  /** Writes until a request fails, which happens when the server is killed. */
  start(): void {
    this.writing = this.write();
  }

  /** Resolves once a request has failed and the writing has ended. */
  stopped(): Promise<void> {
    return this.writing;
  }

  /** Compares the stored rows with the acknowledged writes. */
  async check(): Promise<readonly string[]> {
    const found = new Map<string, number>();
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const { data, error } = await this.api()
        .from('clients')
        .select()
        .gt('id', last)
        .order('id')
        .limit(PAGE);
      if (error !== null) throw new Error(error.message);
      for (const row of data) found.set(String(row['id']), Number(row['company']));
      if (data.length < PAGE) break;
      last = String(data.at(-1)?.['id']);
    }
    const broken = this.writeRecord.compare(found);
    this.writeRecord.settle(found);
    return broken;
  }

  private api(): Client {
    if (this.client === null) throw new Error('Not signed in');
    return this.client;
  }

  private async write(): Promise<void> {
    while (await this.step());
  }

  /**
   * Makes one write.
   * @returns false once the server no longer answers
   */
  private async step(): Promise<boolean> {
    const living = this.writeRecord.living();
    if (living.length < 5 || this.random.oneIn(3)) return this.insert();
    const id = this.random.pick(living);
    return this.random.oneIn(4) ? this.remove(id) : this.update(id);
  }

  private async insert(): Promise<boolean> {
    // The rows have very different sizes and are written alone or many at once. Many large rows make the server
    // start a checkpoint, during which it may also be killed.
    const large = this.random.oneIn(25);
    const count = large || this.random.oneIn(4) ? 40 : 1;
    const rows = Array.from({ length: count }, () => ({
      id: randomUUID(),
      name: 'Cliente',
      company: '0',
      observations: randomBytes(large ? 60_000 : this.random.below(300)).toString('base64'),
    }));
    for (const { id } of rows) this.writeRecord.insertSent(id);
    const { error } = await this.api().from('clients').insert(rows);
    if (error !== null) return false;
    for (const { id } of rows) this.writeRecord.acknowledged(id, 0);
    return true;
  }

  private async update(id: string): Promise<boolean> {
    const version = this.writeRecord.updateSent(id);
    const { error } = await this.api()
      .from('clients')
      .update({ company: String(version) })
      .eq('id', id)
      .select()
      .single();
    if (error !== null) return false;
    this.writeRecord.acknowledged(id, version);
    return true;
  }

  private async remove(id: string): Promise<boolean> {
    this.writeRecord.deletionSent(id);
    const { error } = await this.api().from('clients').delete().eq('id', id);
    if (error !== null) return false;
    this.writeRecord.deletionAcknowledged(id);
    return true;
  }
}
