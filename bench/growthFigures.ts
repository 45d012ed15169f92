import type { measureLists } from './lists';
import { rowsFor } from './seed';
import type { Figure } from './table';

type Lists = Awaited<ReturnType<typeof measureLists>>;

export interface Growth {
  /** Lists of 500, 10,000 and 50,000 payments with their other rows. */
  thousand: Lists;
  tenThousand: Lists;
  hundredThousand: Lists;
}

/** How the figures of lists grow with the rows. */
export function growthFigures({ thousand, tenThousand, hundredThousand }: Growth): Figure[] {
  const growth = (
    name: 'changed' | 'opened' | 'toggled' | 'frame' | 'quoteForm' | 'paymentForm',
    what: string,
  ): Figure => ({
    what: `${sum(500)} → ${sum(50_000)} rows: ${what}`,
    value: hundredThousand[name] / thousand[name],
    unit: '×',
    target: 2,
  });
  const linear = sumOf(50_000) / sumOf(500);
  return [
    growth('changed', 'changing section'),
    growth('opened', 'opening the payments'),
    growth('toggled', 'toggling paid'),
    growth('frame', 'a scroll frame'),
    growth('quoteForm', 'opening the form of a quote'),
    growth('paymentForm', 'opening the form of a payment'),
    {
      what: `${sum(500)} → ${sum(50_000)} rows: loading (${String(linear)}× is linear)`,
      value: hundredThousand.loaded / thousand.loaded,
      unit: '×',
      target: linear,
    },
    {
      what: `${sum(10_000)} rows: stored session → dashboard`,
      value: tenThousand.start,
      unit: 'ms',
    },
    {
      what: `${sum(50_000)} rows: stored session → dashboard`,
      value: hundredThousand.start,
      unit: 'ms',
    },
    { what: `${sum(500)} rows: memory`, value: thousand.memory, unit: 'MiB' },
    {
      what: `${sum(10_000)} rows: memory`,
      value: tenThousand.memory,
      unit: 'MiB',
    },
    {
      what: `${sum(50_000)} rows: memory`,
      value: hundredThousand.memory,
      unit: 'MiB',
    },
    {
      what: `${sum(50_000)} rows: dashboard figures, 1x CPU, click → next paint`,
      value: hundredThousand.figures,
      unit: 'ms',
      target: 50,
    },
  ];
}

function sumOf(payments: number): number {
  return Object.values(rowsFor(payments)).reduce((total, rows) => total + rows, 0);
}

const sum = (payments: number): string => sumOf(payments).toLocaleString('en');
