import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import { selectIsOffline } from '../../features/app/device/deviceSlice';
import { selectIsAnyStale, selectShownAt } from '../../features/app/entities/staleLists';
import { localDay, type Day } from '../../features/shared/days';
import { useAppSelector } from '../../store/hooks';
import { useKeptFigures } from '../sections/dashboard/keptFigures';
import { Icon } from '../kit/art/Icon';
import { formatShortDay } from '../kit/text/format';
import { useToday } from '../kit/hooks/useToday';
import { ROOMY_QUERY } from '../theme/media';
import { slotRecipe } from '../theme/slotRecipe';

const roomy = `@media screen and ${ROOMY_QUERY}`;

const connectionRecipe = slotRecipe({
  base: {
    line: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      // On phones there is room for two lines.
      height: { base: '3.5rem', md: '2.75rem' },
      lineHeight: 1.3,
      paddingInline: { base: '4', md: 'max(var(--of-side), calc(50% - var(--of-content) / 2))' },
      fontSize: 'control',
      background: 'sunken',
      borderBottom: 'hairline',
      // It stays in sight, and the heads of a list stick below it.
      [roomy]: {
        position: 'sticky',
        zIndex: 20,
        top: 'var(--of-bar)',
        '& ~ main': { '--of-line': { base: '3.5rem', md: '2.75rem' } },
        '& ~ main *': { scrollMarginTop: { md: '2.75rem' } },
      },
      _print: { display: 'none' },
    },
    // The line lies on the edge of the top bar, so that nothing moves when the line appears or disappears.
    refreshing: {
      position: 'sticky',
      zIndex: 20,
      top: 'calc(var(--of-bar) - 2px)',
      height: '0.5',
      marginTop: '-0.5',
      background: 'accent',
      opacity: 0.4,
      _print: { display: 'none' },
    },
  },
});

/** Returns an instant as part of a sentence: 'às 9h05', 'à 1h', or on another day 'em 22/11, às 18h40'. */
function instantText(at: string, today: Day): string {
  const date = new Date(at);
  const minutes = date.getMinutes();
  const hours = date.getHours();
  const time = `${String(hours)}h${minutes === 0 ? '' : String(minutes).padStart(2, '0')}`;
  const day = localDay(date);
  const on = day === today ? '' : `em ${formatShortDay(day, today)}, `;
  return `${on}${hours === 1 ? 'à' : 'às'} ${time}`;
}

/**
 * The line under the top bar. Without a network, it says so, and when the shown data was loaded. While stale data
 * is being refreshed, it says that.
 */
export function ConnectionLine() {
  const isOffline = useAppSelector(selectIsOffline);
  const isAnyStale = useAppSelector(selectIsAnyStale);
  const isStale = useKeptFigures() !== null || isAnyStale;
  const shownAt = useAppSelector(selectShownAt);
  const today = useToday();
  const styles = useSlotRecipe({ recipe: connectionRecipe })();
  return (
    <>
      {isStale && !isOffline && (
        <chakra.div css={styles.refreshing} role="progressbar" aria-label="Atualizando" />
      )}
      {isOffline && (
        <chakra.p css={styles.line} role="status">
          <Icon name="offline" />
          {shownAt
            ? `Sem internet. Mostrando como estava ${instantText(shownAt, today)}.`
            : 'Sem internet.'}
        </chakra.p>
      )}
    </>
  );
}
