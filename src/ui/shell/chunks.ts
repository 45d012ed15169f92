import type { ComponentType } from 'react';

import type { EntityName, Modal, Section } from '../../features/workspace/workspace';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** One chunk a section. */
export const loadSection: Record<Section, Load<object>> = {
  dashboard: () => import(/* webpackChunkName: "dashboard" */ '../dashboard/DashboardSection'),
  clients: () => import(/* webpackChunkName: "clients" */ '../clients/ClientsSection'),
  quotes: () => import(/* webpackChunkName: "quotes" */ '../quotes/QuotesSection'),
  projects: () => import(/* webpackChunkName: "projects" */ '../projects/ProjectsSection'),
  payments: () => import(/* webpackChunkName: "payments" */ '../payments/PaymentsSection'),
  expenses: () => import(/* webpackChunkName: "expenses" */ '../expenses/ExpensesSection'),
};

/** One chunk an entity's modals: forms, their validation and the dialog's machinery. */
export const loadModal: Record<EntityName, Load<{ modal: Modal }>> = {
  clients: () => import(/* webpackChunkName: "client-modal" */ '../clients/ClientModal'),
  quotes: () => import(/* webpackChunkName: "quote-modal" */ '../quotes/QuoteModal'),
  projects: () => import(/* webpackChunkName: "project-modal" */ '../projects/ProjectModal'),
  payments: () => import(/* webpackChunkName: "payment-modal" */ '../payments/PaymentModal'),
  expenses: () => import(/* webpackChunkName: "expense-modal" */ '../expenses/ExpenseModal'),
};

/** Fetches the chunks that may be needed next, one after the other, while nothing else goes on. */
export function prefetchWhenIdle(): () => void {
  const loads = [...Object.values(loadSection), ...Object.values(loadModal)];
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  let stopped = false;
  const next = (): void => {
    const load = loads.shift();
    if (stopped || !load) return;
    // A chunk that does not come now is asked for again, and reported, when it is needed.
    void load()
      .catch(() => undefined)
      .then(() => whenIdle(next));
  };
  whenIdle(next);
  return () => {
    stopped = true;
  };
}
