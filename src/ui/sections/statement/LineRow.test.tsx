import { fireEvent, screen, within } from '@testing-library/react';

import { aPayment, aProject } from '../../../../test/builders';
import { renderSection } from '../../../../test/renderSection';
import type { StatementLine } from '../../../features/business/statement/mergeFiles';
import { selectStatement } from '../../../features/business/statement/statementSlice';
import { LineRow, textBeside, type RowContent, type RowContext } from './LineRow';
import { lazyChoices, useOpenParts } from './parts';

const TODAY = '2026-11-20';

const line = (cents: number, text: string): StatementLine => ({
  day: '2026-11-19',
  cents,
  text,
  uuid: null,
  hash: 'h',
  source: '1/1',
  isCard: false,
});
const came = line(46_000, 'Pix recebido de OTAVIO LIMA');
const went = line(-4990, 'Pix enviado - PAPELARIA UNIAO');
const part = { id: 'p1-1', cents: 46_000, dueOn: null, clientId: null };
const paper = {
  id: 'e1',
  description: 'Papel',
  category: 'Outros',
  amount: 49.9,
  date: '2026-11-18',
} as const;

const CONTENTS = {
  sure: { is: 'sure', line: came, part, why: 'name' },
  likely: { is: 'likely', line: came, part, why: 'noName' },
  differing: {
    is: 'differing',
    line: line(45_000, 'Pix recebido de OTAVIO LIMA'),
    parts: [part],
  },
  choose: { is: 'choose', line: came, candidates: [part] },
  incoming: { is: 'incoming', line: came },
  expense: { is: 'expense', line: went, payee: 'Papelaria Uniao', category: null, same: null },
  same: { is: 'same', line: went, same: paper },
  aside: { is: 'aside', line: went, why: 'invoice' },
  used: { is: 'used', line: went },
} satisfies Record<string, RowContent>;

/** Renders a row in the section, with one open part. */
async function show(
  content: RowContent,
  state: Partial<{ isRefused: boolean; declined: string }> = {},
) {
  const intents = {
    decline: jest.fn(),
    reconsider: jest.fn(),
    setAside: jest.fn(),
    link: jest.fn(),
    offer: jest.fn(),
  };
  function Shown() {
    const named = useOpenParts(TODAY, false);
    const context: RowContext = { named, choices: lazyChoices(named), today: TODAY, intents };
    if (named.size === 0) return null;
    const { isRefused = false, declined = null } = state;
    return (
      <ul>
        <li>
          <LineRow {...{ content, context, isRefused, declined }} />
        </li>
      </ul>
    );
  }
  const section = await renderSection(Shown, ({ tables }, userId) => {
    tables.projects.seed(userId, aProject({ id: 'j1', name: 'Café' }));
    tables.payments.seed(userId, aPayment({ id: 'p1', projectId: 'j1', receivedAmount: 460 }));
  });
  await section.store.loadStatement();
  const row = await screen.findByRole('listitem');
  const chosen = () => selectStatement(section.store.getState());
  return { ...section, intents, row, chosen };
}

const plain = (text: string | null): string => (text ?? '').replaceAll('\u00A0', ' ');

