import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useAppDispatch } from '../../store/hooks';
import { Icon } from '../kit/art/Icon';
import { Modal, ModalFoot } from '../kit/dialog/Modal';
import { IconButton } from '../kit/form/Button';
import { mostMade } from './commands/commands';
import { slotRecipe } from '../theme/slotRecipe';

/** The look of the lines of the sheet, each with an icon. */
const addSheetRecipe = slotRecipe({
  base: {
    list: { overflowY: 'auto' },
    line: {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      width: '100%',
      minHeight: '14',
      paddingInline: '4',
      textAlign: 'start',
      fontSize: 'body',
      fontWeight: 600,
      'li + li > &': { borderTop: 'hairline' },
      '& > svg': { color: 'accent' },
      _focusVisible: { outlineOffset: '-3px' },
    },
    note: { display: 'block', color: 'muted', fontSize: 'note', fontWeight: 400 },
  },
});

/** The sheet of what is made most. Its cross stands where the bar at the foot has its '+'. */
export default function AddSheet({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const styles = useSlotRecipe({ recipe: addSheetRecipe })();
  return (
    <Modal title="Adicionar" closesInFoot="alone" onCloseRequest={onClose}>
      <chakra.ul css={styles.list}>
        {mostMade.map(({ icon, note, command: { label, intent } }, index) => (
          <li key={label}>
            <chakra.button
              type="button"
              css={styles.line}
              {...(index === 0 && { 'data-starts-here': '' })}
              onClick={() => dispatch(intent())}
            >
              <Icon name={icon} />
              <span>
                {label}
                {note !== undefined && <chakra.span css={styles.note}>{note}</chakra.span>}
              </span>
            </chakra.button>
          </li>
        ))}
      </chakra.ul>
      <ModalFoot
        display="grid"
        placeItems="center"
        padding="7px 0 calc(8px + env(safe-area-inset-bottom, 0px))"
      >
        <IconButton
          icon="close"
          label="Fechar"
          width="48px"
          height="48px"
          border="1px solid"
          borderColor="accent"
          color="accent"
          onClick={onClose}
        />
      </ModalFoot>
    </Modal>
  );
}
