import { blockingTime, type Visited } from './browser';
import {
  changeSection,
  findingAnything,
  interaction,
  openForm,
  scrolling,
  seeking,
  sorting,
  typing,
  type Section,
} from './interactions';
import { inTurn, repeated } from './statistics';

/** How often each interaction is measured in one visit, because a single measurement may be one or two frames off. */
const REPEATS = 3;

const SECTIONS: Section[] = ['Clientes', 'Orçamentos', 'Projetos', 'Gastos', 'Pagamentos'];

/** Measures the signed-in screens once their lists are loaded. Times are in ms. */
export async function measureScreens(visited: Visited) {
  const { page, probe } = visited;
  // Each section is shown once first, so that its chunks and lazy components are loaded.
  let blocking = 0;
  for (const section of SECTIONS) {
    await changeSection(visited, section);
    blocking = Math.max(blocking, blockingTime((await probe()).longTasks, 0));
  }
  const frame = await scrolling(visited);
  const toggle = page
    .getByRole('table')
    .getByRole('button', { name: /Pendente|Pago/ })
    .first();
  const toggled = await repeated(REPEATS, () => interaction(visited, () => toggle.click()));
  await changeSection(visited, 'Dashboard');
  const changes = await inTurn(REPEATS, {
    sections: async () => {
      const took = {} as Record<Section, number>; // filled below
      for (const section of SECTIONS) took[section] = await changeSection(visited, section);
      return took;
    },
  });
  const keys: number[] = [];
  const sorts: number[] = [];
  for (const section of SECTIONS) {
    await changeSection(visited, section);
    keys.push(...(await typing(visited)));
    sorts.push(...(await sorting(visited)));
  }
  const palette = await findingAnything(visited, REPEATS);
  const quote = await openForm(visited, 'Orçamentos', 'Novo Orçamento', REPEATS);
  await changeSection(visited, 'Orçamentos');
  const sought = await seeking(visited);
  const payment = await openForm(visited, 'Pagamentos', 'Novo Pagamento', REPEATS);
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
