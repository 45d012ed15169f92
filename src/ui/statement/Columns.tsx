import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';

import {
  areColumnsEnough,
  type ColumnsUnknown,
  type ColumnUse,
} from '../../features/statement/statementLine';
import { amountReader, readDay } from '../../features/statement/values';
import { Button } from '../kit/form/Button';
import { Select } from '../kit/form/Select';
import { formatCurrency, formatDay } from '../kit/text/format';
import { rememberColumns } from './knownColumns';
import { statementClasses } from './statementRecipe';

const USES: Record<ColumnUse, string> = {
  day: 'Dia',
  text: 'Descrição',
  amount: 'Valor, com menos na saída',
  in: 'Entrou',
  out: 'Saiu',
  unused: 'Não usar',
};

/** 'No dia 19/11/2026 entrou R$ 4.600,00, “PIX REC”.' */
function sentence(row: readonly string[], uses: readonly ColumnUse[]): string | null {
  const cell = (use: ColumnUse) => row[uses.indexOf(use)] ?? '';
  const day = readDay(cell('day'));
  const read = amountReader(row, ',');
  const amount = uses.includes('amount')
    ? read(cell('amount'))
    : Math.abs(read(cell('in')) ?? 0) - Math.abs(read(cell('out')) ?? 0);
  if (day === null || amount === null) return null;
  const way = amount < 0 ? 'saiu' : 'entrou';
  return `No dia ${formatDay(day)} ${way} ${formatCurrency(Math.abs(amount) / 100)}, “${cell('text')}”.`;
}

/** A CSV with an unknown head: which column is what? */
export default function Columns({
  file,
  onNamed,
  onCancel,
}: {
  file: ColumnsUnknown & { name: string };
  onNamed: () => void;
  onCancel: () => void;
}) {
  const { name, head, titles, rows, count, guess } = file;
  const [uses, setUses] = useState<readonly ColumnUse[]>(guess);
  const [first = []] = rows;
  const told = areColumnsEnough(uses) ? sentence(first, uses) : null;
  return (
    <div className={statementClasses.columns}>
      <h2 className={statementClasses.title}>Que coluna é o quê?</h2>
      <p className={statementClasses.lead}>
        {`O Ofício ainda não conhece as colunas de “${name}”. Diga uma vez: da próxima, ele já sabe.`}
      </p>
      <chakra.div
        className={statementClasses.sheet}
        tabIndex={0}
        role="region"
        aria-label="As primeiras linhas"
      >
        <table>
          <thead>
            <tr>
              {titles.map((title, index) => (
                <th key={index} scope="col">
                  <Select
                    aria-label={`Coluna ${title === '' ? String(index + 1) : title}`}
                    value={uses[index] ?? 'unused'}
                    onChange={({ target }) => {
                      const use = (Object.keys(USES) as ColumnUse[]).find(
                        (each) => each === target.value,
                      );
                      if (use) setUses(uses.map((each, at) => (at === index ? use : each)));
                    }}
                  >
                    {Object.entries(USES).map(([use, label]) => (
                      <option key={use} value={use}>
                        {label}
                      </option>
                    ))}
                  </Select>
                  <span>{title}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                {titles.map((_title, index) => (
                  <td key={index} data-unused={uses[index] === 'unused' || undefined}>
                    {row[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </chakra.div>
      <p className={statementClasses.note}>
        {`${rows.length.toLocaleString('pt-BR')} de ${count.toLocaleString('pt-BR')} linhas`}
      </p>
      <p className={statementClasses.lead}>A primeira linha fica assim. Está certo?</p>
      <p className={statementClasses.told}>
        {told ?? 'Falta dizer qual coluna é o dia, qual é a descrição e qual é o valor.'}
      </p>
      <div className={statementClasses.buttons}>
        <Button
          disabled={told === null}
          onClick={() => {
            rememberColumns(head, uses);
            onNamed();
          }}
        >
          Ler extrato
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </div>
  );
}
