import { blockingTime, slowDown, type Conditions, type Visited } from './browser';
import { changeSection, interaction, openForm, scrolling, type Section } from './interactions';
import { inTurn, repeated } from './statistics';

/** How often each interaction is measured in one visit: a single one is off by a frame or two. */
const REPEATS = 3;

/** The signed-in screens in use, their lists loaded; times in ms. */
export async function measureScreens(visited: Visited, conditions: Conditions) {
  const { page, cdp, probe } = visited;
  // Chunks and lazy components are there once a section has been seen.
  let blocking = 0;
  let shift = 0;
  const sections: Section[] = ['Clientes', 'Orçamentos', 'Projetos', 'Gastos', 'Pagamentos'];
  for (const section of sections) {
    await changeSection(visited, section);
    const noted = await probe();
    blocking = Math.max(blocking, blockingTime(noted.longTasks, 0));
    shift = noted.shift;
  }
  const nodes = await page.evaluate(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
    let count = 1;
    while (walker.nextNode()) count += 1;
    return count;
  });
  const frame = await scrolling(visited);

  const toggle = page
    .getByRole('table')
    .getByRole('button', { name: /Pendente|Pago/ })
    .first();
  const toggled = await repeated(REPEATS, () => interaction(visited, () => toggle.click()));
  await slowDown(cdp, { cpu: 1 });
  // The toggles made the figures stale: opening the dashboard computes them anew.
  const figures = await changeSection(visited, 'Dashboard');
  await slowDown(cdp, conditions);
  const changes = await inTurn(REPEATS, {
    sections: async () => {
      const took = {} as Record<Section, number>; // filled below
      for (const section of sections) took[section] = await changeSection(visited, section);
      return took;
    },
  });
  const quote = await openForm(visited, 'Orçamentos', 'Novo Orçamento', REPEATS);
  const payment = await openForm(visited, 'Pagamentos', 'Novo Pagamento', REPEATS);
  return {
    nodes,
    frame,
    toggled,
    figures,
    opened: changes.sections.Pagamentos,
    changed: Math.max(...sections.map((section) => changes.sections[section])),
    quoteForm: quote.opened,
    paymentForm: payment.opened,
    blocking: Math.max(
      blocking,
      blockingTime(quote.longTasks, 0),
      blockingTime(payment.longTasks, 0),
    ),
    shift: Math.max(shift, (await probe()).shift),
  };
}
