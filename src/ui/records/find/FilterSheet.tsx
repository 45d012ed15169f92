import type { EntityName } from '../../../features/entities/entities';
import { workspaceActions } from '../../../features/workspace/workspaceSlice';
import { useAppDispatch } from '../../../store/hooks';
import { Modal, ModalBody, ModalFoot } from '../../kit/dialog/Modal';
import { Button } from '../../kit/form/Button';
import { Field } from '../../kit/form/Field';
import { FormGrid } from '../../kit/form/FormGrid';
import { RadioGroup } from '../../kit/form/RadioGroup';
import { counted } from '../nouns';
import type { FindControls } from './controls';
import { OrderSelect } from './OrderSelect';
import { PERIOD_KINDS, PeriodDays, periodLabel, periodOf } from './PeriodFilter';
import type { FoundRows } from './useFound';
import { useSought } from './useSought';

/** The value that stands for all; no facet has it. */
const ALL = '';

interface FilterSheetProps {
  entity: EntityName;
  controls: Omit<FindControls<never>, 'amount'>;
  counts: FoundRows<unknown>['counts'];
  /** How many rows there are with what is chosen so far. */
  count: number;
}

/** On phones: what a list is filtered and sorted by. The list follows at once, behind it. */
export default function FilterSheet({ entity, controls, counts, count }: FilterSheetProps) {
  const dispatch = useAppDispatch();
  const sought = useSought(entity);
  const close = () => {
    dispatch(workspaceActions.panelClosed('filters'));
  };
  const choose = (facet: string, value: string) => {
    dispatch(
      workspaceActions.facetsChosen({ entity, facets: { [facet]: value === ALL ? null : value } }),
    );
  };
  const countsOf = (facet: string) => Object.values(counts[facet] ?? {});
  return (
    <Modal title="Filtrar e ordenar" onCloseRequest={close}>
      <ModalBody>
        <FormGrid>
          {controls.strip.map(({ facet, label, choices }) => (
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
              onChange={(value) => {
                choose(facet, value);
              }}
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
            onChange={(value) => {
              dispatch(workspaceActions.periodChosen({ entity, period: periodOf(value) }));
            }}
          />
          <PeriodDays entity={entity} period={sought.period} />
          {controls.selects.map(({ facet, label, Control }) => (
            <Field key={facet} label={label}>
              <Control entity={entity} value={sought.facets[facet]} />
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
      </ModalBody>
      <ModalFoot gridTemplateColumns="auto minmax(0, 1fr)">
        <Button
          variant="surface"
          onClick={() => {
            dispatch(workspaceActions.filtersCleared({ entity }));
          }}
        >
          Limpar
        </Button>
        <Button onClick={close}>{`Ver ${counted(count, entity)}`}</Button>
      </ModalFoot>
    </Modal>
  );
}
