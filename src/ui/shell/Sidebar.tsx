import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import { displayName, type User } from '../../features/shared/user';
import { workspaceActions } from '../../features/app/workspace/workspaceSlice';
import {
  SIDEBAR_SECTIONS,
  selectSection,
  type Section,
} from '../../features/app/navigation/navigationSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Icon, LogoMark } from '../kit/art/Icon';
import { DrawerMenu } from './chunks';
import { sidebarRecipe } from './sidebarRecipe';
import { sectionLabel } from '../records/nouns';

/**
 * For a section without a tab of its own, the section from which it is opened. The tab of that section stays
 * active.
 */
const OPENED_FROM: Partial<Record<Section, Section>> = {
  year: 'dashboard',
  mei: 'dashboard',
  statement: 'payments',
};

/** The section of the sidebar that is active. */
export function useActiveTab(): Section {
  const section = useAppSelector(selectSection);
  return OPENED_FROM[section] ?? section;
}

/**
 * The list of sections. In the drawer, a choice closes the drawer, the signed-in user is shown above the list, and
 * the user's menu below it.
 */
export function Sidebar({ person }: { person?: User }) {
  const active = useActiveTab();
  const dispatch = useAppDispatch();
  const styles = useSlotRecipe({ recipe: sidebarRecipe })();
  return (
    <chakra.div css={styles.root}>
      <chakra.div css={styles.brand}>
        <chakra.span css={styles.mark}>
          <LogoMark />
        </chakra.span>
        Ofício
      </chakra.div>
      {person && (
        <chakra.p css={styles.person}>
          <chakra.strong css={styles.name}>{displayName(person)}</chakra.strong>
          <span>{person.email}</span>
        </chakra.p>
      )}
      <nav aria-label="Seções">
        <ul>
          {SIDEBAR_SECTIONS.map((section) => (
            <li key={section}>
              <chakra.button
                type="button"
                css={styles.tab}
                aria-current={section === active ? 'page' : undefined}
                onClick={() => dispatch(workspaceActions.sectionChosen(section))}
              >
                <chakra.span css={styles.tabIcon} data-current={section === active || undefined}>
                  <Icon name={section} />
                </chakra.span>
                {sectionLabel[section]}
              </chakra.button>
            </li>
          ))}
        </ul>
      </nav>
      <chakra.div css={styles.lower}>
        {person && <DrawerMenu />}
        <chakra.div css={styles.foot}>
          <span>v1.0</span>
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}
