import type { ComparedFiles } from '../../../features/business/statement/compare';
import type {
  AsideReason,
  Item,
  ItemsByKind,
  MatchReason,
} from '../../../features/business/statement/item';
import type { StatementLine } from '../../../features/business/statement/mergeFiles';
import type { Selection } from '../../../features/business/statement/selection';
import {
  LEFT_OUT_REASONS,
  type FileProblem,
  type LeftOutReason,
} from '../../../features/business/statement/statementLine';
import { quoted } from '../../../features/shared/quoted';
import { formatCurrency, formatDay, formatShortDay, joinWithAnd } from '../../kit/text/format';
import { differenceKindText } from '../../records/texts/differenceTexts';

const number = (count: number): string => count.toLocaleString('pt-BR');

/** An amount without its sign. */
export const formatCents = (cents: number): string => formatCurrency(Math.abs(cents) / 100);

const join = (words: readonly (string | false)[], between: string): string =>
  words.filter((word) => word !== false).join(between);

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

/**
 * 'nubank.ofx · 01/11 a 22/11/2026 · 38 lançamentos lidos', and after a confirmation what all of them are: ': 4 recebidos, 1 já
 * registrado, 5 não identificados, 2 de fora'. What could not be read is named apart.
 */
export function fileText(compared: ComparedFiles, review: ItemsByKind): string {
  const { names, from, to, entries, leftOut } = compared;
  const name = names.length === 1 ? (names[0] ?? '') : `${number(names.length)} arquivos`;
  const days =
    from !== null && to !== null ? ` · ${formatShortDay(from, to)} a ${formatDay(to)}` : '';
  const registered = lengthOf([review.registered, review.used, review.linked]);
  const unchecked = uncheckedCount(review);
  const unidentified = unidentifiedCount(review);
  const { aside, setAside } = review;
  const out = aside.length + setAside.length + leftOutCount(compared) - leftOut.unreadable;
  const counts = [
    review.received.length > 0 && countedText(review.received.length, 'recebido', 'recebidos'),
    review.spent.length > 0 && countedText(review.spent.length, 'gasto', 'gastos'),
    registered > 0 && countedText(registered, 'já registrado', 'já registrados'),
    unchecked > 0 && `${number(unchecked)} para conferir`,
    unidentified > 0 && countedText(unidentified, 'não identificado', 'não identificados'),
    out > 0 && `${number(out)} de fora`,
  ];
  const what = review.received.length > 0 ? `: ${join(counts, ', ')}` : '';
  const read = countedText(entries - leftOut.unreadable, 'lançamento lido', 'lançamentos lidos');
  const unread = leftOutText(compared, ['unreadable']);
  return join([`${name}${days} · ${read}${what}`, unread !== '' && unread], ' · ');
}

const leftOutWords: Record<LeftOutReason, readonly [one: string, many: string]> = {
  balance: ['linha de saldo', 'linhas de saldo'],
  future: ['lançamento futuro', 'lançamentos futuros'],
  foreign: ['linha em outra moeda', 'linhas em outra moeda'],
  undone: ['linha recusada, cancelada ou pendente', 'linhas recusadas, canceladas ou pendentes'],
  duplicate: ['linha repetida', 'linhas repetidas'],
  unreadable: ['linha que não deu para ler', 'linhas que não deu para ler'],
};

/** How many entries were left out for these reasons: '3 linhas de saldo e 2 repetidas'. */
export const leftOutText = (
  { leftOut }: Pick<ComparedFiles, 'leftOut'>,
  reasons: readonly LeftOutReason[] = LEFT_OUT_REASONS,
): string =>
  joinWithAnd(
    reasons.flatMap((reason) =>
      leftOut[reason] > 0 ? countedText(leftOut[reason], ...leftOutWords[reason]) : [],
    ),
  );

const lengthOf = (lists: readonly (readonly unknown[])[]): number =>
  lists.reduce((sum, lines) => sum + lines.length, 0);

/** How many lines wait for a tick, because the parts that they may pay are known. */
export const uncheckedCount = ({ sure, likely, differing, choose }: ItemsByKind): number =>
  lengthOf([sure, likely, differing, choose]);

/** How many lines nobody has identified. */
const unidentifiedCount = ({ incoming, expense, same }: ItemsByKind): number =>
  lengthOf([incoming, expense, same]);

/** How many lines are neither received nor registered nor set aside. */
export const leftCount = (review: ItemsByKind): number =>
  uncheckedCount(review) + unidentifiedCount(review);

/**
 * What is still to do after a confirmation: 'Faltam 5 para identificar e 1 para conferir.'. Everything is checked only if each line is
 * identified, each entry with money was read, and nothing of what was asked for is missing.
 * @param openCents - what stays open of the parts that the confirmed lines have paid.
 */
