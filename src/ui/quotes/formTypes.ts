import type { QuoteModalOutput, QuoteModalValues } from '../../features/quotes/quoteDetailsForm';
import type { ModalForm } from '../records/useModalForm';

/** The quote form as its fields receive it. */
export type QuoteFormApi = ModalForm<QuoteModalValues, QuoteModalOutput>['form'];
