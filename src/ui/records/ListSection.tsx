import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { useDeferredValue, type ReactElement, type ReactNode } from 'react';

import { selectIsMarking } from '../../features/app/bulk/markingSlice';
import type { EntityName } from '../../features/app/entities/entities';
import { selectSeriesWork } from '../../features/business/series/seriesWorkSlice';
import { workspaceActions } from '../../features/app/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ariaKeys, createKeys } from './keys';
import { Button } from '../kit/form/Button';
import { EmptyState } from '../kit/list/EmptyState';
import { useMediaQuery } from '../kit/hooks/useMediaQuery';
import { CARDS_QUERY, ROOMY_QUERY } from '../theme/media';
import { StillLoading } from './StillLoading';
import { PageHeader, type PageHeaderProps } from '../kit/text/PageHeader';
import { listWords } from './nouns';

const roomy = `@media screen and ${ROOMY_QUERY}`;

/**
 * Sets the positions of sticky headers: the section's header below the top bar and the line of the connection, and the
 * table's header below the section's.
 */
const listSectionRecipe = defineRecipe({
  className: 'list-section',
  base: {
    [roomy]: {
      '--of-header-top': 'calc(var(--of-bar) + var(--of-line, 0px))',
      // One pixel less than the header's height, so that no gap is visible between the two headers.
      '--of-list-top': 'calc(var(--of-bar) + var(--of-line, 0px) + 59px)',
    },
  },
});

const Section = chakra('div', listSectionRecipe);

export interface ListSectionProps extends Pick<PageHeaderProps, 'title' | 'answer' | 'lead'> {
  entity: EntityName;
  /**
   * The text for a list without records. `action` is the label of the button for the first record, or another
   * button.
   */
  empty: { title: string; text: string; action: string | ReactElement };
  /** Another button, before the button for a new record. On phones it is in the list's menu, once there is a list. */
  beside?: ReactNode;
  /** The list. It is rendered only if there is at least one record. */
  children: ReactNode;
}

/** The section of a list: the button for a new record, and the list or the empty state. */
export function ListSection({ entity, empty, beside, children, ...header }: ListSectionProps) {
  const dispatch = useAppDispatch();
  const isLoaded = useAppSelector((root) => root[entity].loaded);
  const isBlank = useAppSelector((root) => root[entity].ids.length === 0);
  const isEmpty = isLoaded && isBlank;
  // A press on a section is answered with the section's head. The list follows below it, so that nothing moves.
  const isHeadPainted = useDeferredValue(true, false);
  const isMarking = useAppSelector(selectIsMarking);
  const isPhone = useMediaQuery(CARDS_QUERY);
  const isSeriesAsked = useAppSelector((root) => selectSeriesWork(root).isInSight);
  const open = () => dispatch(workspaceActions.modalOpened(entity, 'create'));
  const first = (label: string) => (
    <Button icon="plus" onClick={open}>
      {label}
    </Button>
  );
  return (
    <Section>
      <PageHeader {...header}>
        {(isBlank || !isPhone) && beside}
        <Button
          icon="plus"
          // On phones the bar at the foot has the main button.
          variant={isEmpty || isMarking || isPhone || isSeriesAsked ? 'outline' : 'solid'}
          aria-keyshortcuts={ariaKeys(createKeys)}
          onClick={open}
        >
          {listWords[entity].create}
        </Button>
      </PageHeader>
      {isHeadPainted && children}
      {isBlank && !isLoaded && <StillLoading />}
      {isEmpty && isHeadPainted && (
        <EmptyState
          title={empty.title}
          text={empty.text}
          action={typeof empty.action === 'string' ? first(empty.action) : empty.action}
        />
      )}
    </Section>
  );
}