function leftText(review: ItemsByKind, compared: ComparedFiles, openCents: number): string {
  const left = [
    { count: unidentifiedCount(review), what: 'para identificar' },
    { count: uncheckedCount(review), what: 'para conferir' },
  ].filter(({ count }) => count > 0);
  if (left[0]) {
    const verb = left[0].count === 1 ? 'Falta' : 'Faltam';
    return `${verb} ${joinWithAnd(left.map(({ count, what }) => `${number(count)} ${what}`))}.`;
  }
  const { unreadable, foreign } = compared.leftOut;
  if (unreadable + foreign > 0) {
    return `Não ${unreadable + foreign === 1 ? 'entrou' : 'entraram'}: ${leftOutText(compared, ['foreign', 'unreadable'])}.`;
  }
  return openCents > 0 ? `${formatCents(openCents)} continuam em aberto.` : 'Tudo conferido.';
}

const asideText: Record<AsideReason, string> = {
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
};

/** Whether a line was left out because of what it says alone, so that the user may know better. */
export const isGuess = (why: AsideReason): boolean => why !== 'card' && why !== 'nothing';

/** What a line is for which nothing is to do. */
export function settledText(
  item: Item<'aside' | 'setAside' | 'registered' | 'used' | 'linked'>,
  today: string,
): string {
  switch (item.is) {
    case 'aside':
      return asideText[item.why];
    case 'setAside':
      return 'pessoal';
    case 'used':
      return 'já registrado';
    case 'linked':
      return `é o gasto ${quoted(item.same.description)}`;
    case 'registered': {
      const { on } = item.receipt;
      return `já marcado como recebido${on === null ? '' : ` em ${formatShortDay(on, today)}`}`;
    }
  }
}

/** '6 pagamentos chegaram, 1 com diferença', '2 recebidos. Faltam 5 para identificar.' */
export function titleText(review: ItemsByKind, compared: ComparedFiles, openCents: number): string {
  const { sure, likely, differing, choose, received } = review;
  if (received.length > 0) {
    const left = leftText(review, compared, openCents);
    return `${countedText(received.length, 'recebido', 'recebidos')}. ${left}`;
  }
  const arrived = sure.length + differing.length;
  const others = likely.length + choose.length;
  if (arrived === 0 && others > 0) {
    return countedText(others, 'pagamento para olhar', 'pagamentos para olhar');
  }
  const unequal = differing.length > 0 ? `, ${number(differing.length)} com diferença` : '';
  return `${arrivedText(arrived)}${unequal}`;
}

/** The sum of some lines' amounts. */
export const sumText = (items: readonly { line: StatementLine }[]): string =>
  formatCents(items.reduce((sum, { line }) => sum + line.cents, 0));

/** '1 entrada de R$ 350,00 e 4 saídas de R$ 1.728,60'. */
export function unidentifiedText({ incoming, expense, same }: ItemsByKind): string {
  const out = [...expense, ...same];
  return joinWithAnd([
    ...(incoming.length > 0
      ? [`${countedText(incoming.length, 'entrada', 'entradas')} de ${sumText(incoming)}`]
      : []),
    ...(out.length > 0 ? [`${countedText(out.length, 'saída', 'saídas')} de ${sumText(out)}`] : []),
  ]);
}

/** What a press does: 'Marcar 2 como recebidos e registrar 1 gasto'; '' if nothing is selected. */
export function pressText({ marked, spending, spendingCents }: Selection): string {
  const expenses = countedText(spending.length, 'gasto', 'gastos');
  if (marked === 0) {
    return spending.length > 0 ? `Registrar ${expenses} · ${formatCents(spendingCents)}` : '';
  }
  const mark = marked === 1 ? 'Marcar 1 como recebido' : `Marcar ${number(marked)} como recebidos`;
  return spending.length > 0 ? `${mark} e registrar ${expenses}` : mark;
}

/** '2 marcados · R$ 3.393,66 · 1 gasto · − R$ 320,00'; '' if nothing is selected. */
export const selectedText = (selection: Selection): string =>
  join(
    [
      selection.marked > 0 && countedText(selection.marked, 'marcado', 'marcados'),
      selection.marked > 0 && formatCents(selection.markedCents),
      selection.spending.length > 0 && countedText(selection.spending.length, 'gasto', 'gastos'),
      selection.spending.length > 0 && `− ${formatCents(selection.spendingCents)}`,
    ],
    ' · ',
  );

/** 'igual ao que entrou no banco; R$ 100,00 continuam em aberto'. */
export function balanceText({ differences: { open, discount, next, extra } }: Selection): string {
  const rests = [
    ...(open > 0 ? [`${formatCents(open)} ${differenceKindText.open.clause}`] : []),
    ...(discount > 0 ? [`${formatCents(discount)} de desconto`] : []),
    ...(next > 0 ? [`${formatCents(next)} ${differenceKindText.next.clause}`] : []),
    ...(extra > 0 ? [`${formatCents(extra)} a mais`] : []),
  ];
  return join(['igual ao que entrou no banco', rests.length > 0 && joinWithAnd(rests)], '; ');
}

/** What the marked lines bring that no part takes: 'R$ 90,00 ainda sem parcela: veja as linhas marcadas'. */
export const unbalancedText = ({ markedCents, bookedCents }: Selection): string =>
  `${formatCents(markedCents - bookedCents)} ainda sem parcela: veja as linhas marcadas`;
