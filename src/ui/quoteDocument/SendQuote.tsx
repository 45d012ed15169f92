import type { Quote } from '../../features/quotes/quote';
import { holdsMessage } from '../../features/workspace/modalRules';
import type { Modal as OpenModal } from '../../features/workspace/workspace';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch } from '../../store/hooks';
import { Modal, ModalBody } from '../kit/dialog/Modal';
import { StillLoading } from '../kit/text/StillLoading';
import { SendForm } from './SendForm';
import { useQuoteDocument } from './useQuoteDocument';

interface Props {
  quote: Quote;
  modal: OpenModal;
}

/** 'Enviar ao cliente': nothing is sent by itself; what was asked for is noted, and opened. */
export default function SendQuote({ quote, modal }: Props) {
  const dispatch = useAppDispatch();
  const document = useQuoteDocument(quote);
  return (
    <Modal
      title="Enviar ao cliente"
      startAt="message"
      onCloseRequest={() => {
        dispatch(
          holdsMessage(modal)
            ? workspaceActions.modalDismissed({ hasInput: true })
            : workspaceActions.modalOpened('quotes', 'view', quote.id),
        );
      }}
    >
      {document ? (
        <SendForm quote={quote} modal={modal} document={document} />
      ) : (
        <ModalBody readOnly>
          <StillLoading />
        </ModalBody>
      )}
    </Modal>
  );
}
