import { useState } from 'react';

import { namedHead } from '../../../features/business/statement/csvColumns';
import { readRows } from '../../../features/business/statement/csvRows';
import {
  COLUMN_USES,
  isDayUse,
  missingColumns,
  type ColumnsUnknown,
  type ColumnUse,
  type LeftOutReason,
} from '../../../features/business/statement/statementLine';
import { isDayLike } from '../../../features/business/statement/writtenDays';
import { quoted } from '../../../features/shared/quoted';
import { Button } from '../../kit/form/Button';
import { Options } from '../../kit/form/Select';
import { formatCurrency, formatLongDay, joinWithAnd } from '../../kit/text/format';
import { ColumnsTable, SHOWN_ROWS } from './ColumnsTable';
import { rememberColumns } from './knownColumns';
import { statementClasses } from './statementRecipe';
import { countedText } from './statementTexts';

const USES: Record<ColumnUse, string> = {
  day: 'Dia',
  monthFirst: 'Dia, com o mês na frente',
  text: 'Descrição',
  amount: 'Valor, com menos na saída',
  card: 'Valor de cartão, sem menos na saída',
  in: 'Entrou',
  out: 'Saiu',
  unused: 'Não usar',
};

const MISSING = {
  day: 'qual coluna é o dia',
  text: 'qual é a descrição',
  amount: 'qual é o valor',
} as const;

/** Later than any day, so that a future entry can be the example, too. */
const EVER = '9999-12-31';

const NO_AMOUNT = 'Na coluna do valor não há um valor que dê para ler.';

/** What is told if no row is a line, for one row and for several. */
const LEFT_OUT = {
  foreign: [
    'Esta linha está em outra moeda e fica de fora.',
    'Estas linhas estão em outra moeda e ficam de fora.',
  ],
  undone: [
    'Esta linha foi recusada, cancelada ou está pendente, e fica de fora.',
    'Estas linhas foram recusadas, canceladas ou estão pendentes, e ficam de fora.',
  ],
  unreadable: [NO_AMOUNT, NO_AMOUNT],
  future: [
    'Esta linha é um lançamento futuro e fica de fora.',
    'Estas linhas são lançamentos futuros e ficam de fora.',
  ],
  balance: [
    'Esta linha só diz o saldo e fica de fora.',
    'Estas linhas só dizem o saldo e ficam de fora.',
  ],
} as const;

/** What is told about the file as its columns are named now. */
interface Told {
  text: string;
  /** Whether it is the first line, so that the user is asked if it is right. */
  isExample?: true;
  canBeRead: boolean;
}

/**
 * Reads the file's first rows as the whole file will be read, and tells the first line: 'No dia 19 de novembro de 2026
 * entrou R$ 4.600,00, “PIX REC”.' The month is in words, so that it cannot be mistaken for the day.
 */
function tell({ titles, rows, count }: ColumnsUnknown, uses: readonly ColumnUse[]): Told {
  const missing = missingColumns(uses);
  if (missing.length > 0) {
    const isDayTwice = uses.filter(isDayUse).length > 1;
    const text = isDayTwice
      ? 'Só uma coluna pode ser o dia.'
      : `Falta dizer ${joinWithAnd(missing.map((use) => MISSING[use]))}.`;
    return { text, canBeRead: false };
  }
  const head = namedHead('', uses, titles);
  const { lines, leftOut } = readRows(rows, titles, head, EVER);
  const [first] = lines;
  if (first) {
    const way = first.cents < 0 ? 'saiu' : 'entrou';
    const amount = formatCurrency(Math.abs(first.cents) / 100);
    const text = `No dia ${formatLongDay(first.day)} ${way} ${amount}, ${quoted(first.text)}.`;
    return { text, isExample: true, canBeRead: true };
  }
  if (!rows.some((row) => isDayLike(row[head.day] ?? ''))) {
    // Rows that are not shown may have a day.
    return {
      text: 'Na coluna do dia não há um dia que dê para ler.',
      canBeRead: rows.length < count,
    };
  }
  const isFor = (why: LeftOutReason): boolean => leftOut.some(({ reason }) => reason === why);
  const why = (['foreign', 'undone', 'unreadable', 'future'] as const).find(isFor) ?? 'balance';
  return { text: LEFT_OUT[why][count === 1 ? 0 : 1], canBeRead: true };
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
  const { name, head, titles, count, guess } = file;
  const [uses, setUses] = useState<readonly ColumnUse[]>(guess);
  const told = tell(file, uses);
  return (
    <div className={statementClasses.columns}>
      <h2 className={statementClasses.title}>Que coluna é o quê?</h2>
      <p className={statementClasses.lead}>
        {`O Ofício ainda não conhece as colunas de ${quoted(name)}. Diga uma vez: da próxima, ele já sabe.`}
      </p>
      <ColumnsTable
        columns={titles.map((title, at) => {
          const use = uses[at] ?? 'unused';
          return { title, use, isUsed: use !== 'unused' };
        })}
        options={<Options of={COLUMN_USES} label={(use) => USES[use]} />}
        onChoose={(column, chosen) => {
          const use = COLUMN_USES.find((each) => each === chosen);
          if (use) setUses(uses.map((each, at) => (at === column ? use : each)));
        }}
        rows={file.rows}
      />
      <p className={statementClasses.note}>
        {`${String(Math.min(SHOWN_ROWS, file.rows.length))} de ${countedText(count, 'linha', 'linhas')}`}
      </p>
      {told.isExample && (
        <p className={statementClasses.lead}>A primeira linha lida fica assim. Está certo?</p>
      )}
      <p className={statementClasses.told}>{told.text}</p>
      <div className={statementClasses.buttons}>
        <Button
          disabled={!told.canBeRead}
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
