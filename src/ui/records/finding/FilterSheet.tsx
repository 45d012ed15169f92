import { navigationActions } from '../../../features/app/navigation/navigationSlice';
import { findingActions } from '../../../features/app/finding/findingSlice';
import { useAppDispatch } from '../../../store/hooks';
import { Modal, ModalBody, ModalFoot } from '../../kit/dialog/Modal';
import { Button } from '../../kit/form/Button';
import { Field, FormGrid } from '../../kit/form/Field';
import { RadioGroup } from '../../kit/form/RadioGroup';
import type { FindDescription } from '../list';
import { countText } from '../nouns';
import { FacetControl, OrderSelect } from './selects';
import { PERIOD_KINDS, PeriodDays, periodLabel, periodOf } from './PeriodFilter';
import { useSought, type FoundRows } from './useFound';

/** The value of the option for all rows. No facet has this value. */
const ALL = '';

interface FilterSheetProps {
  /** The rows found in any list, so its type names only what all lists share. */
  found: Pick<FoundRows<unknown>, 'counts' | 'rows'> & {
    list: Pick<FindDescription, 'entity' | 'controls'>;
  };
}

/** The filters and the sorting of a list in a sheet, for phones. The list behind the sheet changes at once. */
export default function FilterSheet({ found }: FilterSheetProps) {
  const { counts } = found;
  const { entity, controls } = found.list;
  const dispatch = useAppDispatch();
  const sought = useSought(entity);
  const close = () => dispatch(navigationActions.panelClosed('filters'));
  const choose = (facet: string, value: string) => {
    dispatch(
      findingActions.facetsChosen({ entity, facets: { [facet]: value === ALL ? null : value } }),
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
      </ModalBody>
      <ModalFoot gridTemplateColumns="auto minmax(0, 1fr)">
        <Button
          variant="surface"
          onClick={() => dispatch(findingActions.filtersCleared({ entity }))}
        >
          Limpar
        </Button>
        <Button onClick={close}>{`Ver ${countText(found.rows.length, entity)}`}</Button>
      </ModalFoot>
    </Modal>
  );
}
