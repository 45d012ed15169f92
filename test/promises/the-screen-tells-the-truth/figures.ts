import { clientsSelectors } from '../../../src/features/business/clients/clientsSlice';
import { clientHistory } from '../../../src/features/business/clientView/clientHistory';
import type { Payment } from '../../../src/features/business/payments/payment';
import { parsePartId } from '../../../src/features/business/payments/paymentPart';
import {
  paymentPartsSelectors,
  selectPartsByPayment,
} from '../../../src/features/business/payments/paymentPartsSlice';
import { paymentsSelectors } from '../../../src/features/business/payments/paymentsSlice';
import { projectsSelectors } from '../../../src/features/business/projects/projectsSlice';
import { quotesSelectors } from '../../../src/features/business/quotes/quotesSlice';
import { meiMeter } from '../../../src/features/business/year/mei';
import {
  yearlyDeclaration,
  meiReport,
  reportTotal,
} from '../../../src/features/business/year/meiReport';
import { yearSums } from '../../../src/features/business/year/year';
import { selectMoneyByYear } from '../../../src/features/business/year/yearSelectors';
import type { RootState } from '../../../src/store/rootReducer';

const TODAY = '2026-11-20';
const MONTHS = Array.from({ length: 12 }, (_, month) => month);
const MEI = { mei: true, meiSince: null, meiCap: null, meiCapFrom: null } as const;

/** One received part of a payment, read from the rows without the app's code. */
interface Came {
  payment: Payment;
  day: string | null;
  cents: number;
}

const centsOf = (amount: number | null): number => Math.round((amount ?? 0) * 100);
const sum = (came: readonly Came[]): number => came.reduce((all, { cents }) => all + cents, 0);

/** All received parts: the first part of each paid payment, and every other part that has a day of receipt. */
function readReceipts(state: RootState): Came[] {
  const rows = paymentPartsSelectors.selectAll(state);
  return paymentsSelectors.selectAll(state).flatMap((payment) => {
    const own = rows.filter(({ id }) => parsePartId(id).id === payment.id);
    const first = own.find(({ id }) => parsePartId(id).number === 1);
    const later = own.filter((row) => row !== first && row.receivedOn !== null);
    const day = first?.receivedOn ?? payment.paymentDate;
    return [
      ...(payment.paid
        ? [{ payment, day, cents: centsOf(first?.amount ?? payment.receivedAmount) }]
        : []),
      ...later.map(({ receivedOn, amount }) => ({
        payment,
        day: receivedOn,
        cents: centsOf(amount ?? payment.receivedAmount),
      })),
    ];
  });
}

/** The figures of the MEI page and of the clients' views that differ from the sums of the rows on the page. */
export function wrongFigures(state: RootState): string[] {
  const came = readReceipts(state);
  const found: string[] = [];
  const compare = (what: string, shown: number, read: readonly Came[]) => {
    if (centsOf(shown) !== sum(read)) {
      found.push(`${what}: ${String(shown)} is shown, the rows say ${String(sum(read) / 100)}`);
    }
  };
  const lookup = {
    projects: projectsSelectors.selectEntities(state),
    clients: clientsSelectors.selectEntities(state),
    documents: {},
    parts: selectPartsByPayment(state),
  };
  const { years } = selectMoneyByYear(state);
  for (const year of new Set([2026, ...years.keys()])) {
    const rows = years.get(year);
    const ofYear = came.filter(({ day }) => day?.startsWith(String(year)));
    const { revenue } = yearSums(rows);
    compare(`MEI, ${String(year)}`, meiMeter(MEI, year, revenue, TODAY)?.revenue ?? 0, ofYear);
    compare(`declaration of ${String(year)}`, yearlyDeclaration(revenue, 'services').total, ofYear);
    for (const month of MONTHS) {
      const name = `${String(year)}-${String(month + 1).padStart(2, '0')}`;
      const report = meiReport(rows?.receipts ?? [], month, 'services', lookup);
      compare(
        `MEI, ${name}`,
        reportTotal(report),
        came.filter(({ day }) => day?.startsWith(name)),
      );
    }
  }
  const lists = {
    quotes: quotesSelectors.selectAll(state),
    projects: projectsSelectors.selectAll(state),
    payments: paymentsSelectors.selectAll(state),
  };
  for (const { id } of clientsSelectors.selectAll(state)) {
    const { received } = clientHistory(id, lists, selectPartsByPayment(state), TODAY);
    const own = came.filter(
      ({ payment }) => lookup.projects[payment.projectId ?? '']?.clientId === id,
    );
    compare(`the view of client ${id}`, received, own);
  }
  return found;
}
