import { displayName, type User } from '../../features/shared/user';
import { workspaceActions } from '../../features/app/workspace/workspaceSlice';
import { SIDEBAR_SECTIONS } from '../../features/app/navigation/navigationSlice';
import { useAppDispatch } from '../../store/hooks';
import { Icon, LogoMark } from '../kit/art/Icon';
import { DrawerMenu } from './chunks';
import { sidebarRecipe } from './sidebarRecipe';
import { useActiveTab } from './useActiveTab';
import { sectionLabel } from '../records/nouns';
import { slotClasses } from '../theme/slotClasses';

const classes = slotClasses(sidebarRecipe);

/**
 * The list of sections. In the drawer, a choice closes the drawer, the signed-in user is shown above the list, and
 * the user's menu below it.
 */
export function Sidebar({ person }: { person?: User }) {
  const active = useActiveTab();
  const dispatch = useAppDispatch();
  return (
    <div className={classes.root}>
      <div className={classes.brand}>
        <span className={classes.mark}>
          <LogoMark />
        </span>
        Ofício
      </div>
      {person && (
        <p className={classes.person}>
          <strong className={classes.name}>{displayName(person)}</strong>
          <span>{person.email}</span>
        </p>
      )}
      <nav aria-label="Seções">
        <ul>
          {SIDEBAR_SECTIONS.map((section) => (
            <li key={section}>
              <button
                type="button"
                className={classes.tab}
                aria-current={section === active ? 'page' : undefined}
                onClick={() => dispatch(workspaceActions.sectionChosen(section))}
              >
                <span className={classes.tabIcon} data-current={section === active || undefined}>
                  <Icon name={section} />
                </span>
                {sectionLabel[section]}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.lower}>
        {person && <DrawerMenu />}
        <div className={classes.foot}>
          <span>v1.0</span>
        </div>
      </div>
    </div>
  );
}
