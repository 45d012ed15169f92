import { ModalFoot } from '../kit/dialog/Modal';
import { Button } from '../kit/form/Button';
import type { Channel } from './channels';
import { CopiedStatus } from './waysOut';

interface Props {
  /** It is being noted that it goes. */
  loading?: boolean;
  isCopied?: boolean;
  onSend: (channel: Channel) => void;
}

/** The ways by which a message goes; the share sheet where the browser has one. */
export function MessageFoot({ loading = false, isCopied = false, onSend }: Props) {
  const press = (channel: Channel) => () => {
    onSend(channel);
  };
  const canShare = 'share' in navigator;
  return (
    <ModalFoot>
      <Button variant="surface" icon={isCopied ? 'check' : 'copy'} onClick={press('copy')}>
        {isCopied ? 'Copiada' : 'Copiar'}
      </Button>
      {canShare && (
        <Button variant="surface" icon="share" onClick={press('share')}>
          Compartilhar
        </Button>
      )}
      <Button variant="outline" icon="mail" onClick={press('email')}>
        E-mail
      </Button>
      <Button
        icon="chat"
        loading={loading}
        gridColumn={canShare ? 'auto' : '1 / -1'}
        order={{ base: -1, md: 0 }}
        onClick={press('whatsapp')}
      >
        WhatsApp
      </Button>
      <CopiedStatus isCopied={isCopied}>Mensagem copiada.</CopiedStatus>
    </ModalFoot>
  );
}
