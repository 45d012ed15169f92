import { ACCOUNT_FORMAT } from '../../../features/app/ownData/accountFormat';
import { ACCOUNT_TABLES, type AccountTable } from '../../../features/app/ownData/accountTables';
import {
  MAX_FILE_BYTES,
  type FileProblem,
  type RowProblem,
} from '../../../features/app/ownData/fileProblem';
import type { OwnDataStep } from '../../../features/app/ownData/ownDataSlice';
import { ENTITIES, perEntity } from '../../../features/app/entities/entities';
import { joinWithAnd } from '../../kit/text/format';
import { countText, sectionLabel } from '../../records/nouns';

type Counts = Readonly<Record<AccountTable, number>>;

const formatCount = (count: number): string => count.toLocaleString('pt-BR');

/** '1 registro', '1.200 registros'. */
export const recordCountText = (count: number): string =>
  count === 1 ? '1 registro' : `${formatCount(count)} registros`;

/** '2 clientes, 1 orçamento e outras informações, como as de Meus dados (3 registros)'. */
export function contentsText(counts: Counts): string {
  const lists = ENTITIES.filter((entity) => counts[entity] > 0);
  const sideTables = ACCOUNT_TABLES.filter((table) => !ENTITIES.some((entity) => entity === table));
  const rest = sideTables.reduce((sum, table) => sum + counts[table], 0);
  const parts = lists.map((entity) => countText(counts[entity], entity));
  if (rest > 0) parts.push(`outras informações, como as de Meus dados (${recordCountText(rest)})`);
  return joinWithAnd(parts);
}

const tableLabel: Record<AccountTable, string> = {
  ...perEntity((entity) => sectionLabel[entity]),
  profiles: sectionLabel.myData,
  clientDetails: 'Detalhes de clientes',
  quoteDetails: 'Detalhes de orçamentos',
  quoteVersions: 'Versões de orçamentos',
  expenseProjects: 'Projetos de gastos',
  paymentParts: 'Parcelas de pagamentos',
  series: 'O que se repete',
  meiAdjustments: 'Ajustes do relatório mensal',
  statementLines: 'Linhas do extrato',
};

const reason: Record<RowProblem, string> = {
  shape: 'o valor não é do tipo esperado',
  missing: 'falta neste registro',
  unknown: 'não faz parte deste formato',
  limit: 'o valor está fora do que pode ser guardado',
  duplicate: 'já apareceu antes no arquivo',
  dangling: 'aponta para um registro que o arquivo não tem',
};

/** Says why a file is refused, and where in the file the problem is. */
export function problemText(problem: FileProblem): string {
  switch (problem.code) {
    case 'tooBig':
      return `O arquivo é grande demais: o limite é de ${formatCount(MAX_FILE_BYTES / 1_000_000)} MB.`;
    case 'notJson':
      return 'O arquivo não é um JSON inteiro: pode ter sido cortado ou alterado.';
    case 'otherFormat':
      return 'O arquivo não é deste formato. Escolha um .json baixado em “Baixar tudo”.';
    case 'otherVersion':
      return problem.version === null
        ? 'O arquivo não diz de que versão do formato é.'
        : `O arquivo diz ser da versão ${formatCount(problem.version)} do formato; aqui se lê até a versão ${formatCount(ACCOUNT_FORMAT.version)}.`;
    case 'unreadable':
      return 'Não foi possível ler o arquivo.';
    case 'empty':
      return 'O arquivo não tem nenhum registro.';
    case 'noTable':
      return `Falta no arquivo a lista “${problem.table}” (${tableLabel[problem.table]}).`;
    case 'badRow': {
      const { table, row, field, problem: what } = problem;
      const where = field === '' ? '' : `, campo “${field}”`;
      return `${tableLabel[table]}, registro ${formatCount(row)}${where}: ${reason[what]}.`;
    }
  }
}

type Failed = Extract<OwnDataStep, { name: 'restoreFailed' | 'eraseFailed' }>;

/** Says what went wrong while rows were written or deleted. */
export const failureText: Record<Failed['failure'], string> = {
  network: 'O servidor não respondeu.',
  unsent: 'O servidor não respondeu.',
  refused: 'O servidor recusou um registro.',
  outdated: 'Esta versão do Ofício não combina mais com a do servidor. Atualize a página.',
  gone: 'O servidor recusou um registro.',
  dangling: 'O servidor recusou um registro.',
  notEmpty: 'A conta já não está vazia: algo foi gravado nela por outra aba ou outro aparelho.',
};

/** Says which records remain in the account after a failed restoration. */
export function notRemovedText(left: number | null): string {
  if (left === 0) return 'Nada ficou gravado.';
  if (left === null) return 'Não foi possível saber o que ficou gravado.';
  return left === 1
    ? '1 registro ficou gravado e não pôde ser desfeito.'
    : `${formatCount(left)} registros ficaram gravados e não puderam ser desfeitos.`;
}

/** Says which records remain in the account after a failed erasure. */
export function notErasedText(left: number | null): string {
  if (left === null) return 'Não foi possível saber o que ainda resta.';
  return left === 1 ? 'Ainda resta 1 registro.' : `Ainda restam ${recordCountText(left)}.`;
}

/** '340 de 1.200'. */
export const progressText = ({ done, total }: { done: number; total: number }): string =>
  `${formatCount(done)} de ${formatCount(total)}`;
