import { chakra } from '@chakra-ui/react/styled-system';

import { SECTIONS } from '../../features/workspace/workspace';
import { selectSection, workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ColorSchemeToggle } from '../kit/form/ColorSchemeToggle';
import { Icon } from '../kit/art/Icon';
import { Mark } from '../kit/art/Mark';
import { serif } from '../theme/type';
import { sectionIcon, sectionLabel } from './labels';

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100%',
    background: 'sunken',
    // The rule towards the page; the active tab lies over it.
    boxShadow: 'inset -1px 0 var(--of-colors-hairline)',
    '& .of-brand': {
      ...serif,
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      height: '72px',
      paddingInline: '6',
      borderBottom: '1px solid',
      borderColor: 'hairline',
      fontSize: 'bar',
      '& svg': { color: 'accent' },
    },
    '& nav button': {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      width: '100%',
      height: '52px',
      paddingInline: '6',
      borderBottom: '1px solid',
      borderColor: 'hairline',
      fontSize: 'control',
      color: 'muted',
      '&:hover': { color: 'ink' },
      '&:focus-visible': { outlineOffset: '-3px' },
      // An index tab of the ledger: the active one takes the page's paper and breaks the rule.
      '&[aria-current]': {
        background: 'bg',
        boxShadow: 'inset 4px 0 var(--of-colors-accent)',
        color: 'ink',
        fontWeight: 600,
        '& svg': { color: 'accent' },
      },
    },
    '& .of-foot': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      marginTop: 'auto',
      padding: '12px 16px 12px 24px',
      fontSize: 'note',
      color: 'muted',
    },
  },
});

/** The six sections; in the drawer, picking one closes it. */
export function Sidebar() {
  const active = useAppSelector(selectSection);
  const dispatch = useAppDispatch();
  return (
    <Root>
      <div className="of-brand">
        <Mark /> Ofício
      </div>
      <nav aria-label="Seções">
        <ul>
          {SECTIONS.map((section) => (
            <li key={section}>
              <button
                type="button"
                aria-current={section === active ? 'page' : undefined}
                onClick={() => {
                  dispatch(workspaceActions.sectionChosen(section));
                }}
              >
                <Icon name={sectionIcon[section]} />
                {sectionLabel[section]}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className="of-foot">
        <span>v1.0</span>
        <ColorSchemeToggle />
      </div>
    </Root>
  );
}
