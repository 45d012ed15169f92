import type { ComparedFiles } from '../../../features/business/statement/compare';
import type { MatchReason } from '../../../features/business/statement/matching';
import type { StatementLine } from '../../../features/business/statement/mergeFiles';
import type { Review } from '../../../features/business/statement/review';
import type { Selection } from '../../../features/business/statement/selection';
import type { FileProblem } from '../../../features/business/statement/statementLine';
import { formatCurrency, formatDay, joinWithAnd } from '../../kit/text/format';

const number = (count: number): string => count.toLocaleString('pt-BR');

/** An amount without its sign. */
export const formatCents = (cents: number): string => formatCurrency(Math.abs(cents) / 100);

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

/** 'mesmo valor', 'faltam R$ 10,00', 'sobram R$ 10,00'. */
export function differenceText(line: StatementLine, cents: number): string {
  const left = cents - line.cents;
  if (left === 0) return 'mesmo valor';
  return left > 0 ? `faltam ${formatCents(left)}` : `sobram ${formatCents(left)}`;
}

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
const arrivedText = (count: number): string =>
  count === 0
    ? 'Nenhum pagamento novo neste extrato'
    : count === 1
      ? '1 pagamento chegou'
      : `${number(count)} pagamentos chegaram`;

/** How many entries were left out. */
export const leftOutCount = ({ leftOut }: Pick<ComparedFiles, 'leftOut'>): number =>
  Object.values(leftOut).reduce((sum, count) => sum + count, 0);

/** 'nubank.ofx · 01/11 a 22/11/2026 · 38 linhas no arquivo, 38 aqui'. */
export function fileText({ names, from, to, entries, lines, leftOut }: ComparedFiles): string {
  const left = leftOutCount({ leftOut });
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
function leftText(unidentified: number, { leftOut }: Pick<ComparedFiles, 'leftOut'>): string {
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

/** Whether a line was left out because of what it says alone, so that the user may know better. */
export const isGuess = (why: keyof typeof asideText): boolean =>
  !['card', 'nothing', 'setAside', 'used'].includes(why);

const join = (words: readonly (string | false)[], between: string): string =>
  words.filter((word) => word !== false).join(between);

/** '6 pagamentos chegaram', '2 recebidas. Faltam 5 para identificar.' */
export function titleText(review: Review, compared: ComparedFiles): string {
  const { sure, likely, choose, incoming, possible, same, received } = review;
  const matched = sure.length + likely.length + choose.length;
  const left = matched + incoming.length + possible.length + same.length;
  if (received.length > 0) {
    return `${countedText(received.length, 'recebida', 'recebidas')}. ${leftText(left, compared)}`;
  }
  return sure.length === 0 && matched > 0
    ? countedText(matched, 'pagamento para olhar', 'pagamentos para olhar')
    : arrivedText(sure.length);
}

/** 'Recebidas 3 · Gastos 1'; '' if nothing was confirmed. */
export const confirmedText = ({ received, spent }: Review): string =>
  join(
    [
      received.length > 0 && `Recebidas ${number(received.length)}`,
      spent.length > 0 && `Gastos ${number(spent.length)}`,
    ],
    ' · ',
  );

/** '2 entradas, 4 saídas, 3 que ficam de fora, 1 linha de saldo'. */
export function noPairText(
  { incoming, possible, same }: Review,
  asides: number,
  compared: ComparedFiles,
): string {
  const out = possible.length + same.length;
  return join(
    [
      incoming.length > 0 && countedText(incoming.length, 'entrada', 'entradas'),
      out > 0 && countedText(out, 'saída', 'saídas'),
      asides > 0 && countedText(asides, 'que fica de fora', 'que ficam de fora'),
      leftOutCount(compared) > 0 && leftOutText(compared),
    ],
    ', ',
  );
}

/** What a press does: 'Marcar 2 como recebidas e registrar 1 gasto'; '' if nothing is selected. */
export function pressText({ paying, spending }: Selection): string {
  const count = paying.length;
  const register = count > 0 ? 'registrar' : 'Registrar';
  return join(
    [
      count > 0 &&
        (count === 1 ? 'Marcar 1 como recebida' : `Marcar ${number(count)} como recebidas`),
      spending.length > 0 && `${register} ${countedText(spending.length, 'gasto', 'gastos')}`,
    ],
    ' e ',
  );
}

/** '2 marcadas · R$ 3.393,66 · 1 gasto · − R$ 320,00'; '' if nothing is selected. */
export const selectedText = ({ paying, payingCents, spending, spendingCents }: Selection): string =>
  join(
    [
      paying.length > 0 && countedText(paying.length, 'marcada', 'marcadas'),
      paying.length > 0 && formatCents(payingCents),
      spending.length > 0 && countedText(spending.length, 'gasto', 'gastos'),
      spending.length > 0 && `− ${formatCents(spendingCents)}`,
    ],
    ' · ',
  );
