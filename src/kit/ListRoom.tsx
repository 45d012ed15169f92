import { useState } from 'react';
import { Icon } from '../ui/kit/art/Icon';
import { Button, IconButton } from '../ui/kit/form/Button';
import { Card } from '../ui/kit/list/Card';
import { CardGrid } from '../ui/kit/list/CardGrid';
import { EmptyState } from '../ui/kit/list/EmptyState';
import { ShowAllButton, useFirstFew } from '../ui/kit/list/firstFew';
import type { TableColumn } from '../ui/kit/list/tableLayout';
import { DataTable } from '../ui/kit/list/DataTable';
import { Ledger } from '../ui/kit/list/Ledger';
import { ToggleButton } from '../ui/kit/list/ToggleButton';
import { Absent } from '../ui/kit/text/Absent';
import { Badge } from '../ui/kit/text/Badge';
import { LONG_TEXT, LONG_WORD, Room } from './Room';

interface Line {
  id: string;
  name: string;
  note: string | null;
}

const LINES: readonly Line[] = [
  { id: '1', name: 'Padaria Estrela', note: null },
  { id: '2', name: LONG_WORD, note: LONG_TEXT.repeat(4) },
  { id: '3', name: LONG_TEXT.repeat(4), note: LONG_WORD },
];

const badge = <Badge inRow look={{ label: 'Em Andamento', tone: 'progress' }} />;
const edit = ({ name }: Line) => <IconButton icon="pencil" label={`Editar ${name}`} />;

const COLUMNS: readonly TableColumn<Line>[] = [
  { key: 'name', header: 'Nome', strong: true, cell: ({ name }) => name },
  { key: 'amount', header: 'Valor', align: 'end', figures: true, cell: () => 'R$ 99.999.999,99' },
  { key: 'note', header: 'Notas', quiet: true, cell: ({ note }) => note ?? <Absent>Sem</Absent> },
  { key: 'status', header: 'Status', cell: () => badge },
  { key: 'actions', header: 'Ações', actions: true, cell: edit },
];

const AREAS = [['name', 'amount'], ['note', 'note'], ['status', 'actions']]; // prettier-ignore
const table = { columns: COLUMNS, rows: LINES, cardAreas: AREAS };

const card = (line: Line) =>
  line.note === null ? (
    <Card title={line.name} />
  ) : (
    <Card
      title={line.name}
      subtitle={line.note}
      badge={badge}
      facts={[{ label: 'Responsável', value: LONG_WORD }]}
      contact={[{ label: 'Notas', value: line.note }]}
      money={line.note}
      foot="2 etapas"
      actions={edit(line)}
    />
  );

function Toggle({ isOn: initially }: { isOn: boolean }) {
  const [isOn, setIsOn] = useState(initially);
  const toggle = () => setIsOn(!isOn);
  const text = isOn ? 'Pago' : 'Pendente';
  return <ToggleButton on={isOn} text={text} subject="pagamento de Marca" onToggle={toggle} />;
}

function FirstFew() {
  const few = useFirstFew(LINES, 1);
  return (
    <>
      {few.shown.map(({ id, name }) => (
        <p key={id}>{name}</p>
      ))}
      <ShowAllButton few={few}>Ver as {LINES.length} linhas</ShowAllButton>
    </>
  );
}

const lines = LINES.map(({ id, name, note }) => (
  <Ledger.Line key={id} actions={<Button size="sm">Recebido</Button>}>
    <Ledger.Day>24/11/2026</Ledger.Day>
    <Ledger.Name>{name}</Ledger.Name>
    {note !== null && <Ledger.Detail>{note}</Ledger.Detail>}
    <Ledger.Amount>R$ 99.999.999,99</Ledger.Amount>
  </Ledger.Line>
));

const pressed = LINES.map(({ id, name }) => (
  <Ledger.Line key={id} onPress={() => undefined}>
    <Ledger.Sign>
      <Icon name="payments" size={20} />
    </Ledger.Sign>
    <Ledger.Day>24/11/2026</Ledger.Day>
    <Ledger.Name>{name}</Ledger.Name>
    <Ledger.Detail>{badge}</Ledger.Detail>
  </Ledger.Line>
));

const states = {
  'The first few of a list': <FirstFew />,
  EmptyState: (
    <EmptyState title="Nada ainda" text={LONG_TEXT} action={<Button icon="plus">Novo</Button>} />
  ),
  'EmptyState, bare': <EmptyState title={LONG_TEXT} />,
  'ToggleButton, off': <Toggle isOn={false} />,
  'ToggleButton, on': <Toggle isOn />,
};

const wide = {
  'DataTable; cards on phones': <DataTable label="Linhas" {...table} />,
  'DataTable, whole': <DataTable label="Tudo" {...table} whole />,
  'DataTable, empty': <DataTable label="Nada" {...table} rows={[]} />,
  Ledger: <Ledger.Root>{lines}</Ledger.Root>,
  'Ledger, flush, with details in a column': (
    <Ledger.Root flush detail="column">
      {lines}
    </Ledger.Root>
  ),
  'Ledger, one action beside each line': <Ledger.Root oneAction>{lines}</Ledger.Root>,
  'Ledger, lines that are pressed, with marks': <Ledger.Root detail="mark">{pressed}</Ledger.Root>,
  'Card, bare and full, in a CardGrid': (
    <CardGrid label="Projetos" rows={LINES} card={card} nameOf={({ id }) => id} />
  ),
};

export const ListRoom = () => <Room name="list" states={states} wide={wide} />;
