import type { ComponentType } from 'react';

import type { OwnMode } from '../../features/entities/entities';
import type { Quote } from '../../features/quotes/quote';
import { quotesSelectors } from '../../features/quotes/quotesSlice';
import type { Modal } from '../../features/workspace/workspace';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { RecordModal } from '../records/RecordModal';
import { QuoteForm } from './QuoteForm';
import { QuoteView } from './QuoteView';

export interface OwnViewProps {
  quote: Quote;
  modal: Modal<'quotes'>;
}

/** What is made of a quote, and stands above it: its document, how it is sent and how it is answered. */
export type OwnViews = Record<OwnMode<'quotes'>, ComponentType<OwnViewProps>>;

interface QuoteModalProps {
  modal: Modal<'quotes'>;
  views: OwnViews;
}

/** 'Novo Orçamento', 'Editar Orçamento', 'Visualizar Orçamento', and what is begun from there. */
export default function QuoteModal({ modal, views }: QuoteModalProps) {
  const dispatch = useAppDispatch();
  const { id, mode } = modal;
  const quote = useAppSelector((root) => quotesSelectors.selectById(root, id));
  const title = mode === 'edit' ? 'Editar Orçamento' : 'Visualizar Orçamento';
  return (
    <RecordModal modal={modal} title={title} record={quote}>
      {(known) => {
        if (!known || mode === 'create' || mode === 'edit') {
          return <QuoteForm modal={modal} quote={known} />;
        }
        if (mode === 'view') {
          return (
            <QuoteView
              quote={known}
              onClose={() => {
                dispatch(workspaceActions.modalClosed());
              }}
            />
          );
        }
        const View = views[mode];
        return <View quote={known} modal={modal} />;
      }}
    </RecordModal>
  );
}
