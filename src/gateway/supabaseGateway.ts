import type { Row } from '../features/shared/list';
import { storedDismissals } from './dismissals';
import { onLeave, storedDrafts } from './drafts';
import type { Gateway, Log, Repositories } from './gateway';
import { onResume } from './resume';
import { codecs } from './rows/codecs';
import type { RowCodec } from './rows/rowCodec';
import { storedSnapshots } from './snapshots';
import {
  createTemporaryClient,
  createSessionClient,
  onConnectionSign,
  type BackendClient,
  type SupabaseConfig,
} from './supabaseClient';
import { supabaseRepository } from './supabaseRepository';
import { supabaseSession } from './supabaseSession';
import type { UrlLink } from './urlTokens';

/** The gateway to a Supabase project, hosted or embedded. */
export function supabaseGateway(
  config: SupabaseConfig,
  { log, urlLink }: { log: Log; urlLink: UrlLink | null },
): Gateway {
  const client = createSessionClient(config);
  // This client is created at the first sign-up and then reused, because two clients would share their storage key.
  let signUpClient: BackendClient | undefined;
  const temporaryClient = () => (signUpClient ??= createTemporaryClient(config));
  const repositories = Object.entries<RowCodec<Row>>(codecs).map(
    ([table, codec]) => [table, supabaseRepository(client, codec, log)] as const,
  );
  return {
    session: supabaseSession({ client, temporaryClient, urlLink, log }),
    ...(Object.fromEntries(repositories) as unknown as Repositories), // cast: each table has its own codec
    dismissals: storedDismissals,
    drafts: storedDrafts,
    snapshots: storedSnapshots,
    onConnectionSign,
    onLeave,
    onResume,
  };
}
