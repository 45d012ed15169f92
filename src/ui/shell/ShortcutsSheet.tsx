import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';

import { helpLines } from './commands/commands';
import { keyLabels, setSingleKeys, useSingleKeys } from '../records/keys';
import { Modal, ModalBody, ModalFoot } from '../kit/dialog/Modal';
import { Button } from '../kit/form/Button';
import { Checkbox } from '../kit/form/Checkbox';
import { Keys } from '../kit/text/Keys';
import { slotRecipe } from '../theme/slotRecipe';

/** The look of the help: lines between rules, with the keys on the right, in two columns where there is room. */
const shortcutsRecipe = slotRecipe({
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { md: '1fr 1fr' },
      gap: { base: '6', md: '8' },
    },
    column: { display: 'grid', alignContent: 'start', gap: '6' },
    title: { textStyle: 'title', paddingBottom: '2', fontSize: 'small' },
    line: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: '10',
      borderTop: 'hairline',
      fontSize: 'control',
    },
    keys: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      flex: 'none',
      color: 'muted',
      fontSize: 'note',
      // The help shows the keys even on touch screens, where they are hidden elsewhere.
      '& kbd': { display: 'inline-flex' },
    },
    switch: { flex: 1, minWidth: 0, gridColumn: '1 / -1' },
    note: { display: 'block', color: 'muted', fontSize: 'note' },
  },
});

function Group({ title, place }: { title: string; place: Parameters<typeof helpLines>[0] }) {
  const styles = useSlotRecipe({ recipe: shortcutsRecipe })();
  return (
    <section>
      <chakra.h3 css={styles.title}>{title}</chakra.h3>
      <dl>
        {helpLines(place).map(({ label, keys }) => (
          <chakra.div key={label} css={styles.line}>
            <dt>{label}</dt>
            <chakra.dd css={styles.keys}>
              {keys.map((each, index) => (
                <chakra.span key={index} css={styles.keys}>
                  {index > 0 && 'ou'}
                  <Keys keys={keyLabels(each)} />
                  <chakra.span srOnly>{keyLabels(each).join(' ')}</chakra.span>
                </chakra.span>
              ))}
            </chakra.dd>
          </chakra.div>
        ))}
      </dl>
    </section>
  );
}

/** Lists all shortcuts, and lets the user switch off those of a single key. */
export default function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const isOn = useSingleKeys();
  const styles = useSlotRecipe({ recipe: shortcutsRecipe })();
  return (
    <Modal title="Atalhos" size="lg" closesInFoot onCloseRequest={onClose}>
      <ModalBody readOnly>
        <chakra.div css={styles.root}>
          <Group title="Em todo lugar" place="everywhere" />
          <chakra.div css={styles.column}>
            <Group title="Nas listas" place="lists" />
            <Group title="Nos formulários" place="forms" />
          </chakra.div>
        </chakra.div>
      </ModalBody>
      <ModalFoot>
        <chakra.div css={styles.switch}>
          <Checkbox checked={isOn} onToggle={setSingleKeys}>
            <strong>Usar atalhos de uma tecla</strong>
            <chakra.small css={styles.note}>
              Desligue se você usa leitor de tela ou comando de voz.
            </chakra.small>
          </Checkbox>
        </chakra.div>
        <Button variant="surface" gridColumn="1 / -1" onClick={onClose} data-starts-here="">
          Fechar
        </Button>
      </ModalFoot>
    </Modal>
  );
}
