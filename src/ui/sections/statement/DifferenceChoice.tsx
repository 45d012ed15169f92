import type { StatementLine } from '../../../features/business/statement/mergeFiles';
import type { Difference } from '../../../features/business/payments/receiptSteps';
import type { PartsOfLine } from '../../../features/business/statement/selection';
import { statementActions } from '../../../features/business/statement/statementSlice';
import { useAppDispatch } from '../../../store/hooks';
import { RadioGroup } from '../../kit/form/RadioGroup';
import { DateInput } from '../../kit/form/TextInput';
import { differenceKindText } from '../../records/texts/differenceTexts';
import { statementClasses } from './statementRecipe';
import { formatCents } from './statementTexts';

/** Asks what the difference between a line and its parts is. */
export function DifferenceChoice({ line, its }: { line: StatementLine; its: PartsOfLine }) {
  const dispatch = useAppDispatch();
  const { left, kinds, restDay, difference } = its;
  if (difference === null) return null;
  const rest = formatCents(left);
  const open = formatCents(line.cents + left);
  const choose = (chosen: Difference) =>
    dispatch(statementActions.differenceChosen({ line: line.hash, difference: chosen }));
  const dueOn = difference.kind === 'open' ? difference.dueOn : restDay;
  return (
    <div className={statementClasses.choice}>
      <RadioGroup
        inline
        label={
          left > 0
            ? `Faltam ${rest} para os ${open}. Os ${rest}:`
            : `Vieram ${rest} a mais que os ${open}. Os ${rest}:`
        }
        value={difference.kind}
        choices={kinds.map((value) => ({
          value,
          label: `${differenceKindText[value].clause}${value === 'open' ? ' até' : ''}`,
          ...(value === 'open' && {
            field: (
              <DateInput
                aria-label={`Os ${rest} continuam em aberto até`}
                value={dueOn ?? ''}
                onChange={({ target }) =>
                  choose({ kind: 'open', dueOn: target.value === '' ? null : target.value })
                }
              />
            ),
          }),
        }))}
        onChange={(value) => {
          const kind = kinds.find((each) => each === value);
          if (kind === 'open') choose({ kind, dueOn });
          else if (kind) choose({ kind });
        }}
      />
    </div>
  );
}
