import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import { profilesSelectors } from '../../features/profile/profilesSlice';
import { selectUser } from '../../features/session/sessionSlice';
import { displayName } from '../../features/session/user';
import { yearRange } from '../../features/year/books';
import { selectMoneyByYear, selectIsMoneyLoaded } from '../../features/year/yearSelectors';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { pageRule } from '../documents/paper';
import { Button } from '../kit/form/Button';
import { usePrinted } from '../kit/list/usePrinted';
import { useToday } from '../kit/text/useToday';
import { StillLoading } from '../records/StillLoading';
import { MeiMeter } from './MeiMeter';
import { MeiParts } from './MeiParts';
import { useMeiMeter, useProfile } from './useMei';
import { yearRecipe } from './YearPart';
import { YearSwitch } from './YearBar';

/** From this revenue on (reais), the table of the months needs the full width. */
const LONG = 100_000_000;

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
  const user = useAppSelector(selectUser);
  const profile = useProfile();
  const meter = useMeiMeter(year, today);
  const isPrinted = usePrinted();
  const styles = useSlotRecipe({ recipe: yearRecipe })();
  const [isPart, setPart] = useState(false);
  if (!areBooksLoaded || !isProfileLoaded) return <StillLoading />;
  const printAlone = (print: () => void) => {
    flushSync(() => {
      setPart(true);
    });
    window.addEventListener(
      'afterprint',
      () => {
        setPart(false);
      },
      { once: true },
    );
    print();
  };
  return (
    <chakra.div
      css={styles.root}
      data-prints-part={isPart ? '' : undefined}
      data-long={meter && meter.revenue >= LONG ? '' : undefined}
    >
      {isPrinted && <style>{pageRule(user ? displayName(user) : '', 'Feito no Ofício')}</style>}
      <chakra.div css={styles.bar}>
        {profile?.mei && <YearSwitch year={year} thisYear={thisYear} range={range} section="mei" />}
        <chakra.p css={styles.basis}>
          {profile?.mei
            ? 'Pelo dia em que o dinheiro entrou'
            : 'Para acompanhar o limite do ano e preencher o relatório mensal, marque “Sou MEI” em Meus dados.'}
        </chakra.p>
        <Button
          variant="surface"
          onClick={() => {
            dispatch(workspaceActions.myDataOpened({ field: profile?.mei ? 'meiCap' : 'mei' }));
          }}
        >
          Limite e atividade em Meus dados
        </Button>
      </chakra.div>
      {meter && profile ? (
        <>
          <MeiMeter meter={meter} />
          <MeiParts
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
    </chakra.div>
  );
}
