import { selectMadeFrom } from '../../features/marking/markingSlice';
import type { SetBack } from '../../features/bulk/bulk';
import { paymentsSelectors } from '../../features/payments/paymentsSlice';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import type { RootState } from '../../store/hooks';
import { deliveredLabel, paidLabel } from '../payments/flagLabels';
import { counted } from '../records/nouns';
import { createdText } from './labels';
import { ofProject } from './receivedText';

/**
 * 'Pagamento de “Marca” marcado como pago.', '3 pagamentos alterados.', '2 orçamentos aprovados.' and, below
 * that, the sentence of each project that came of them.
 */
export function setText(root: RootState, { entity, field, set }: SetBack): string {
  const count = set.length;
  const [only] = set;
  if (count === 1 && only && (field === 'paid' || field === 'delivered')) {
    const on = only.to === true;
    const state = field === 'paid' ? paidLabel(on) : deliveredLabel(on);
    const of = ofProject(root, paymentsSelectors.selectById(root, only.id));
    return `Pagamento${of} marcado como ${state.toLowerCase()}.`;
  }
  const plural = count === 1 ? '' : 's';
  const isApproval = entity === 'quotes' && field === 'status' && only?.to === 'approved';
  if (!isApproval) return `${counted(count, entity)} alterado${plural}.`;
  const approved = `${counted(count, entity)} aprovado${plural}.`;
  // The project of one alone has a notice of its own, which leads there.
  if (count === 1) return approved;
  const made = set.flatMap(({ id }) => {
    const project = projectsSelectors.selectById(root, selectMadeFrom(root, id));
    return project ? createdText(project.name) : [];
  });
  return [approved, ...made].join('\n');
}
