import { aPart, aPayment, aProject } from '../../../../test/builders';
import { paymentAmounts } from '../../../features/business/payments/payment';
import { receivables } from '../../../features/business/payments/receivable';
import { calendarEvents } from './saveCalendar';

const project = aProject({ id: 'j1', name: 'Catálogo', deadline: '2026-12-20' });
const done = aProject({ id: 'j2', status: 'completed' });
const payment = aPayment({
  id: 'p1',
  projectId: 'j1',
  paid: true,
  ...paymentAmounts(300, 'pix', 3),
});
const undated = aPayment({ id: 'p2' });
const first = aPart({ id: 'p1-1', dueOn: '2026-10-31', updatedAt: '2026-11-21T08:00:00+00:00' });

test('open parts that are due on a day, and deadlines of unfinished projects', () => {
  const parts = { p1: [{ ...first, paymentId: 'p1', number: 1 }] };
  const events = calendarEvents({
    open: receivables([payment, undated], parts, '2026-11-22'),
    parts: [first],
    projects: [project, done],
    nameOf: () => ({ project: 'Catálogo', client: 'Joana' }),
  });
  expect(events).toEqual([
    {
      uid: 'p1-2@oficio',
      day: '2026-11-30',
      title: 'Receber · R$ 100,00 · Catálogo',
      text: 'Parcela 2/3\nJoana',
      // A change of the first part's day has moved the other parts.
      changedAt: first.updatedAt,
    },
    expect.objectContaining({ uid: 'p1-3@oficio', day: '2026-12-31' }),
    {
      uid: 'j1@oficio',
      day: '2026-12-20',
      title: 'Prazo: Catálogo',
      text: 'Joana',
      changedAt: project.updatedAt,
    },
  ]);
});
