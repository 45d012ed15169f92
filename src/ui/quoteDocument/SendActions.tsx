import { ModalFoot } from '../kit/dialog/Modal';
import { Button } from '../kit/form/Button';
import type { Channel } from '../documents/channels';

/** By what way it goes, the link or the file alone among them. */
export type Way = Channel | 'link' | 'file';

interface Props {
  loading: boolean;
  onSend: (way: Way) => void;
}

/** The ways by which a quote goes. */
export function SendActions({ loading, onSend }: Props) {
  const press = (way: Way) => () => {
    onSend(way);
  };
  const canShare = 'share' in navigator;
  return (
    <ModalFoot>
      <Button variant="surface" icon="copy" onClick={press('copy')}>
        Copiar
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
        onClick={press('whatsapp')}
      >
        WhatsApp
      </Button>
    </ModalFoot>
  );
}
