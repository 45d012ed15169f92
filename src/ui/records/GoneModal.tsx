import { ViewModal } from '../kit/dialog/ViewModal';

export interface GoneModalProps {
  title: string;
  /** What is gone: 'Este cliente não existe mais.'. */
  text: string;
  onClose: () => void;
}

/** In place of a record's modal once the record was deleted elsewhere. */
export function GoneModal({ title, text, onClose }: GoneModalProps) {
  return (
    <ViewModal title={title} onClose={onClose} isDeadEnd>
      <p>{text}</p>
      <p>Talvez tenha sido excluído em outra aba ou em outro aparelho.</p>
    </ViewModal>
  );
}
