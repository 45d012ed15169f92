import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

import { Select } from '../../kit/form/Select';
import { statementClasses } from './statementRecipe';

/** The number of rows that are shown. */
export const SHOWN_ROWS = 5;

interface Column {
  title: string;
  /** What it is taken for. */
  use: string;
  isUsed: boolean;
  /** What stands below the choice; by default the title. */
  below?: string | undefined;
}

interface Props {
  columns: readonly Column[];
  /** What a column can be taken for: the `<option>`s. */
  options: ReactNode;
  onChoose: (column: number, use: string) => void;
  rows: readonly (readonly string[])[];
  /** What becomes of each row; left out where nothing is told of single rows. */
  states?: readonly string[];
}

/** A file's first rows, and above each column the choice of what it is. */
export function ColumnsTable({ columns, options, onChoose, rows, states }: Props) {
  return (
    <chakra.div
      className={statementClasses.sheet}
      tabIndex={0}
      role="region"
      aria-label="As primeiras linhas"
    >
      <table>
        <thead>
          <tr>
            {columns.map(({ title, use, below = title }, at) => (
              <th key={at} scope="col">
                <Select
                  aria-label={`Coluna ${title === '' ? String(at + 1) : title}`}
                  value={use}
                  onChange={({ target }) => onChoose(at, target.value)}
                >
                  {options}
                </Select>
                <span>{below}</span>
              </th>
            ))}
            {states && <th scope="col">Situação</th>}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN_ROWS).map((cells, row) => (
            <tr key={row}>
              {columns.map(({ isUsed }, at) => (
                <td key={at} data-unused={!isUsed || undefined}>
                  {cells[at]}
                </td>
              ))}
              {states && <td>{states[row]}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </chakra.div>
  );
}
