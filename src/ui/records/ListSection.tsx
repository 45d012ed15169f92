import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import type { ReactElement, ReactNode } from 'react';

import { selectIsMarking } from '../../features/marking/markingSlice';
import type { EntityName } from '../../features/entities/entities';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ariaKeys, createKeys } from '../kit/form/keys';
import { Button } from '../kit/form/Button';
import { EmptyState } from '../kit/list/EmptyState';
import { StillLoading } from '../kit/text/StillLoading';
import { PageHeader, type PageHeaderProps } from '../kit/text/PageHeader';
import { listWords } from './nouns';

/** Not on paper, and not where no room would be left for the list. */
const roomy = '@media screen and (min-height: 31.25rem)';

/**
 * Sets the positions of sticky parts: the section's header under the top bar, the table's header under that.
 * `titled`: the header is a title over a line.
 */
const listSectionRecipe = defineRecipe({
  className: 'list-section',
  base: {
    [roomy]: {
      '--of-header-top': 'var(--of-bar)',
      // One pixel less than the header's height, so that no gap is visible.
      '--of-list-top': 'calc(var(--of-bar) + 59px)',
    },
  },
  variants: {
    titled: { true: { [roomy]: { '--of-list-top': 'calc(var(--of-bar) + 3.75rem + 15px)' } } },
  },
});

const Section = chakra('div', listSectionRecipe);

export interface ListSectionProps extends Pick<PageHeaderProps, 'title' | 'lead'> {
  entity: EntityName;
  /**
   * The content of a list without records. `action`: the label of the button for the first record, or another
   * button.
   */
  empty: { title: string; text: string; action: string | ReactElement };
  /** Other actions for the list, before the button for a new record. */
  beside?: ReactNode;
  /** The list, if it has records. */
  children: ReactNode;
}

/** A list's section: the button for a new record, and the list or its empty state. */
export function ListSection({ entity, empty, beside, children, ...header }: ListSectionProps) {
  const dispatch = useAppDispatch();
  const isLoaded = useAppSelector((root) => root[entity].loaded);
  const isBlank = useAppSelector((root) => root[entity].ids.length === 0);
  const isEmpty = isLoaded && isBlank;
  const isMarking = useAppSelector(selectIsMarking);
  const open = () => {
    dispatch(workspaceActions.modalOpened(entity, 'create'));
  };
  const first = (label: string) => (
    <Button icon="plus" onClick={open}>
      {label}
    </Button>
  );
  return (
    <Section titled={header.title !== undefined}>
      <PageHeader {...header}>
        {beside}
        <Button
          icon="plus"
          variant={isEmpty || isMarking ? 'outline' : 'solid'}
          aria-keyshortcuts={ariaKeys(createKeys)}
          onClick={open}
        >
          {listWords[entity].create}
        </Button>
      </PageHeader>
      {children}
      {isBlank && !isLoaded && <StillLoading />}
      {isEmpty && (
        <EmptyState
          title={empty.title}
          text={empty.text}
          action={typeof empty.action === 'string' ? first(empty.action) : empty.action}
        />
      )}
    </Section>
  );
}
