import { normalise } from '../../shared/searchText';
import { titleOf } from '../statement/csvColumns';
import { isDayLike } from '../statement/writtenDays';

/* What the columns of a spreadsheet are: recognised by their titles, or by what is in them. */

/** The lists into which a spreadsheet can be imported. */
export type SheetEntity = 'clients' | 'expenses';

export const SHEET_FIELDS = {
  clients: [
    ...(['name', 'company', 'phone', 'email', 'observations', 'createdOn'] as const),
    ...(['document', 'address', 'city', 'state'] as const),
  ],
  expenses: [
    ...(['description', 'category', 'amount', 'date', 'paymentMethod', 'project'] as const),
    'notes',
  ],
} as const;

export type SheetField = (typeof SHEET_FIELDS)[SheetEntity][number];

/** The use of a column; null for one that is left out. */
export type Use = SheetField | null;

/** What stands between the cells of several columns that are one field. Other fields have one column. */
export const JOINS: Partial<Record<SheetField, string>> = {
  name: ' ',
  description: ' ',
  address: ', ',
  observations: '\n',
  notes: '\n',
};

/** The titles of this app's own exports, in their order. Such a file is understood without a question. */
export const OWN_TITLES: Record<SheetEntity, readonly string[]> = {
  clients: [
    ...['Nome', 'Empresa', 'Telefone', 'Email', 'Observações', 'Cadastrado em'],
    ...['CPF ou CNPJ', 'Endereço', 'Cidade', 'UF'],
  ],
  expenses: [
    ...['Descrição', 'Categoria', 'Valor', 'Data', 'Forma de pagamento', 'Projeto'],
    'Observações',
  ],
};

const OBSERVATIONS = /\b(?:obs|observa\w+|anota\w+|notas?|notes?|coment\w+|detalhes?)\b/;

/** What a title usually means, the special words before the general ones. */
const TITLES: Record<SheetEntity, readonly (readonly [SheetField, RegExp])[]> = {
  clients: [
    ['createdOn', /^cadastrado em$/],
    ['document', /\b(?:cpf|cnpj|documento|doc)\b/],
    ['email', /\be ?mails?\b|^correio/],
    [
      'phone',
      /\b(?:tele?fones?\w*|fones?|tel|celular(?:es)?|cel|whats ?app|whats|zap|wpp|contato|phone|mobile)\b/,
    ],
    ['address', /\b(?:endereco|rua|logradouro|avenida|address|bairro|cep|complemento)\b/],
    ['city', /\b(?:cidade|municipio|city)\b/],
    ['state', /^(?:uf|estado(?! civil)|state)\b/],
    ['observations', OBSERVATIONS],
    ['company', /\b(?:empresa|razao social|fantasia|company|organizacao|organization)\b/],
    ['name', /^(?:nomes?|clientes?|name|(?:first|last|full|given|family) name|sobrenome)\b/],
  ],
  expenses: [
    ['date', /^(?:data|dia|date|dt|quando|vencimento|pago em|competencia)\b/],
    ['amount', /^(?:valor|total|preco|quantia|custo|amount|vlr|montante|r)\b/],
    ['category', /^(?:categoria|category|tipo|classificacao|grupo|centro de custo)\b/],
    ['paymentMethod', /^(?:forma|pagamento|metodo|meio|payment|pago com|como pag\w+)\b/],
    ['project', /^(?:projeto|project|obra|job)\b/],
    ['notes', OBSERVATIONS],
    [
      'description',
      /^(?:descr\w*|despesas?|gastos?|item|historico|o que|nome|fornecedor|estabelecimento|local|titulo|produto)\b/,
    ],
  ],
};

/** The field that a title names; null for an unknown title. */
export function fieldOfTitle(entity: SheetEntity, title: string): Use {
  const plain = titleOf(title).replaceAll('_', ' ');
  if (plain === '' || plain.length > 40) return null;
  return TITLES[entity].find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

const isEmail = (cell: string): boolean => /\S@\S/.test(cell);
const isPhone = (cell: string): boolean =>
  /^[+(\d][\d\s().+\-/]*$/.test(cell) && /^\d{8,13}$/.test(cell.replace(/\D/g, ''));
const isDocument = (cell: string): boolean =>
  /^\d{3}\.\d{3}\.\d{3}-\d{2}$|^[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/[\dA-Z]{4}-?\d{2}$/.test(
    cell,
  );
const isAmount = (cell: string): boolean => /^-?\s?(?:R\$)?\s?-?[\d.]*\d,\d{2}$/.test(cell);
const isText = (cell: string): boolean =>
  /[a-z]{2}/i.test(normalise(cell)) && !isEmail(cell) && !isDayLike(cell);

/** How the cells of a column without a known title are recognised. The last one takes what is left. */
const CONTENTS: Record<SheetEntity, readonly (readonly [SheetField, (cell: string) => boolean])[]> =
  {
    clients: [
      ['email', isEmail],
      ['document', isDocument],
      ['phone', isPhone],
      ['name', isText],
    ],
    expenses: [
      ['date', isDayLike],
      ['amount', isAmount],
      ['description', isText],
    ],
  };

/** The field that names a row, and without which it is nothing. */
export const MAIN = { clients: 'name', expenses: 'description' } as const;

/** Guesses what each column is, by its title first and by its cells otherwise. */
export function guessUses(
  entity: SheetEntity,
  titles: readonly string[],
  rows: readonly (readonly string[])[],
): Use[] {
  const filled = titles.map((_title, at) =>
    rows.flatMap((row) => (row[at] ?? '').trim() || []).slice(0, 200),
  );
  const fits = (at: number, is: (cell: string) => boolean): number => {
    const cells = filled[at] ?? [];
    return cells.length === 0 ? 0 : cells.filter(is).length / cells.length;
  };
  const taken = new Set<Use>();
  const uses = titles.map((title, at): Use => {
    let use = fieldOfTitle(entity, title);
    // A contact is a person or a phone.
    if (use === 'phone' && /contato/i.test(title) && fits(at, isText) > 0.5) use = 'name';
    const isFirst = !taken.has(use);
    if (use === null || (!isFirst && JOINS[use] === undefined)) return null;
    // Of several names only parts of one are joined: 'Nome' and 'Sobrenome'.
    if (use === MAIN[entity] && !isFirst && !/sobrenome|last|family/i.test(title)) return null;
    taken.add(use);
    return use;
  });
  for (const [field, is] of CONTENTS[entity]) {
    if (taken.has(field)) continue;
    const [best] = uses
      .flatMap((use, at) => (use === null && fits(at, is) > 0.5 ? at : []))
      .filter((at) => fieldOfTitle(entity, titles[at] ?? '') === null)
      .sort((a, b) => new Set(filled[b]).size - new Set(filled[a]).size);
    if (best === undefined) continue;
    uses[best] = field;
    taken.add(field);
  }
  // A list of companies has no other name.
  if (entity === 'clients' && !taken.has('name')) {
    const company = uses.indexOf('company');
    if (company !== -1) uses[company] = 'name';
  }
  return uses;
}

/** Whether this app wrote the titles, in an export or in the empty sheet to fill in. */
export const isOwnHead = (entity: SheetEntity, titles: readonly string[]): boolean =>
  titles.join('\n').trimEnd() === OWN_TITLES[entity].join('\n');
