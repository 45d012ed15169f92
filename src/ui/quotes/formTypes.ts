import type { QuoteModalOutput, QuoteModalValues } from '../../features/quotes/quoteDetailsForm';
import type { ModalForm } from '../records/useModalForm';

/** The quote form as its parts get it. */
export type QuoteFormApi = ModalForm<QuoteModalValues, QuoteModalOutput>['form'];
