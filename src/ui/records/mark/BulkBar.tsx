import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import type { BulkChange } from '../../../features/marking/bulk';
import { bulkActions } from '../../../features/marking/bulkActions';
import { markingActions, selectRun } from '../../../features/marking/markingSlice';
import { sumMoney } from '../../../features/shared/money';
import type { EntityName } from '../../../features/workspace/entities';
import { workspaceActions } from '../../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { walkRows } from '../../commands/rows';
import { mainPart } from '../../kit/dialog/mainPart';
import { Button } from '../../kit/form/Button';
import { IconButton } from '../../kit/form/IconButton';
import { Select } from '../../kit/form/Select';
import { formatCurrency } from '../../kit/text/format';
import { bulkBarRecipe } from '../../theme/recipes/bulkBar';
import type { FindControls } from '../find/controls';
import { counted } from '../nouns';
import { Options } from '../Options';

interface BulkBarProps<T> {
  entity: EntityName;
  controls: FindControls<T>;
  /** The marked rows. */
  rows: readonly T[];
}

/** What is marked, and what can be done to all of that. */
export function BulkBar<T extends { id: string }>({ entity, controls, rows }: BulkBarProps<T>) {
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector((root) => selectRun(root) !== null);
  const styles = useSlotRecipe({ recipe: bulkBarRecipe })();
  const { bulk = {}, amount } = controls;
  const ids = rows.map(({ id }) => id);
  const request = (change: BulkChange) => {
    if (!isBusy) dispatch(bulkActions.requested({ entity, ids, change }));
  };
  const participle = ids.length === 1 ? 'marcado' : 'marcados';
  return (
    <chakra.div css={styles.root} role="region" aria-label="Marcados" ref={standIn}>
      <chakra.p css={styles.words} role="status">
        <chakra.span
          css={styles.count}
        >{`${counted(ids.length, entity)} ${participle}`}</chakra.span>
        {amount && ` · ${formatCurrency(sumMoney(rows.map(amount)))}`}
      </chakra.p>
      <chakra.div css={styles.actions}>
        {bulk.flags?.map(({ label, field }, index) => (
          <Button
            key={field}
            variant={index === 0 ? 'solid' : 'surface'}
            aria-disabled={isBusy}
            onClick={() => {
              request({ kind: 'set', field, value: true });
            }}
          >
            {label}
          </Button>
        ))}
        {bulk.select && <ChangeSelect {...bulk.select} onChoose={request} />}
        <Button
          icon="trash"
          variant="surface"
          color="danger"
          aria-disabled={isBusy}
          onClick={() => {
            if (isBusy) return;
            dispatch(workspaceActions.confirmationAsked({ kind: 'deleteMany', entity, ids }));
          }}
        >
          Excluir
        </Button>
      </chakra.div>
      <IconButton
        icon="close"
        label="Desmarcar"
        onClick={() => {
          dispatch(markingActions.unmarked());
        }}
      />
    </chakra.div>
  );
}

interface ChangeSelectProps extends NonNullable<
  NonNullable<FindControls<never>['bulk']>['select']
> {
  onChoose: (change: BulkChange) => void;
}

/** A select that does what is chosen, and then says again what it is for. */
function ChangeSelect({ label, field, choices, onChoose }: ChangeSelectProps) {
  return (
    <chakra.span width={{ md: '190px' }}>
      <Select
        aria-label={label}
        value=""
        onChange={(event) => {
          onChoose({ kind: 'set', field, value: event.target.value });
        }}
      >
        <option value="" disabled hidden>
          {label}
        </option>
        <Options choices={choices} />
      </Select>
    </chakra.span>
  );
}

/** What it has to do with the page for as long as it is there. */
function standIn(bar: HTMLElement) {
  const giveRoomBack = makeRoom(bar);
  return () => {
    giveRoomBack();
    if (bar.contains(document.activeElement)) queueMicrotask(handOnFocus);
  };
}

/** With the last mark it leaves: the focus goes to the list, where what was done can be taken back by keys. */
function handOnFocus() {
  if (document.activeElement !== document.body) return;
  if (!walkRows(null, 1)) mainPart()?.focus({ preventScroll: true });
}

/** On phones it lies over the page's foot: notices stand above it. */
function makeRoom(bar: HTMLElement) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const isAtFoot = getComputedStyle(bar).position === 'fixed';
    style.setProperty('--of-foot', isAtFoot ? `${String(bar.offsetHeight)}px` : '0px');
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--of-foot');
  };
}
