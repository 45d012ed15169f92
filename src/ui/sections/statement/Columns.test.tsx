import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readStatement } from '../../../features/business/statement/readStatement';
import { ThemeProvider } from '../../theme/ThemeProvider';
import Columns from './Columns';
import { knownColumns } from './knownColumns';

/** Shows the columns of a CSV file with an unknown head. */
function show(...lines: string[]) {
  const bytes = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
  const result = readStatement(bytes, '2026-11-22', {});
  if (result.kind !== 'columns') throw new Error(result.kind);
  const onNamed = jest.fn();
  render(
    <ThemeProvider>
      <Columns file={{ ...result, name: 'x.csv' }} onNamed={onNamed} onCancel={() => undefined} />
    </ThemeProvider>,
  );
  return { head: result.head, onNamed };
}

const read = () => screen.getByRole('button', { name: 'Ler extrato' });
const name = (title: string, use: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: `Coluna ${title}` }), use);

afterEach(() => {
  localStorage.clear();
});

test('the example is the first row that can be read, not a balance without a day', async () => {
  const { head, onNamed } = show(
    'Data;Descrição;Valor;Saldo',
    ';SALDO ANTERIOR;;1.000,00',
    '31/10/2026;SALDO;;1.000,00',
    '05/11/2026;PIX HELENA;1.250,00;2.250,00',
  );
  expect(
    screen.getByText('No dia 5 de novembro de 2026 entrou R$ 1.250,00, “PIX HELENA”.'),
  ).toBeVisible();
  await userEvent.click(read());
  expect(onNamed).toHaveBeenCalledTimes(1);
  expect(knownColumns()).toEqual({ [head]: ['day', 'text', 'amount', 'unused'] });
});

test('only what is missing is asked for', async () => {
  show('Data;Descrição;Valor', '05/11/2026;PIX;1,00');
  await name('Descrição', 'Não usar');
  expect(screen.getByText('Falta dizer qual é a descrição.')).toBeVisible();
  await name('Valor', 'Não usar');
  expect(screen.getByText('Falta dizer qual é a descrição e qual é o valor.')).toBeVisible();
  expect(read()).toBeDisabled();
  await name('Valor', 'Dia');
  expect(screen.getByText('Só uma coluna pode ser o dia.')).toBeVisible();
  await name('Data', 'Valor, com menos na saída');
  await name('Descrição', 'Descrição');
  expect(screen.getByText('Na coluna do dia não há um dia que dê para ler.')).toBeVisible();
  expect(read()).toBeDisabled();
});

test('the month is in words, and can be said to stand in front', async () => {
  const { head } = show('Data;Descrição;Valor', '05/11/2026;PIX;-1,00');
  await name('Data', 'Dia, com o mês na frente');
  expect(screen.getByText('No dia 11 de maio de 2026 saiu R$ 1,00, “PIX”.')).toBeVisible();
  await userEvent.click(read());
  expect(knownColumns()).toEqual({ [head]: ['monthFirst', 'text', 'amount'] });
});

test('of a card’s bill it can be said that what was bought has no minus', async () => {
  const { head } = show(
    'Data;Descrição;Valor',
    '05/11/2026;MERCADO;150,00',
    '10/11/2026;PAGAMENTO RECEBIDO;-700,00',
  );
  await name('Valor', 'Valor de cartão, sem menos na saída');
  expect(screen.getByText('No dia 5 de novembro de 2026 saiu R$ 150,00, “MERCADO”.')).toBeVisible();
  await userEvent.click(read());
  expect(knownColumns()).toEqual({ [head]: ['day', 'text', 'card'] });
});

test.each([
  ['05/11/2026;ACME;USD;1,00', 'Esta linha está em outra moeda e fica de fora.'],
  [
    '05/11/2026;ACME;USD;1,00\n06/11/2026;ACME;USD;2,00',
    'Estas linhas estão em outra moeda e ficam de fora.',
  ],
  ['05/11/2026;SALDO ANTERIOR;BRL;1,00', 'Esta linha só diz o saldo e fica de fora.'],
  ['05/11/2026;PIX AGENDADO ANA;BRL;1,00', 'Esta linha é um lançamento futuro e fica de fora.'],
  ['05/11/2026;ACME;BRL;-', 'Na coluna do valor não há um valor que dê para ler.'],
])('a file without a readable line can be read all the same: %s', async (row, text) => {
  show('Data;Descrição;Moeda;Valor', row);
  await name('Valor', 'Valor, com menos na saída');
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText(/Está certo\?/)).not.toBeInTheDocument();
  expect(screen.getByText(row.includes('\n') ? '2 de 2 linhas' : '1 de 1 linha')).toBeVisible();
  expect(read()).toBeEnabled();
});
