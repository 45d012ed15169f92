import { render, screen, within } from '@testing-library/react';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { cardPlacesOf, templateAreas } from './tableLayout';
import type { TableColumn } from './tableLayout';
import { DataTable } from './DataTable';

interface Line {
  id: string;
  name: string;
}

const columns: TableColumn<Line>[] = [
  { key: 'name', header: 'Cliente', strong: true, cell: ({ name }) => name },
  { key: 'actions', header: 'Ações', actions: true, cell: () => <button>Editar</button> },
];
const cardAreas = [['name', 'name'], ['actions']];
const lines = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `line-${index.toString()}`,
    name: `Cliente ${(index + 1).toString()}`,
  }));

function show(count: number, phone = false) {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(new EventTarget(), media(query, phone)));
  return render(
    <ThemeProvider>
      <DataTable label="Clientes" columns={columns} rows={lines(count)} cardAreas={cardAreas} />
    </ThemeProvider>,
  );
}

const media = (query: string, phone: boolean) => ({
  media: query,
  matches: phone && query.includes('max-width'),
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
});

test('a table with its headers, its rows numbered', () => {
  show(3);
  const table = screen.getByRole('table', { name: 'Clientes' });
  expect(table).toHaveAttribute('aria-rowcount', '4');
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3', '4']);
  expect(screen.getByRole('cell', { name: 'Cliente 2' })).toBeVisible();
});

test('of ten thousand rows only those in sight are rendered', () => {
  show(10_000);
  const table = screen.getByRole('table');
  expect(table).toHaveAttribute('aria-rowcount', '10001');
  expect(within(table).getAllByRole('row').length).toBeLessThan(40);
  expect(screen.getByRole('cell', { name: 'Cliente 1' })).toBeInTheDocument();
});

test('on a phone it is still a table, and a value carries its label, while buttons need none', () => {
  show(2, true);
  expect(screen.getAllByRole('row')).toHaveLength(3);
  const cell = screen.getByRole('cell', { name: 'Cliente 1' });
  expect(cell).toHaveTextContent('ClienteCliente 1');
  expect(screen.getByText('Ações')).toHaveRole('columnheader');
});

test('a card places its columns by rows of keys', () => {
  const areas = [
    ['a', 'a'],
    ['b', 'c'],
    ['d', 'e'],
  ];
  expect(templateAreas(areas)).toBe('"a a" "b c" "d e"');
  expect(Object.fromEntries(cardPlacesOf(areas))).toEqual({
    a: { edge: 'both' },
    b: { edge: 'start' },
    c: { edge: 'end' },
    d: { edge: 'start' },
    e: { edge: 'end' },
  });
});
