import type {
  CheckedSheet,
  ProblemGroup,
  RowState,
} from '../../../features/business/spreadsheet/checkSheet';
import type { SheetEntity, SheetField } from '../../../features/business/spreadsheet/fields';
import type { SheetProblem } from '../../../features/business/spreadsheet/readSheet';
import type {
  SpreadsheetStep,
  StopReason,
} from '../../../features/business/spreadsheet/spreadsheetSlice';
import { paymentMethodLabel } from '../../../features/business/payments/paymentWords';
import { PAYMENT_METHODS } from '../../../features/shared/paymentMethods';
import { quoted } from '../../../features/shared/quoted';
import { formatCount, joinWithAnd } from '../../kit/text/format';
import { countText } from '../../records/nouns';

export const fieldLabel: Record<SheetField, string> = {
  name: 'Nome',
  company: 'Empresa',
  phone: 'Telefone',
  email: 'Email',
  observations: 'Observações',
  createdOn: 'Cadastrado em',
  document: 'CPF ou CNPJ',
  address: 'Endereço',
  city: 'Cidade',
  state: 'UF',
  description: 'Descrição',
  category: 'Categoria',
  amount: 'Valor',
  date: 'Data',
  paymentMethod: 'Forma de pagamento',
  project: 'Projeto',
  notes: 'Observações',
};

const COPY = 'Abra no seu programa, copie as células e cole aqui.';

/** Why a spreadsheet was refused: what it is, and what to do. */
export const refusalTexts: Record<SheetProblem, readonly [title: string, text: string]> = {
  empty: ['Não há nada nesta planilha.', 'Copie as linhas, com o título das colunas, e cole aqui.'],
  onlyHead: ['Só há os títulos das colunas.', 'Copie também as linhas abaixo deles.'],
  tooLarge: ['O arquivo é grande demais: o limite é de 20 MB.', 'Copie uma parte e cole aqui.'],
  tooMany: ['São linhas demais: o limite é de 10.000 por vez.', 'Traga uma parte de cada vez.'],
  excel: ['Este arquivo é do Excel ou de outro programa de planilhas.', COPY],
  oldExcel: [
    'Este arquivo é de um Excel antigo ou tem senha.',
    'Abra no seu programa, com a senha se houver, copie as células e cole aqui.',
  ],
  archive: ['Este arquivo está compactado.', 'Descompacte e escolha o CSV que está dentro.'],
  pdf: ['Este arquivo é um PDF.', COPY],
  image: ['Este arquivo é uma imagem.', COPY],
  html: ['Este arquivo é uma página da internet.', COPY],
  binary: ['Este arquivo não é uma planilha em CSV.', COPY],
};

const stopTexts: Record<StopReason, string> = {
  cancelled: 'Cancelado. Nada da planilha ficou no Ofício.',
  failed: 'Não deu para trazer a planilha. O que já tinha entrado foi desfeito.',
  interrupted: 'Uma planilha tinha ficado pela metade. O que já tinha entrado foi desfeito.',
  whole: 'A planilha tinha entrado inteira: só a última resposta se perdeu.',
  busy: 'Outra aba está trazendo uma planilha. Espere ela terminar.',
};

/** '3 clientes ficaram: mudaram ou foram usados desde então.' */
export const keptText = (entity: SheetEntity, kept: number): string =>
  `${countText(kept, entity)} ${kept === 1 ? 'ficou: mudou ou foi usado' : 'ficaram: mudaram ou foram usados'} desde então.`;

/** What came of a spreadsheet that was not brought to its end: a title, and a text. */
export function stopWords({
  entity,
  reason,
  kept,
}: Extract<SpreadsheetStep, { name: 'stopped' }>): readonly [title: string, text: string] {
  const text = stopTexts[reason];
  if (reason === 'whole') return ['A planilha entrou', text];
  if (kept === 0) return ['Nada entrou', text];
  const first = reason === 'cancelled' ? 'Cancelado.' : text;
  return ['Desfeito', `${first} ${keptText(entity, kept)}`];
}

