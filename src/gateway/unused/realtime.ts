/**
 * Replaces `@supabase/realtime-js` in the app's bundle (see the aliases in webpack.config.ts). supabase-js creates a
 * realtime client and passes it every new access token, although the app never opens a channel. Here these calls do
 * nothing, and opening a channel throws an error.
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
