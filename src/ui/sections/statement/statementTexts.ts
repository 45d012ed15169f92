import type { ComparedFiles } from '../../../features/business/statement/compare';
import type { MatchReason } from '../../../features/business/statement/matching';
import type { FileProblem } from '../../../features/business/statement/statementLine';
import { formatDay, joinWithAnd } from '../../kit/text/format';

const number = (count: number): string => count.toLocaleString('pt-BR');

/** '1 linha', '38 linhas'. */
export const countedText = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`;

export const reasonText: Record<MatchReason, string> = {
  name: 'mesmo valor e nome',
  cpf: 'mesmo valor e CPF',
  cnpj: 'mesmo valor e CNPJ',
  known: 'mesmo valor, já pagou assim',
  early: 'mesmo valor e pagador, muito antes do vencimento',
  partOfName: 'mesmo valor, parte do nome',
  otherName: 'mesmo valor, outro nome',
  noName: 'mesmo valor, sem nome',
};

/** Why a file was refused: what it is, and what to do. */
export const problemTexts: Record<FileProblem, readonly [title: string, text: string]> = {
  pdf: [
    'é um PDF.',
    'Um PDF não diz com certeza o que é dia e o que é valor. Peça ao banco o mesmo extrato em OFX ou CSV.',
  ],
  image: [
    'é uma imagem.',
    'Uma foto não diz com certeza o que é dia e o que é valor. Peça ao banco o extrato em OFX ou CSV.',
  ],
  html: [
    'é uma página da internet.',
    'O banco mandou uma página no lugar do extrato, talvez porque a sessão acabou. Entre de novo e baixe o OFX ou CSV.',
  ],
  archive: [
    'é um arquivo compactado ou do Excel.',
    'Abra e salve como CSV, ou peça ao banco o extrato em OFX.',
  ],
  empty: ['está vazio.', 'Baixe de novo o extrato do banco, em OFX ou CSV.'],
  cut: ['veio cortado.', 'Falta o fim do arquivo. Baixe de novo o extrato do banco.'],
  tooLarge: ['é grande demais: o limite é de 20 MB.', 'Peça ao banco um período menor.'],
  unknown: ['não é um extrato.', 'Peça ao banco o extrato em OFX ou CSV.'],
};

/** '6 pagamentos chegaram'. */
export const arrivedText = (count: number): string =>
  count === 0
    ? 'Nenhum pagamento novo neste extrato'
    : count === 1
      ? '1 pagamento chegou'
      : `${number(count)} pagamentos chegaram`;

/** 'nubank.ofx · 01/11 a 22/11/2026 · 38 linhas no arquivo, 38 aqui'. */
export function fileText({ names, from, to, entries, lines, leftOut }: ComparedFiles): string {
  const left = Object.values(leftOut).reduce((sum, count) => sum + count, 0);
  const name = names.length === 1 ? (names[0] ?? '') : `${number(names.length)} arquivos`;
  const days =
    from !== null && to !== null ? ` · ${formatDay(from).slice(0, 5)} a ${formatDay(to)}` : '';
  const where = names.length === 1 ? 'no arquivo' : 'nos arquivos';
  return `${name}${days} · ${countedText(entries, 'linha', 'linhas')} ${where}, ${number(lines + left)} aqui`;
}

/** How many entries were left out: '3 linhas de saldo, 2 repetidas'. */
export function leftOutText({ leftOut }: Pick<ComparedFiles, 'leftOut'>): string {
  const parts = [
    leftOut.balance > 0 && countedText(leftOut.balance, 'linha de saldo', 'linhas de saldo'),
    leftOut.future > 0 && countedText(leftOut.future, 'lançamento futuro', 'lançamentos futuros'),
    leftOut.foreign > 0 &&
      countedText(leftOut.foreign, 'linha em outra moeda', 'linhas em outra moeda'),
    leftOut.undone > 0 &&
      countedText(
        leftOut.undone,
        'linha recusada, cancelada ou pendente',
        'linhas recusadas, canceladas ou pendentes',
      ),
    leftOut.duplicate > 0 && countedText(leftOut.duplicate, 'linha repetida', 'linhas repetidas'),
    leftOut.unreadable > 0 &&
      countedText(leftOut.unreadable, 'linha que não deu para ler', 'linhas que não deu para ler'),
  ];
  return joinWithAnd(parts.filter((part) => part !== false));
}

/**
 * What is still to do after a confirmation: 'Faltam 5 para identificar.'. Everything is checked only if each line is
 * identified and each entry with money was read.
 * @param unidentified - how many lines are neither received nor registered nor set aside.
 */
export function leftText(
  unidentified: number,
  { leftOut }: Pick<ComparedFiles, 'leftOut'>,
): string {
  if (unidentified > 0) {
    return `${unidentified === 1 ? 'Falta 1' : `Faltam ${number(unidentified)}`} para identificar.`;
  }
  const { unreadable, foreign } = leftOut;
  const missing = { ...leftOut, balance: 0, future: 0, undone: 0, duplicate: 0 };
  return unreadable + foreign > 0
    ? `Não ${unreadable + foreign === 1 ? 'entrou' : 'entraram'}: ${leftOutText({ leftOut: missing })}.`
    : 'Tudo conferido.';
}

export const asideText = {
  own: 'entre contas suas',
  invoice: 'fatura do cartão',
  investment: 'aplicação ou resgate',
  refund: 'devolução ou estorno',
  cancelled: 'pagamento e estorno, um anula o outro',
  card: 'crédito no cartão',
  nothing: 'sem valor',
  unclear: 'não diz com certeza se entrou ou saiu',
  currency: 'não diz com certeza em que moeda está',
  status: 'não diz com certeza se foi concluída',
  setAside: 'deixada de lado',
  used: 'já registrada',
  byHand: 'recebida à mão',
} as const;
