import { Flex } from '@chakra-ui/react/flex';

import { useAppStore } from '../../store/hooks';
import { everythingZipped } from '../exports/everything';
import { saveFile } from '../exports/saveFile';
import { Button } from '../kit/form/Button';
import { SettingsGroup } from '../kit/form/SettingsGroup';

/** What is yours leaves with you. */
export function OwnData() {
  const store = useAppStore();
  return (
    <SettingsGroup
      title="Seus registros"
      lead="São seus: leve-os quando quiser. Nada disto sai do seu navegador."
    >
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
      </Flex>
    </SettingsGroup>
  );
}
