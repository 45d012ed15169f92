import { ColumnChooser } from '../ui/kit/figures/ColumnChooser';
import { MetricLines } from '../ui/kit/figures/MetricLines';
import { MetricStrip } from '../ui/kit/figures/MetricStrip';
import { Ring } from '../ui/kit/figures/Ring';
import { TileBar } from '../ui/kit/figures/TileBar';
import { TileChart } from '../ui/kit/figures/TileChart';
import { Total } from '../ui/kit/figures/Total';
import { Room } from './Room';

const LEAD = { title: 'Ver', onFollow: () => undefined };
const FOUR = [
  { label: 'RECEITA', value: 'R$ 48.558', percent: 22, lead: LEAD },
  { label: 'A RECEBER', value: 'R$ 99.999.999.999,99', percent: 12, lead: LEAD },
  { label: 'GASTOS', value: 'R$ 0,00', percent: 8, lead: LEAD },
  { label: 'LUCRO', value: '− R$ 12.345,60', percent: 15, lead: LEAD, total: true },
];
const THREE = [{ label: 'Pendente', value: false as const }, ...FOUR.slice(2)];
const STACKS = ['Jan', 'Fev', 'Mar', 'Abr'].map((label, index) => ({ label, filled: index * 3 }));

const bar = (done: number, total: number) => <TileBar label="Etapas" done={done} total={total} />;

const states = {
  'Ring, 0': <Ring percent={0} label="Entregues" />,
  'Ring, 40': <Ring percent={40} label="Entregues" />,
  'Ring, 100': <Ring percent={100} label="Entregues" />,
  'TileBar, none done': bar(0, 4),
  'TileBar, all done': bar(12, 12),
  'TileBar, too many for tiles': bar(7, 20),
  'TileBar, empty': bar(0, 0),
  'TileBar, quiet': <TileBar label="Etapas" done={1} total={3} quiet />,
  TileChart: <TileChart stacks={STACKS} />,
  Total: <Total>R$ 6.750,00</Total>,
};

const wide = {
  'ColumnChooser, one of four chosen': (
    <ColumnChooser label="Mês" valueText="Fev: 3" count={4} chosen={1} onChoose={() => undefined}>
      <TileChart stacks={STACKS} />
    </ColumnChooser>
  ),
  'MetricStrip, percent, total': <MetricStrip metrics={FOUR} />,
  'MetricLines, one not loaded': <MetricLines metrics={THREE} />,
};

export const FiguresRoom = () => <Room name="figures" states={states} wide={wide} />;
