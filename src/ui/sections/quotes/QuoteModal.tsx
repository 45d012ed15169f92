import type { ComponentType } from 'react';

import {
  isForm,
  type AnswerModal,
  type DocumentModal,
  type Modal,
  type SendModal,
} from '../../../features/app/forms/modal';
import type { Quote } from '../../../features/business/quotes/quote';
import { quotesSelectors } from '../../../features/business/quotes/quotesSlice';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { RecordModal } from '../../records/RecordModal';
import { QuoteForm } from './QuoteForm';
import { QuoteView } from './QuoteView';

type OwnView<OwnModal> = ComponentType<{ quote: Quote; modal: OwnModal }>;

/** The dialogs that another room adds to this modal: the quote's document, the sending, and the answer. */
export interface AddedDialogs {
  document: OwnView<DocumentModal>;
  send: OwnView<SendModal>;
  answer: OwnView<AnswerModal>;
}

interface QuoteModalProps {
  modal: Modal<'quotes'>;
  views: AddedDialogs;
}

/** 'Novo Orçamento', 'Editar Orçamento', 'Visualizar Orçamento', and the dialogs that open from there. */
export default function QuoteModal({ modal, views }: QuoteModalProps) {
  const dispatch = useAppDispatch();
  const quote = useAppSelector((root) => quotesSelectors.selectById(root, modal.id));
  return (
    <RecordModal modal={modal} record={quote}>
      {(known) => {
        if (isForm(modal)) return <QuoteForm modal={modal} quote={known} />;
        if (!known) return null;
        switch (modal.mode) {
          case 'view':
            return (
              <QuoteView quote={known} onClose={() => dispatch(workspaceActions.modalClosed())} />
            );
          case 'document':
            return <views.document quote={known} modal={modal} />;
          case 'send':
            return <views.send quote={known} modal={modal} />;
          case 'answer':
            return <views.answer quote={known} modal={modal} />;
        }
      }}
    </RecordModal>
  );
}
