import { storedDismissals } from './dismissals';
import type { Gateway, Log } from './gateway';
import { onResume } from './resume';
import { clientDetailsRow } from './rows/clientDetailsRow';
import { clientRow } from './rows/clientRow';
import { expenseProjectRow } from './rows/expenseProjectRow';
import { expenseRow } from './rows/expenseRow';
import { paymentPartRow } from './rows/paymentPartRow';
import { paymentRow } from './rows/paymentRow';
import { profileRow } from './rows/profileRow';
import { projectRow } from './rows/projectRow';
import { quoteDetailsRow } from './rows/quoteDetailsRow';
import { quoteRow } from './rows/quoteRow';
import {
  createPassingClient,
  createSessionClient,
  type BackendClient,
  type SupabaseConfig,
} from './supabaseClient';
import { supabaseRepository } from './supabaseRepository';
import { supabaseSession } from './supabaseSession';
import type { UrlTokens } from './urlTokens';

/** The gateway to a Supabase project, hosted or embedded. */
export function supabaseGateway(
  config: SupabaseConfig,
  { log, urlTokens }: { log: Log; urlTokens: UrlTokens | null },
): Gateway {
  const client = createSessionClient(config);
  // Made when somebody signs up, and once: two would share what they keep.
  let passing: BackendClient | undefined;
  const passingClient = () => (passing ??= createPassingClient(config));
  return {
    session: supabaseSession({ client, passingClient, urlTokens, log }),
    clients: supabaseRepository(client, clientRow, log),
    quotes: supabaseRepository(client, quoteRow, log),
    projects: supabaseRepository(client, projectRow, log),
    payments: supabaseRepository(client, paymentRow, log),
    expenses: supabaseRepository(client, expenseRow, log),
    profiles: supabaseRepository(client, profileRow, log),
    clientDetails: supabaseRepository(client, clientDetailsRow, log),
    quoteDetails: supabaseRepository(client, quoteDetailsRow, log),
    expenseProjects: supabaseRepository(client, expenseProjectRow, log),
    paymentParts: supabaseRepository(client, paymentPartRow, log),
    dismissals: storedDismissals,
    onResume,
  };
}
