import { deviceActions, selectKeepsSnapshots } from '../../features/device/deviceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Checkbox } from '../kit/form/Checkbox';
import { SettingsGroup } from '../kit/form/SettingsGroup';

/** Says whether this device keeps the lists between two visits, and lets the user change that. */
export function KeepHere() {
  const dispatch = useAppDispatch();
  const keeps = useAppSelector(selectKeepsSnapshots);
  return (
    <SettingsGroup
      title="Neste aparelho"
      lead="Uma cópia dos seus registros fica neste navegador, para abrir na hora e também sem rede. Ela é apagada quando você sai da conta. Em um computador que outros usam, desmarque."
    >
      <Checkbox
        checked={keeps}
        onToggle={(checked) => {
          dispatch(deviceActions.keepingChosen({ keeps: checked }));
        }}
      >
        Guardar neste aparelho
      </Checkbox>
    </SettingsGroup>
  );
}
