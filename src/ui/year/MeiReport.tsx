import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useState } from 'react';

import type { Profile } from '../../features/profile/profile';
import { adjustmentId, type MeiAdjustment } from '../../features/year/meiAdjustment';
import type { MeiReport as Report } from '../../features/year/meiReport';
import { printAs } from '../documents/paper';
import { Field } from '../kit/form/Field';
import { Select } from '../kit/form/Select';
import { YearPart } from './YearPart';
import { meiReportRecipe, MeiReportSheet } from './MeiReportSheet';
import { MONTH_NAMES } from './MonthChart';

interface Props {
  year: number;
  profile: Profile;
  /** The month that is shown first; 0 for January. */
  month: number;
  receivedIn: (month: number) => Report;
  /** By their ids. */
  adjustments: Readonly<Record<string, MeiAdjustment>>;
  /** Prints while everything else is hidden. */
  printAlone: (print: () => void) => void;
}

/** The monthly report of gross revenue, from the receipts and with adjustments by hand. */
export function MeiReport({
  year,
  profile,
  month: first,
  receivedIn,
  adjustments,
  printAlone,
}: Props) {
  const [month, choose] = useState(first);
  const styles = useSlotRecipe({ recipe: meiReportRecipe })();
  const id = adjustmentId(profile.id, year, month);
  const period = `${MONTH_NAMES[month] ?? ''} de ${year.toString()}`;
  return (
    <YearPart title="Relatório mensal das receitas brutas" width="wide" alone>
      <chakra.div css={styles.root}>
        <chakra.div css={styles.bar}>
          <Field label="Mês do relatório">
            <Select
              value={month}
              onChange={({ target }) => {
                choose(Number(target.value));
              }}
            >
              {MONTH_NAMES.map((name, index) => (
                <option key={name} value={index}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </chakra.div>
        <MeiReportSheet
          // A new key for each month, so that its input is not shown in another month.
          key={period}
          id={id}
          received={receivedIn(month)}
          adjustment={adjustments[id] ?? null}
          period={period}
          profile={profile}
          onPrint={() => {
            printAlone(() => {
              printAs(`Receitas brutas, ${period}`);
            });
          }}
        />
      </chakra.div>
    </YearPart>
  );
}
