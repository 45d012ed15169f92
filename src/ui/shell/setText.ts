import { selectMadeFrom } from '../../features/marking/markingSlice';
import type { SetBack } from '../../features/marking/bulk';
import { paymentsSelectors } from '../../features/payments/paymentsSlice';
import type { RootState } from '../../store/hooks';
import { deliveredLabel, paidLabel } from '../payments/flagLabels';
import { counted } from '../records/nouns';
import { ofProject } from './receivedText';

/** 'Pagamento de “Marca” marcado como pago.', '3 pagamentos alterados.', '9 orçamentos aprovados, 9 projetos criados.' */
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
  const made = set.filter(({ id }) => (selectMadeFrom(root, id) ?? '') in root.projects.entities);
  const projects =
    made.length === 0
      ? ''
      : `, ${counted(made.length, 'projects')} criado${made.length === 1 ? '' : 's'}`;
  return `${counted(count, entity)} aprovado${plural}${projects}.`;
}
