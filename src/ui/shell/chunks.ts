import type { EntityName, Modal, Section } from '../../features/workspace/workspace';
import { lazyChunk, type Chunk } from '../lazyChunk';

/** One chunk a section. */
export const sections: Record<Section, Chunk<object>> = {
  dashboard: lazyChunk(
    () => import(/* webpackChunkName: "dashboard" */ '../dashboard/DashboardSection'),
  ),
  clients: lazyChunk(() => import(/* webpackChunkName: "clients" */ '../clients/ClientsSection')),
  quotes: lazyChunk(() => import(/* webpackChunkName: "quotes" */ '../quotes/QuotesSection')),
  projects: lazyChunk(
    () => import(/* webpackChunkName: "projects" */ '../projects/ProjectsSection'),
  ),
  payments: lazyChunk(
    () => import(/* webpackChunkName: "payments" */ '../payments/PaymentsSection'),
  ),
  expenses: lazyChunk(
    () => import(/* webpackChunkName: "expenses" */ '../expenses/ExpensesSection'),
  ),
};

/** One chunk an entity's modals: forms, their validation and the dialog's machinery. */
export const modals: Record<EntityName, Chunk<{ modal: Modal }>> = {
  clients: lazyChunk(() => import(/* webpackChunkName: "client-modal" */ '../clients/ClientModal')),
  quotes: lazyChunk(() => import(/* webpackChunkName: "quote-modal" */ '../quotes/QuoteModal')),
  projects: lazyChunk(
    () => import(/* webpackChunkName: "project-modal" */ '../projects/ProjectModal'),
  ),
  payments: lazyChunk(
    () => import(/* webpackChunkName: "payment-modal" */ '../payments/PaymentModal'),
  ),
  expenses: lazyChunk(
    () => import(/* webpackChunkName: "expense-modal" */ '../expenses/ExpenseModal'),
  ),
};

/** Fetches the chunks that may be needed next, one after the other, while nothing else goes on. */
export function prefetchWhenIdle(): void {
  const chunks = [...Object.values(sections), ...Object.values(modals)];
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  const next = (): void => {
    void chunks
      .shift()
      ?.load()
      // One that does not come now is asked for again, and reported, when it is needed.
      .catch(() => undefined)
      .then(() => whenIdle(next));
  };
  whenIdle(next);
}