test.each<[keyof typeof CONTENTS, ticked: boolean | null, field: string | null, string[]]>([
  ['sure', true, null, ['Não é']],
  ['likely', false, null, ['Não é']],
  ['differing', false, null, ['Não é']],
  ['choose', null, 'radiogroup', []],
  ['incoming', null, 'combobox', ['Pessoal']],
  ['expense', null, 'combobox', ['Pessoal']],
  ['same', null, null, ['É este gasto', 'Não é']],
  ['aside', null, null, ['É gasto']],
  ['used', null, null, []],
])('%s: what can be ticked, chosen and pressed', async (kind, ticked, field, actions) => {
  const { row } = await show(CONTENTS[kind]);
  const box = within(row).queryByRole<HTMLInputElement>('checkbox');
  expect(box?.checked ?? null).toBe(ticked);
  if (field !== null) expect(within(row).getByRole(field)).toBeVisible();
  expect(
    within(row)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(actions);
  expect(row).toHaveTextContent('19/11');
  expect(plain(row.textContent)).toContain(kind === 'sure' ? 'R$ 460,00' : 'R$ ');
});

test.each([
  ['Pix recebido de OTAVIO LIMA', 'OTAVIO LIMA', 'Pix recebido'],
  ['Pix recebido - ANA - •••.123.456-•• - NU', 'ANA', 'Pix recebido - •••.123.456-•• - NU'],
  ['TED BANANADA LTDA', 'ANA', 'TED BANANADA LTDA'],
  ['TED recebida', '', 'TED recebida'],
])('beside its name, %s says the rest', (text, name, rest) => {
  expect(textBeside(text, name)).toBe(rest);
});

test('a tick has a name with its amount, and is stored', async () => {
  const { user, chosen } = await show(CONTENTS.sure);
  const box = screen.getByRole('checkbox', { name: /^Café, R\$\s460,00$/ });
  await user.click(box);
  expect(box).not.toBeChecked();
  expect(chosen().ticks).toEqual({ h: false });
});

test('a part of the same amount is chosen', async () => {
  const { user, row, chosen } = await show(CONTENTS.incoming);
  await user.selectOptions(within(row).getByRole('combobox'), 'p1-1');
  expect(chosen().parts).toEqual({ h: 'p1-1' });
  expect(within(row).queryByRole('radiogroup')).not.toBeInTheDocument();
});

test('a line with a difference asks what it is once it is ticked; the rest stays open, unless it was a discount', async () => {
  const { user, row, chosen } = await show(CONTENTS.differing);
  expect(row).toHaveTextContent(/parcela de R\$\s460,00/);
  expect(within(row).queryByRole('radiogroup')).not.toBeInTheDocument();
  await user.click(within(row).getByRole('checkbox'));
  const choice = within(row).getByRole('radiogroup');
  expect(choice).toHaveAccessibleName(/^Faltam R\$\s10,00 para os R\$\s460,00. Os R\$\s10,00:$/);
  expect(within(choice).getByRole('radio', { name: 'continuam em aberto até' })).toBeChecked();
  const day = within(choice).getByLabelText(/continuam em aberto até$/, {
    selector: '[type=date]',
  });
  fireEvent.change(day, { target: { value: '2026-12-08' } });
  expect(chosen().differences).toEqual({ h: { kind: 'open', dueOn: '2026-12-08' } });
  await user.click(within(choice).getByRole('radio', { name: 'foram desconto' }));
  expect(chosen().differences).toEqual({ h: { kind: 'discount' } });
});

test('a part that another line pays is said to be taken', async () => {
  const { row } = await show(CONTENTS.choose, { isRefused: true });
  expect(row).toHaveTextContent('já escolhida para outra linha');
});

test('a chosen category makes an expense of the line', async () => {
  const { user, chosen } = await show(CONTENTS.expense);
  const category = screen.getByRole('combobox', { name: 'Categoria de Papelaria Uniao' });
  await user.selectOptions(category, 'Outros');
  expect(category).toHaveValue('Outros');
  expect(chosen().categories).toEqual({ h: 'Outros' });
});

test('what is pressed is done with the line', async () => {
  const { user, intents } = await show(CONTENTS.same);
  await user.click(screen.getByRole('button', { name: 'É este gasto' }));
  expect(intents.link).toHaveBeenCalledWith(went, 'e1');
  await user.click(screen.getByRole('button', { name: 'Não é' }));
  expect(intents.decline).toHaveBeenCalledWith(went, ['e1']);
});

test('what was declined can be taken back', async () => {
  const { user, intents } = await show(CONTENTS.incoming, { declined: 'p1-1' });
  await user.click(screen.getByRole('button', { name: 'Voltar atrás' }));
  expect(intents.reconsider).toHaveBeenCalledWith(came);
  await user.click(screen.getByRole('button', { name: 'Pessoal' }));
  expect(intents.setAside).toHaveBeenCalledWith(came, true);
});
