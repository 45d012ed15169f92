import { Popover } from '@chakra-ui/react/popover';
import { useEffect } from 'react';
import { navigationActions } from '../../../features/app/navigation/navigationSlice';
import { findingActions } from '../../../features/app/finding/findingSlice';
import { useAppDispatch } from '../../../store/hooks';
import { useMediaQuery } from '../../kit/hooks/useMediaQuery';
import { CARDS_QUERY } from '../../theme/media';
import { floatingPanel } from '../../theme/recipes/menu';
import { Modal, ModalBody, ModalFoot } from '../../kit/dialog/Modal';
import { Button } from '../../kit/form/Button';
import { Field, FormGrid } from '../../kit/form/Field';
import { RadioGroup } from '../../kit/form/RadioGroup';
import type { FindDescription } from '../list';
import { countText } from '../nouns';
import { FILTER_BUTTON } from './ListToolbar';
import { FacetControl, OrderSelect } from './selects';
import { PERIOD_KINDS, PeriodDays, periodLabel, periodOf } from './PeriodFilter';
import { useSought, type FoundRows } from './useFound';
import { slotRecipe } from '../../theme/slotRecipe';

/** The value of the option for all rows. No facet has this value. */
const ALL = '';

interface FilterSheetProps {
  /** The rows found in any list, so its type names only what all lists share. */
  found: Pick<FoundRows<unknown>, 'counts' | 'rows'> & {
    list: Pick<FindDescription, 'entity' | 'controls'>;
  };
}

/** The filters by one of many values, the period, and the order. On phones also the statuses, whose tabs may be hidden. */
function Filters({ found: { counts, list }, withTabs }: FilterSheetProps & { withTabs: boolean }) {
  const { entity, controls } = list;
  const dispatch = useAppDispatch();
  const sought = useSought(entity);
  const choose = (facet: string, value: string) => {
    dispatch(
      findingActions.facetsChosen({ entity, facets: { [facet]: value === ALL ? null : value } }),
    );
  };
  const countsOf = (facet: string) => Object.values(counts[facet] ?? {});
  return (
    <FormGrid>
      {withTabs &&
        controls.strip.map(({ facet, label, choices }) => (
          <RadioGroup
            key={facet}
            label={label}
            value={sought.facets[facet] ?? ALL}
            choices={[
              {
                value: ALL,
                label: 'Todos',
                note: countsOf(facet)
                  .reduce((sum, each) => sum + each, 0)
                  .toLocaleString('pt-BR'),
              },
              ...choices.map((choice) => ({
                ...choice,
                note: (counts[facet]?.[choice.value] ?? 0).toLocaleString('pt-BR'),
              })),
            ]}
            onChange={(value) => choose(facet, value)}
          />
        ))}
      <RadioGroup
        tiles
        label={`Período (${controls.period.toLowerCase()})`}
        value={sought.period?.kind ?? ALL}
        choices={[
          { value: ALL, label: 'Tudo' },
          ...PERIOD_KINDS.map((value) => ({ value, label: periodLabel[value] })),
        ]}
        onChange={(value) =>
          dispatch(findingActions.periodChosen({ entity, period: periodOf(value) }))
        }
      />
      <PeriodDays entity={entity} period={sought.period} />
      {controls.selects.map((select) => (
        <Field key={select.facet} label={select.label}>
          <FacetControl entity={entity} select={select} value={sought.facets[select.facet]} />
        </Field>
      ))}
      <Field label="Ordenar por">
        <OrderSelect
          entity={entity}
          sort={sought.sort}
          orders={controls.orders}
          ownOrder={controls.ownOrder}
        />
      </Field>
    </FormGrid>
  );
}

/** The look of the panel below its button. */
const panelRecipe = slotRecipe({
  base: {
    content: {
      ...floatingPanel,
      display: 'flex',
      flexDirection: 'column',
      width: '420px',
      maxHeight: 'calc(100dvh - 200px)',
    },
    title: { srOnly: true },
    // Each filter has the whole width.
    body: { minHeight: 0, overflowY: 'auto', padding: '5', '& > * > *': { gridColumn: '1 / -1' } },
    footer: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '3',
      padding: '12px 20px',
      borderTop: 'hairline',
    },
  },
});

const TITLE = 'Filtrar e ordenar';

const PANEL = 'filtros';

/** Returns the focus to the button, unless the user has pressed something else. */
function returnFocus(): void {
  const { activeElement } = document;
  const isHere = activeElement === document.body || activeElement?.closest('[role=dialog]');
  if (isHere) document.getElementById(FILTER_BUTTON)?.focus();
}

/**
 * The filters and the sorting of a list: below their button, and on phones in a sheet. The list behind them changes at
 * once.
 */
export default function FilterSheet({ found }: FilterSheetProps) {
  const dispatch = useAppDispatch();
  const isPhone = useMediaQuery(CARDS_QUERY);
  const { entity } = found.list;
  // Ark moves the focus only to a panel that opens after it was rendered, and this one is open while it is rendered.
  useEffect(() => document.getElementById(PANEL)?.focus({ preventScroll: true }), []);
  const close = () => {
    if (!isPhone) returnFocus();
    dispatch(navigationActions.panelClosed('filters'));
  };
  const clear = (
    <Button variant="surface" onClick={() => dispatch(findingActions.filtersCleared({ entity }))}>
      Limpar
    </Button>
  );
  const show = <Button onClick={close}>{`Ver ${countText(found.rows.length, entity)}`}</Button>;
  if (isPhone) {
    return (
      <Modal title={TITLE} onCloseRequest={close}>
        <ModalBody>
          <Filters found={found} withTabs />
        </ModalBody>
        <ModalFoot gridTemplateColumns="auto minmax(0, 1fr)">
          {clear}
          {show}
        </ModalFoot>
      </Modal>
    );
  }
  return (
    <Popover.Root
      open
      recipe={panelRecipe}
      ids={{ trigger: FILTER_BUTTON, content: PANEL }}
      positioning={{ placement: 'bottom-end', gutter: 4 }}
      onOpenChange={close}
    >
      <Popover.Positioner>
        <Popover.Content>
          <Popover.Title>{TITLE}</Popover.Title>
          <Popover.Body>
            <Filters found={found} withTabs={false} />
          </Popover.Body>
          <Popover.Footer>
            {clear}
            {show}
          </Popover.Footer>
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  );
}
