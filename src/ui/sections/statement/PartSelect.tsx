import { useMemo, useState } from 'react';

import type { StatementLine } from '../../../features/business/statement/mergeFiles';
import type { PartsOfLine } from '../../../features/business/statement/selection';
import { statementActions } from '../../../features/business/statement/statementSlice';
import { parseIdList } from '../../../features/business/statement/storedLine';
import { useAppDispatch } from '../../../store/hooks';
import { Select } from '../../kit/form/Select';
import { formatDay } from '../../kit/text/format';
import { offeredParts, type NamedPart, type OfferedParts } from './parts';
import { statementClasses } from './statementRecipe';
import { differenceText, formatCents } from './statementTexts';

/** The option that shows all parts. No part has this id. */
const ALL = 'all';

interface PartSelectProps {
  line: StatementLine;
  choices: () => OfferedParts;
  named: ReadonlyMap<string, NamedPart>;
  /** The ids of the chosen parts, separated by spaces. */
  chosen: string;
  its: PartsOfLine;
  /** The ids of parts that the line does not pay, separated by spaces. */
  declined: string;
}

/** Chooses any open part, or several of one client with about this sum. The list is filled when it is opened. */
export function PartSelect({ line, choices, named, chosen, its, declined }: PartSelectProps) {
  const dispatch = useAppDispatch();
  const [isWhole, setIsWhole] = useState(false);
  const offered = useMemo(() => offeredParts(line, choices(), isWhole), [line, choices, isWhole]);
  const fill = () => setIsWhole(true);
  const title = (ids: readonly string[]): string =>
    ids.map((id) => named.get(id)?.title ?? '').join(' + ');
  const options = [
    ...offered.sums.map((set) => {
      const ids = set.map(({ id }) => id);
      const cents = set.reduce((sum, part) => sum + part.cents, 0);
      const sum = cents === line.cents ? 'soma exata' : differenceText(line, cents);
      return { ids: ids.join(' '), text: `${sum} · ${title(ids)}` };
    }),
    ...offered.parts
      .filter(({ part }) => !parseIdList(declined).includes(part.id))
      .map((each) => ({
        ids: each.part.id,
        // The difference comes first, because narrow windows cut the end.
        text: [differenceText(line, each.part.cents), each.title, each.client]
          .filter(Boolean)
          .join(' · '),
      })),
  ];
  const isListed = chosen === '' || options.some(({ ids }) => ids === chosen);
  const isStuck = its.isGone || (its.parts.length > 0 && its.booked === null);
  const problem = !isStuck
    ? ''
    : its.isGone
      ? 'Nem tudo o que foi escolhido continua em aberto. Escolha de novo.'
      : 'Este valor não chega a todas as parcelas escolhidas, ou o dia não existe.';
  return (
    <>
      <Select
        aria-label={`Parcela que ${formatCents(line.cents)} de ${formatDay(line.day)} paga`}
        aria-invalid={problem !== '' || undefined}
        aria-describedby={problem === '' ? undefined : `problem-${line.hash}`}
        value={chosen}
        onPointerDown={fill}
        onFocus={fill}
        onChange={({ target }) => {
          // The list can also be changed without being opened or focused first.
          if (target.value === ALL) fill();
          else dispatch(statementActions.partsChosen({ line: line.hash, parts: target.value }));
        }}
      >
        <option value="">Escolher pagamento</option>
        {!isListed && <option value={chosen}>{title(parseIdList(chosen))}</option>}
        {options.map(({ ids, text }) => (
          <option key={ids} value={ids}>
            {text}
          </option>
        ))}
        {!isWhole && offered.parts.length < choices().byCents.length && (
          <option value={ALL}>Mostrar todas</option>
        )}
      </Select>
      {problem !== '' && (
        <span id={`problem-${line.hash}`} className={statementClasses.missing}>
          {problem}
        </span>
      )}
    </>
  );
}
