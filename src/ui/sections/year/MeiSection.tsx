import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import { profilesSelectors } from '../../../features/business/profile/profilesSlice';
import { selectProfile } from '../../../features/app/session/selectProfile';
import { yearRange } from '../../../features/business/year/moneyByYear';
import {
  selectMoneyByYear,
  selectIsMoneyLoaded,
} from '../../../features/business/year/yearSelectors';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Button } from '../../kit/form/Button';
import { useToday } from '../../kit/hooks/useToday';
import { StillLoading } from '../../records/StillLoading';
import { MeiMeter } from './MeiMeter';
import { MeiYear } from './MeiYear';
import { useMeiMeter } from './useMeiMeter';
import { YearPage, yearRecipe } from './YearPart';
import { YearSwitch } from './YearBar';

/**
 * The section 'MEI': the cap, the months and their reports, the sums of the yearly declaration, and a link to the
 * MEI settings.
 */
export default function MeiSection() {
  const dispatch = useAppDispatch();
  const today = useToday();
  const thisYear = Number(today.slice(0, 4));
  const year = useAppSelector(({ workspace }) => workspace.navigation.year) ?? thisYear;
  const areBooksLoaded = useAppSelector(selectIsMoneyLoaded);
  const isProfileLoaded = useAppSelector(profilesSelectors.selectIsLoaded);
  const range = yearRange(useAppSelector(selectMoneyByYear), thisYear);
  const profile = useAppSelector(selectProfile);
  const meter = useMeiMeter(year, today);
  const styles = useSlotRecipe({ recipe: yearRecipe })();
  const [isPart, setPart] = useState(false);
  if (!areBooksLoaded || !isProfileLoaded) return <StillLoading />;
  const printAlone = (print: () => void) => {
    flushSync(() => setPart(true));
    window.addEventListener('afterprint', () => setPart(false), { once: true });
    print();
  };
  return (
    <YearPage greatest={meter?.revenue ?? 0} printsPart={isPart}>
      <chakra.div css={styles.bar}>
        {profile?.mei && <YearSwitch year={year} thisYear={thisYear} range={range} section="mei" />}
        <chakra.p css={styles.basis}>
          {profile?.mei
            ? 'Pelo dia em que o dinheiro entrou'
            : 'Para acompanhar o limite do ano e preencher o relatório mensal, escolha MEI em “Como trabalho”, em Meus dados.'}
        </chakra.p>
        <Button
          variant="surface"
          onClick={() =>
            dispatch(workspaceActions.myDataOpened({ field: profile?.mei ? 'meiCap' : 'way' }))
          }
        >
          Limite e atividade em Meus dados
        </Button>
      </chakra.div>
      {meter && profile ? (
        <>
          <MeiMeter meter={meter} />
          <MeiYear
            year={year}
            today={today}
            revenue={meter.revenue}
            profile={profile}
            printAlone={printAlone}
          />
        </>
      ) : (
        profile?.mei && (
          <chakra.p gridColumn="1 / -1" color="muted">
            Em {year} ainda não era MEI: a abertura fica em Meus dados.
          </chakra.p>
        )
      )}
    </YearPage>
  );
}
