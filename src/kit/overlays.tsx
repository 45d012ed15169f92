import { Menu } from '@chakra-ui/react/menu';

import { ConfirmDialog } from '../ui/kit/dialog/ConfirmDialog';
import { Drawer } from '../ui/kit/dialog/Drawer';
import { Modal, ModalBody, ModalFoot } from '../ui/kit/dialog/Modal';
import { Notice, NoticeStack } from '../ui/kit/dialog/Notice';
import { OpenMenu } from '../ui/kit/dialog/OpenMenu';
import { ViewModal } from '../ui/kit/dialog/ViewModal';
import { Button } from '../ui/kit/form/Button';
import { Field } from '../ui/kit/form/Field';
import { TextInput } from '../ui/kit/form/TextInput';
import { Keys } from '../ui/kit/text/Keys';
import { LONG_TEXT, LONG_WORD, type States } from './Room';

function close() {
  window.location.hash = '';
}

const form = (size: 'md' | 'lg', pending: boolean) => (
  <Modal title="Novo Cliente" size={size} onCloseRequest={close}>
    <ModalBody>
      <Field label="Nome" required error="Nome é obrigatório">
        <TextInput />
      </Field>
    </ModalBody>
    <ModalFoot>
      <Button variant="surface">Cancelar</Button>
      <Button loading={pending}>Criar</Button>
    </ModalFoot>
  </Modal>
);

const ask = {
  question: 'Tem certeza que deseja excluir este cliente?',
  confirmLabel: 'Excluir',
  onConfirm: close,
  onCancel: close,
};

const notices = (isOpen: boolean) => (
  <NoticeStack earlier={3} isOpen={isOpen} onToggle={close}>
    <Notice tone="success" isBehind={!isOpen} onClose={close}>
      Cliente criado.
    </Notice>
    <Notice
      tone="info"
      stays
      isBehind={!isOpen}
      action={
        <Button variant="outline" size="sm">
          Criar projeto
        </Button>
      }
      onClose={close}
    >
      O orçamento de Ana Nogueira foi aprovado e ficou sem projeto.
    </Notice>
    <Notice
      tone="success"
      beside
      isBehind={!isOpen}
      action={
        <>
          <Button variant="plain" size="sm">
            Desfazer
          </Button>
          <Keys keys={['Ctrl', 'Z']} />
        </>
      }
      onClose={close}
    >
      Pagamento de “Vitrine Bici & Cia.” excluído.
    </Notice>
    <Notice tone="danger" stays onClose={close}>
      {LONG_WORD + LONG_TEXT.repeat(6)}
    </Notice>
  </NoticeStack>
);

/** Parts that cover the page, in each of their states. */
export const overlays: States = {
  modal: form('md', false),
  'modal-lg-pending': form('lg', true),
  'view-modal-long': (
    <ViewModal title={LONG_WORD} readOnly onClose={close}>
      {LONG_TEXT.repeat(40)}
    </ViewModal>
  ),
  'view-modal-dead-end': (
    <ViewModal title="Editar Cliente" isDeadEnd onClose={close}>
      Este cliente não existe mais.
    </ViewModal>
  ),
  'confirm-dialog': <ConfirmDialog {...ask} />,
  'confirm-dialog-danger': <ConfirmDialog {...ask} tone="danger" />,
  'confirm-dialog-pending': <ConfirmDialog {...ask} tone="danger" pending />,
  drawer: (
    <Drawer label="Menu" onClose={close}>
      <Button onClick={close}>Dashboard</Button>
    </Drawer>
  ),
  menu: (
    <>
      <Button id="kit-menu" variant="surface" aria-haspopup="menu" aria-expanded>
        Mais
      </Button>
      <OpenMenu buttonId="kit-menu" placement="bottom-end" onChoose={close} onClose={close}>
        <Menu.Item value="export">Exportar CSV</Menu.Item>
        <Menu.Item value="locked" disabled>
          Mudar status
        </Menu.Item>
        <Menu.Item value="delete" color="danger">
          Excluir
        </Menu.Item>
      </OpenMenu>
    </>
  ),
  notices: notices(false),
  'notices-open': notices(true),
  'modal-under-notices': (
    <>
      <ViewModal title="Visualizar Cliente" readOnly onClose={close}>
        {LONG_TEXT.repeat(40)}
      </ViewModal>
      {notices(false)}
    </>
  ),
};
