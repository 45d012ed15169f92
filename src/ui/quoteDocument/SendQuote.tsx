import type { Quote } from '../../features/quotes/quote';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { holdsMessage, type SendModal } from '../../features/forms/modal';
import { useAppDispatch } from '../../store/hooks';
import { Modal, ModalBody } from '../kit/dialog/Modal';
import { StillLoading } from '../records/StillLoading';
import { SendForm } from './SendForm';
import { useQuoteDocument } from './useQuoteDocument';

interface Props {
  quote: Quote;
  modal: SendModal;
}

/** 'Enviar ao cliente': the app itself sends nothing. It stores the sending and opens the chosen channel. */
export default function SendQuote({ quote, modal }: Props) {
  const dispatch = useAppDispatch();
  const asSent = useQuoteDocument(quote);
  const renewed = useQuoteDocument(quote, true);
  const document = modal.outgoing?.renewed ? renewed : asSent;
  return (
    <Modal
      title="Enviar ao cliente"
      size="cover"
      startAt="message"
      onCloseRequest={() => {
        dispatch(
          holdsMessage(modal)
            ? workspaceActions.modalDismissed({ hasInput: true })
            : workspaceActions.modalOpened('quotes', 'view', quote.id),
        );
      }}
    >
      {document && renewed ? (
        <SendForm quote={quote} modal={modal} document={document} renewed={renewed} />
      ) : (
        <ModalBody readOnly>
          <StillLoading />
        </ModalBody>
      )}
    </Modal>
  );
}
