import { Flex } from '@chakra-ui/react/flex';

import { accountJson, selectIsWhole } from '../../features/ownData/accountFile';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { everythingZipped } from '../exports/everything';
import { saveFile } from '../exports/saveFile';
import { Button } from '../kit/form/Button';
import { SettingsGroup } from '../kit/form/SettingsGroup';
import { StillLoading } from '../kit/text/StillLoading';
import { useToday } from '../kit/text/useToday';

/** What is yours leaves with you. */
export function OwnData() {
  const store = useAppStore();
  const today = useToday();
  const isWhole = useAppSelector(selectIsWhole);
  return (
    <SettingsGroup
      title="Seus registros"
      lead="São seus: leve-os quando quiser, como planilhas ou como um arquivo completo que outros programas leem."
    >
      {isWhole ? (
        <Flex wrap="wrap" gap="3">
          <Button
            variant="surface"
            icon="download"
            onClick={() => {
              saveFile('oficio.zip', 'application/zip', everythingZipped(store.getState()));
            }}
          >
            Baixar planilhas (.zip)
          </Button>
          <Button
            variant="surface"
            icon="download"
            onClick={() => {
              const json = accountJson(store.getState(), today);
              saveFile(`oficio-${today}.json`, 'application/json', json);
            }}
          >
            Baixar tudo (.json)
          </Button>
        </Flex>
      ) : (
        <StillLoading />
      )}
    </SettingsGroup>
  );
}
