import type { UnknownAction } from '@reduxjs/toolkit';

import type { Client } from '../../features/clients/client';
import type { Expense } from '../../features/expenses/expense';
import { installmentProgress, paymentTotal, type Payment } from '../../features/payments/payment';
import { nextDue, type PaymentPart } from '../../features/payments/plan';
import { paymentsActions } from '../../features/payments/paymentsSlice';
import type { Project } from '../../features/projects/project';
import type { Quote } from '../../features/quotes/quote';
import type { Day } from '../../features/shared/days';
import type { EntityName } from '../../features/entities/entities';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import type { RootState } from '../../store/hooks';
import { CLIENT_NOT_FOUND } from '../clients/clientName';
import { openingMode } from '../commands/commands';
import type { Keys } from '../commands/keys';
import type { IconName } from '../kit/art/Icon';
import { formatCurrency, formatDay } from '../kit/text/format';
import { dueWords } from '../payments/dueText';
import { paidLabel } from '../payments/flagLabels';
import { knownDay } from '../payments/paymentDay';
import { PROJECT_NOT_FOUND } from '../projects/projectName';
import { projectStatusLooks } from '../projects/ProjectStatusBadge';
import { quoteStatusLooks } from '../quotes/QuoteStatusBadge';
import type { LookedUp } from '../records/useLookup';

/** Something that the palette offers. */
export interface Option {
  /** Without a space: part of an element's id. */
  key: string;
  icon: IconName;
  name: string;
  /** What tells it apart, quiet after its name. */
  details: readonly string[];
  /** At the right: an amount, a day. */
  end?: string | undefined;
  keys?: Keys | undefined;
  intent?: () => UnknownAction;
  /** In place of an intent: a file is made of what there is. */
  save?: (root: RootState) => Promise<void>;
  /** Shows what it is done to, before it is done. */
  shows?: () => UnknownAction;
  /** What Ctrl Enter does, where that is something else. */
  edit?: () => UnknownAction;
}

interface Named {
  name: string;
  end?: string | null;
}

interface Shown extends Named {
  details: readonly (string | null)[];
}

/** What stands beside the name. */
const told = ({ details, end }: Shown): Pick<Option, 'details' | 'end'> => ({
  details: details.flatMap((detail) => detail || []),
  end: end ?? undefined,
});

/** A record: Enter shows it, Ctrl Enter edits it. */
export const recordOption = (entity: EntityName, id: string, shown: Shown): Option => ({
  key: `${entity}-${id}`,
  icon: entity,
  name: shown.name,
  ...told(shown),
  intent: () => workspaceActions.recordShown({ entity, id, mode: openingMode(entity) }),
  edit: () => workspaceActions.recordShown({ entity, id, mode: 'edit' }),
});

/** A payment that is found and still open is paid from there, in sight. */
export const payOption = (id: string, { name, end }: Named, query: string): Option => ({
  key: `pay-${id}`,
  icon: 'check',
  name: `Marcar ${name} como pago`,
  details: [],
  end: end ?? undefined,
  shows: () => workspaceActions.foundListShown({ entity: 'payments', query }),
  intent: () => paymentsActions.paidToggled({ id, paid: true }),
});

/** What a client still has to pay is asked for: of a payment in parts, the next part. */
export const chargeOption = (id: string, shown: Shown): Option => ({
  key: `charge-${id}`,
  icon: 'pix',
  name: `Cobrar ${shown.name} por Pix`,
  ...told(shown),
  intent: () => workspaceActions.partOpened({ mode: 'pix', id }),
});

/** What came of a payment is acknowledged. */
export const receiptOption = (id: string, part: number, shown: Shown): Option => ({
  key: `receipt-${id}-${part.toString()}`,
  icon: 'expenses',
  name: `Recibo de ${shown.name}`,
  ...told(shown),
  intent: () => workspaceActions.partOpened({ mode: 'receipt', id, part }),
});

const clientName = (client: LookedUp<Client>): string | null =>
  client === null ? CLIENT_NOT_FOUND : (client?.name ?? null);

export const shownClient = ({ name, company, email, phone }: Client): Shown => ({
  name,
  details: [company ?? email],
  end: phone,
});

export const shownQuote = (
  { status, totalValue }: Quote,
  client: LookedUp<Client>,
  number: string | null,
): Shown => ({
  name: clientName(client) ?? '',
  details: [number, quoteStatusLooks[status].label],
  end: formatCurrency(totalValue),
});

export const shownProject = (
  { name, status, deadline }: Project,
  client: LookedUp<Client>,
): Shown => ({
  name,
  details: [clientName(client), projectStatusLooks[status].label],
  end: formatDay(deadline),
});

/** A payment by its project and amount. */
export function namedPayment(payment: Payment, project: LookedUp<Project>): Named {
  const total = paymentTotal(payment);
  return {
    name: project === null ? PROJECT_NOT_FOUND : (project?.name ?? ''),
    end: total === null ? null : formatCurrency(total),
  };
}

/** Of two that are alike the day tells which is which: when it came, or when what is open is due. */
export function shownPayment(
  payment: Payment,
  project: LookedUp<Project>,
  { rows, today }: { rows: readonly PaymentPart[] | undefined; today: Day },
): Shown {
  const came = knownDay(payment, rows);
  const due = nextDue(payment, rows);
  const day = came === null ? due && dueWords(due, today) : formatDay(came);
  const { count } = installmentProgress(payment);
  // It is found by it, too.
  const each =
    count > 1 ? `${count.toString()}x ${formatCurrency(payment.receivedAmount ?? 0)}` : null;
  return { ...namedPayment(payment, project), details: [paidLabel(payment.paid), each, day] };
}

export const shownExpense = ({ description, category, date, amount }: Expense): Shown => ({
  name: description,
  details: [category, formatDay(date)],
  end: formatCurrency(-amount),
});
