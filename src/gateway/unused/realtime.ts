/**
 * Stands in for `@supabase/realtime-js` in the app's bundle (see the aliases in webpack.config.ts).
 *
 * supabase-js constructs a realtime client in its constructor and tells it about every new access
 * token, although nothing here ever opens a channel. What it calls by itself answers quietly; a
 * channel, which only our own code could ask for, is refused.
 */
export class RealtimeClient {
  setAuth(): Promise<void> {
    return Promise.resolve();
  }

  channel(): never {
    throw new Error('Realtime is not part of this build');
  }

  getChannels(): readonly never[] {
    return [];
  }
}
