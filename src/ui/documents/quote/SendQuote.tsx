import type { Quote } from '../../../features/business/quotes/quote';
import { quoteDetailsSelectors } from '../../../features/business/quotes/quoteDetailsSlice';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { hasUnsentMessage, type SendModal } from '../../../features/app/forms/modal';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Modal, ModalBody } from '../../kit/dialog/Modal';
import { StillLoading } from '../../records/StillLoading';
import { SendForm } from './SendForm';
import { useQuoteDocument } from './useQuoteDocument';

interface Props {
  quote: Quote;
  modal: SendModal;
}

/**
 * The dialog 'Enviar ao cliente'. The app itself sends nothing: it stores that the quote was sent, and opens the
 * chosen channel.
 */
export default function SendQuote({ quote, modal }: Props) {
  const dispatch = useAppDispatch();
  const asSent = useQuoteDocument(quote);
  const renewed = useQuoteDocument(quote, true);
  const document = modal.outgoing?.renewed ? renewed : asSent;
  const isSent = useAppSelector(
    (root) => !!quoteDetailsSelectors.selectById(root, quote.id)?.sentAt,
  );
  // The client's page sends the answer to this phone, so the dialog asks for the phone before the first sending.
  const lacksPhone = !isSent && document?.provider.phone === null;
  return (
    <Modal
      title="Enviar ao cliente"
      size="cover"
      startAt={lacksPhone ? 'phone' : 'message'}
      onCloseRequest={() => {
        dispatch(
          hasUnsentMessage(modal)
            ? workspaceActions.modalDismissed({ hasInput: true })
            : workspaceActions.modalOpened('quotes', 'view', quote.id),
        );
      }}
    >
      {document && renewed ? (
        <SendForm
          quote={quote}
          modal={modal}
          document={document}
          renewed={renewed}
          lacksPhone={lacksPhone}
        />
      ) : (
        <ModalBody readOnly>
          <StillLoading />
        </ModalBody>
      )}
    </Modal>
  );
}
