import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useCallback, useEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';

import { ACCOUNT_TABLES } from '../../../features/app/ownData/accountTables';
import { selectRowCounts, selectIsAccountLoaded } from '../../../features/app/ownData/accountFile';
import {
  isWritingRows,
  type OwnDataState,
  selectOwnData,
} from '../../../features/app/ownData/ownDataSlice';
import { useAppSelector, useAppStore } from '../../../store/hooks';
import { saveAccount } from '../exports/account';
import { everythingZipped } from '../exports/everything';
import { saveFile } from '../../records/saveFile';
import { Button } from '../../kit/form/Button';
import { Fold } from '../../kit/form/Fold';
import { SettingsGroup } from '../../kit/form/SettingsGroup';
import { StillLoading } from '../../records/StillLoading';
import { useAskBeforeLeaving } from '../../kit/hooks/useAskBeforeLeaving';
import { useToday } from '../../kit/hooks/useToday';
import { Erase } from './Erase';
import { ownDataRecipe } from './Progress';
import { contentsText } from './ownDataTexts';
import { Restore } from './Restore';

/** Loads the code that restores or erases an account when the user asks for it. Until then `state` is null. */
function useOwnData(): { state: OwnDataState | null; failed: boolean; load: () => void } {
  const store = useAppStore();
  const state = useAppSelector(selectOwnData);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    store.loadOwnData().then(
      () => setFailed(false),
      () => setFailed(true),
    );
  }, [store]);
  useEffect(load, [load]);

  useAskBeforeLeaving(state !== null && isWritingRows(state.step));
  return { state, failed, load };
}

/** Exports, restores and erases all records of the account. */
export function OwnData({ email }: { email: string }) {
  const store = useAppStore();
  const today = useToday();
  const isWhole = useAppSelector(selectIsAccountLoaded);
  const counts = useAppSelector(selectRowCounts, shallowEqual);
  const { state, failed, load } = useOwnData();
  const styles = useSlotRecipe({ recipe: ownDataRecipe })();
  const isEmpty = ACCOUNT_TABLES.every((table) => counts[table] === 0);
  const description = isEmpty ? null : contentsText(counts);
  // Restoring and erasing are rarely needed, so they are folded, except while one of them is in progress.
  const step = state?.step.name ?? 'idle';
  const isErasing = step === 'erasing' || step === 'erased' || step === 'eraseFailed';
  const [wasErased, setErased] = useState(isErasing);
  const [wasRestored, setRestored] = useState(step !== 'idle' && !isErasing);
  if (isErasing && !wasErased) setErased(true);
  if (step !== 'idle' && !isErasing && !wasRestored) setRestored(true);
  const download = () => saveAccount(store.getState(), today);
  const waiting = failed ? (
    <Button variant="surface" onClick={load}>
      Tentar novamente
    </Button>
  ) : (
    <StillLoading />
  );
  return (
    <div>
      <SettingsGroup
        title="Seus registros"
        lead="São seus: leve-os quando quiser, como planilhas ou como um arquivo completo que outros programas leem."
      >
        {isWhole ? (
          <chakra.div css={styles.buttons}>
            <Button
              variant="surface"
              icon="download"
              onClick={() =>
                saveFile('oficio.zip', 'application/zip', everythingZipped(store.getState()))
              }
            >
              Baixar planilhas (.zip)
            </Button>
            <Button variant="surface" icon="download" onClick={download}>
              Baixar tudo (.json)
            </Button>
          </chakra.div>
        ) : (
          <StillLoading />
        )}
      </SettingsGroup>
      <SettingsGroup
        title="Restaurar"
        lead="Traz para uma conta vazia tudo o que está em um arquivo de “Baixar tudo”. O arquivo inteiro é conferido antes, e ou tudo é gravado, ou nada."
      >
        <Fold summary="Restaurar de um arquivo" open={wasRestored} ruled={false}>
          <chakra.div css={styles.root} tabIndex={-1}>
            {isWhole && state ? <Restore step={state.step} description={description} /> : waiting}
          </chakra.div>
        </Fold>
      </SettingsGroup>
      <SettingsGroup
        title="Apagar meus dados"
        lead="Apaga de uma vez tudo o que esta conta guarda, em todos os seus aparelhos."
      >
        <Fold summary="Apagar tudo desta conta" open={wasErased} ruled={false}>
          <chakra.div css={styles.root} tabIndex={-1}>
            {isWhole && state ? (
              <Erase state={state} email={email} description={description} download={download} />
            ) : (
              waiting
            )}
          </chakra.div>
        </Fold>
      </SettingsGroup>
    </div>
  );
}
