import { selectMadeFrom } from '../../features/marking/markingSlice';
import type { SetBack } from '../../features/marking/bulk';
import { counted } from '../records/nouns';
import type { Root } from './recordName';

/** '3 pagamentos alterados.', '9 orçamentos aprovados, 9 projetos criados.' */
export function setText(root: Root, { entity, field, set }: SetBack): string {
  const count = set.length;
  const plural = count === 1 ? '' : 's';
  const isApproval = entity === 'quotes' && field === 'status' && set[0]?.to === 'approved';
  if (!isApproval) return `${counted(count, entity)} alterado${plural}.`;
  const made = set.filter(({ id }) => (selectMadeFrom(root, id) ?? '') in root.projects.entities);
  const projects =
    made.length === 0
      ? ''
      : `, ${counted(made.length, 'projects')} criado${made.length === 1 ? '' : 's'}`;
  return `${counted(count, entity)} aprovado${plural}${projects}.`;
}