/** Why imported rows are still there. */
export const undoTexts = {
  failed: 'Sem resposta: nada foi desfeito. Tente de novo.',
  busy: 'Nada foi desfeito: outra aba está trazendo uma planilha. Espere ela terminar.',
} as const;

export const UNLOADED = 'Nada entrou: uma parte do Ofício não carregou. Tente de novo.';

/** '1.482 clientes novos, 16 já existem, 2 com problema'. What there is none of is left out. */
export function countsText(entity: SheetEntity, { counts }: CheckedSheet): string {
  const fresh = `${countText(counts.new, entity)} ${counts.new === 1 ? 'novo' : 'novos'}`;
  const there = counts.there + counts.twice;
  return [
    counts.new > 0 || there + counts.problem === 0 ? fresh : '',
    there > 0 ? `${formatCount(there)} já ${there === 1 ? 'existe' : 'existem'}` : '',
    counts.problem > 0 ? `${formatCount(counts.problem)} com problema` : '',
  ]
    .filter((text) => text !== '')
    .join(', ');
}

/** What stays out, for the foot: 'Ficam de fora: 16 que já existem e 2 com problema.' */
export function outText({ counts }: CheckedSheet, heads: number): string {
  const { there, twice, problem, left, total } = counts;
  const aside = counts.remark + heads;
  const parts = [
    { count: there, one: 'que já existe', many: 'que já existem' },
    { count: twice, one: 'repetida na planilha', many: 'repetidas na planilha' },
    { count: problem, one: 'com problema', many: 'com problema' },
    { count: left, one: 'que você deixou', many: 'que você deixou' },
    { count: total, one: 'com total', many: 'com totais' },
    { count: aside, one: 'que é título ou aviso', many: 'que são títulos ou avisos' },
  ].filter(({ count }) => count > 0);
  if (parts.length === 0) return '';
  const stay = there + twice + problem + left + total + aside === 1 ? 'Fica' : 'Ficam';
  const named = parts.map(
    ({ count, one, many }) => `${formatCount(count)} ${count === 1 ? one : many}`,
  );
  return `${stay} de fora: ${joinWithAnd(named)}.`;
}

export const stateText: Record<RowState, string> = {
  new: 'Novo',
  there: 'Já existe',
  twice: 'Repetida',
  problem: 'Com problema',
  left: 'Fica de fora',
  total: 'Total',
  remark: 'Título ou aviso',
};

const lines = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'linha' : 'linhas'}`;

/** What is wrong with a group of rows. */
export function groupText({ kind, field, text, rows }: ProblemGroup): string {
  const label = fieldLabel[field];
  const count = lines(rows.length);
  switch (kind) {
    case 'order':
      return `${count} com data que pode ser lida de dois jeitos`;
    case 'year':
      return `${count} com data sem ano`;
    case 'negative':
      return `${count} com menos no valor`;
    case 'formula':
      return `${label}: ${count} com fórmula, erro ou número cortado pelo programa`;
    case 'currency':
      return `${count} com valor em outra moeda`;
    case 'word':
      return text === ''
        ? `${count} sem ${label.toLowerCase()}`
        : `${label} ${quoted(text)}, em ${count}: o que é?`;
    case 'same':
      return `${count} com o nome ou o contato de quem já existe, e outro dado diferente`;
    case 'form':
      return `${text}, em ${count}`;
  }
}

/** What is wrong with one row, for the file of refused rows. */
export const reasonText = (group: ProblemGroup): string =>
  groupText({ ...group, rows: group.rows.slice(0, 1) }).replace(/^1 linha com |, em 1 linha/, '');

/** The label of a value for an unknown word. */
export const wordLabel = (field: SheetField, value: string): string =>
  field === 'paymentMethod'
    ? (PAYMENT_METHODS.map((method) => (method === value ? paymentMethodLabel[method] : '')).find(
        (label) => label !== '',
      ) ?? value)
    : value;
