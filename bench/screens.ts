import { blockingTime, type OpenedPage } from './browser';
import {
  measureSectionChange,
  measurePalette,
  measureInteraction,
  measureFormOpening,
  measureScrolling,
  measureFormSearch,
  measureSorting,
  measureListSearch,
  type Section,
} from './interactions';
import { mediansInTurn, medianOfRepeats } from './statistics';

/** How often each interaction is measured in one visit, because a single measurement may be one or two frames off. */
const REPEATS = 3;

const SECTIONS: Section[] = ['Clientes', 'Orçamentos', 'Projetos', 'Gastos', 'Pagamentos'];

/** Measures the signed-in screens once their lists are loaded. Times are in ms. */
export async function measureScreens(visited: OpenedPage) {
  const { page, probe } = visited;
  // Each section is shown once first, so that its chunks and lazy components are loaded.
  let blocking = 0;
  for (const section of SECTIONS) {
    await measureSectionChange(visited, section);
    blocking = Math.max(blocking, blockingTime((await probe()).longTasks, 0));
  }
  const frame = await measureScrolling(visited);
  const toggle = page
    .getByRole('table')
    .getByRole('button', { name: /Pendente|Pago/ })
    .first();
  const toggled = await medianOfRepeats(REPEATS, () =>
    measureInteraction(visited, () => toggle.click()),
  );
  await measureSectionChange(visited, 'Dashboard');
  const changes = await mediansInTurn(REPEATS, {
    sections: async () => {
      const took = {} as Record<Section, number>; // filled below
      for (const section of SECTIONS) took[section] = await measureSectionChange(visited, section);
      return took;
    },
  });
  const keys: number[] = [];
  const sorts: number[] = [];
  for (const section of SECTIONS) {
    await measureSectionChange(visited, section);
    keys.push(...(await measureListSearch(visited)));
    sorts.push(...(await measureSorting(visited)));
  }
  const palette = await measurePalette(visited, REPEATS);
  const quote = await measureFormOpening(visited, 'Orçamentos', 'Novo Orçamento', REPEATS);
  await measureSectionChange(visited, 'Orçamentos');
  const sought = await measureFormSearch(visited);
  const payment = await measureFormOpening(visited, 'Pagamentos', 'Novo Pagamento', REPEATS);
  return {
    frame,
    key: Math.max(...keys),
    // 0 on a phone, where no list has column headers.
    sort: Math.max(0, ...sorts),
    sought: Math.max(...sought),
    paletteOpened: palette.opened,
    paletteKey: palette.key,
    paletteBlocking: palette.blocking,
    toggled,
    changed: Math.max(...SECTIONS.map((section) => changes.sections[section])),
    quoteForm: quote.opened,
    paymentForm: payment.opened,
    blocking: Math.max(
      blocking,
      blockingTime(quote.longTasks, 0),
      blockingTime(payment.longTasks, 0),
    ),
    shift: (await probe()).shift,
  };
}
