import type { CheckedSheet } from '../../../features/business/spreadsheet/checkSheet';
import { outText } from './sheetTexts';

const NOTHING = { new: 0, there: 0, twice: 0, problem: 0, left: 0, total: 0, remark: 0 };

test.each<[string, Partial<CheckedSheet['counts']>, number]>([
  ['', { new: 3 }, 0],
  ['Fica de fora: 1 que já existe.', { there: 1 }, 0],
  ['Ficam de fora: 2 que já existem.', { there: 2 }, 0],
  ['Ficam de fora: 1 que já existe e 1 com problema.', { there: 1, problem: 1 }, 0],
  ['Fica de fora: 1 repetida na planilha.', { twice: 1 }, 0],
  ['Fica de fora: 1 que você deixou.', { left: 1 }, 0],
  ['Fica de fora: 1 com total.', { total: 1 }, 0],
  ['Fica de fora: 1 que é título ou aviso.', {}, 1],
  [
    'Ficam de fora: 2 repetidas na planilha, 2 com totais e 3 que são títulos ou avisos.',
    { twice: 2, total: 2, remark: 1 },
    2,
  ],
])('%s', (said, counts, heads) => {
  const checked: CheckedSheet = {
    ...{ fresh: [], groups: [], states: new Map(), lostProjects: [] },
    counts: { ...NOTHING, ...counts },
  };
  expect(outText(checked, heads)).toBe(said);
});
