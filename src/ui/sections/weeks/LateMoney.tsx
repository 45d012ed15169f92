import { chakra } from '@chakra-ui/react/styled-system';

import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { expectedKey, type Expected } from '../../../features/business/weeks/expected';
import { signedAmount } from '../../../features/business/weeks/weeks';
import { daysBetween } from '../../../features/shared/days';
import { sumMoney } from '../../../features/shared/money';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { useToday } from '../../kit/hooks/useToday';
import { Button } from '../../kit/form/Button';
import { Checkbox } from '../../kit/form/Checkbox';
import { formatCurrency } from '../../kit/text/format';
import { Ledger } from '../../kit/list/Ledger';
import { ShowAllButton, useFirstFew } from '../../kit/list/firstFew';
import { Surface } from '../../kit/text/Surface';
import { daysText } from '../../records/texts/paymentTexts';
import { ledgerHeading } from '../../theme/recipes/ledger';
import { selectExpectedText } from './weeksText';

const Head = chakra('div', { base: { ...ledgerHeading, alignItems: 'center', paddingBlock: '2' } });

const FEW = 5;

interface Props {
  late: readonly Expected[];
  /** The keys of those that count. */
  counted: ReadonlySet<string>;
  onCount: (counted: ReadonlySet<string>) => void;
}

/** What was due before today. Each counts only if it is ticked. */
export function LateMoney({ late, counted, onCount }: Props) {
  const dispatch = useAppDispatch();
  const today = useToday();
  const textOf = useAppSelector(selectExpectedText);
  const few = useFirstFew(late, FEW);
  const isAll = late.every((entry) => counted.has(expectedKey(entry)));
  const toggle = (key: string) => (on: boolean) => {
    const others = [...counted].filter((each) => each !== key);
    onCount(new Set(on ? [...others, key] : others));
  };
  return (
    <Surface aria-label="Atrasado">
      <Head>
        <Checkbox
          checked={isAll}
          onToggle={(on) => onCount(new Set(on ? late.map(expectedKey) : []))}
        >
          <b>Contar com o atrasado</b>
        </Checkbox>
        <span>{formatCurrency(sumMoney(late.map(signedAmount)))}</span>
      </Head>
      <Ledger.Root aria-label="Atrasado">
        {few.shown.map((entry) => {
          const key = expectedKey(entry);
          const { source, day } = entry;
          const { name, detail, opens } = textOf(entry);
          const [verb, action] =
            source.of === 'part'
              ? [
                  'Cobrar',
                  workspaceActions.partOpened({
                    ...{ mode: 'charge', id: source.receivable.payment.id },
                    part: source.receivable.part.number,
                  }),
                ]
              : ['Ver', opens];
          return (
            <Ledger.Line
              key={key}
              actions={
                <Button
                  variant="surface"
                  size="sm"
                  aria-label={`${verb}: ${name}`}
                  onClick={() => dispatch(action)}
                >
                  {verb}
                </Button>
              }
            >
              <Ledger.Sign>
                <Checkbox hideLabel checked={counted.has(key)} onToggle={toggle(key)}>
                  Contar com {name}
                </Checkbox>
              </Ledger.Sign>
              <Ledger.Day>{day !== null && daysText(daysBetween(today, day))}</Ledger.Day>
              <Ledger.Name>{name}</Ledger.Name>
              <Ledger.Detail>{detail}</Ledger.Detail>
              <Ledger.Amount>{formatCurrency(signedAmount(entry))}</Ledger.Amount>
            </Ledger.Line>
          );
        })}
      </Ledger.Root>
      <ShowAllButton few={few}>Ver os {late.length.toLocaleString('pt-BR')}</ShowAllButton>
    </Surface>
  );
}
