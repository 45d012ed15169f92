/** An expense of the demo. */
export interface DemoExpense {
  readonly description: string;
  readonly category: string;
  /** The amount in reais. */
  readonly amount: number;
  readonly daysAgo: number;
  readonly method: string;
  readonly notes?: string;
  /** The name of the project that the money was spent for. */
  readonly project?: string;
  /** The day of the month on which it comes again. */
  readonly repeatsOn?: number;
}

/**
 * Each entry has a description, a category, an amount, a method, and the day within each month of thirty days. Some come
 * again on a day of the month.
 */
const monthly: readonly (readonly [string, string, number, string, number, number?])[] = [
  ['Coworking Pinheiros', 'Escritório', 690, 'boleto', 25, 5],
  ['Assinatura de programas de design', 'Tecnologia', 275, 'cartao', 18],
  ['Contadora', 'Serviços', 320, 'pix', 12],
  ['DAS do MEI', 'Impostos', 86.05, 'pix', 8, 20],
];

const occasional: readonly DemoExpense[] = [
  {
    description: 'Monitor de 27 polegadas',
    category: 'Equipamentos',
    amount: 2189.9,
    daysAgo: 346,
    method: 'cartao',
  },
  {
    description: 'Cartões de visita',
    category: 'Marketing',
    amount: 168,
    daysAgo: 333,
    method: 'pix',
  },
  {
    description: 'Viagem a Ubatuba (Vila do Mar)',
    category: 'Transporte',
    amount: 412.6,
    daysAgo: 302,
    method: 'cartao',
    notes: 'Pedágios e combustível',
    project: 'Site Pousada Vila do Mar',
  },
  {
    description: 'Almoço com cliente',
    category: 'Alimentação',
    amount: 134.5,
    daysAgo: 301,
    method: 'dinheiro',
  },
  {
    description: 'Fontes tipográficas',
    category: 'Tecnologia',
    amount: 540,
    daysAgo: 284,
    method: 'cartao',
    project: 'Logotipo Nova Contabilidade',
  },
  {
    description: 'Anúncios no Instagram',
    category: 'Marketing',
    amount: 300,
    daysAgo: 266,
    method: 'cartao',
    project: 'Campanha de inverno Aurora',
  },
  {
    description: 'Papéis e amostras',
    category: 'Escritório',
    amount: 97.3,
    daysAgo: 247,
    method: 'dinheiro',
  },
  {
    description: 'Domínio e hospedagem',
    category: 'Tecnologia',
    amount: 238.8,
    daysAgo: 229,
    method: 'cartao',
  },
  {
    description: 'Estande na feira de design',
    category: 'Marketing',
    amount: 950,
    daysAgo: 208,
    method: 'transferencia',
  },
  {
    description: 'Corridas por aplicativo',
    category: 'Transporte',
    amount: 86.4,
    daysAgo: 207,
    method: 'cartao',
  },
  {
    description: 'Curso de tipografia',
    category: 'Outros',
    amount: 620,
    daysAgo: 192,
    method: 'pix',
  },
  {
    description: 'Mesa digitalizadora',
    category: 'Equipamentos',
    amount: 1349,
    daysAgo: 171,
    method: 'cartao',
  },
  {
    description: 'Passagem para Três Pontas',
    category: 'Transporte',
    amount: 236.7,
    daysAgo: 160,
    method: 'cartao',
  },
  {
    description: 'Almoço com a Clínica Pulso',
    category: 'Alimentação',
    amount: 178.9,
    daysAgo: 148,
    method: 'cartao',
  },
  {
    description: 'Conserto do notebook',
    category: 'Serviços',
    amount: 480,
    daysAgo: 131,
    method: 'pix',
  },
  {
    description: 'Provas de impressão',
    category: 'Serviços',
    amount: 215,
    daysAgo: 109,
    method: 'pix',
    project: 'Café Serra Alta: rótulos e site',
  },
  {
    description: 'Anúncios no Instagram',
    category: 'Marketing',
    amount: 250,
    daysAgo: 92,
    method: 'cartao',
  },
  {
    description: 'Cadeira ergonômica',
    category: 'Equipamentos',
    amount: 1090,
    daysAgo: 77,
    method: 'cartao',
  },
  {
    description: 'Fotógrafo para o Café Serra Alta',
    category: 'Serviços',
    amount: 900,
    daysAgo: 61,
    method: 'pix',
    project: 'Café Serra Alta: rótulos e site',
  },
  {
    description: 'Toner e papel',
    category: 'Escritório',
    amount: 264.2,
    daysAgo: 43,
    method: 'cartao',
  },
  {
    description: 'Corridas por aplicativo',
    category: 'Transporte',
    amount: 73.15,
    daysAgo: 28,
    method: 'cartao',
  },
  {
    description: 'Café e lanches para reunião',
    category: 'Alimentação',
    amount: 58.7,
    daysAgo: 15,
    method: 'dinheiro',
  },
  {
    description: 'Banco de imagens',
    category: 'Tecnologia',
    amount: 149.9,
    daysAgo: 6,
    method: 'cartao',
    project: 'Solar Energia Limpa',
  },
  {
    description: 'Mochila para notebook',
    category: 'Outros',
    amount: 219,
    daysAgo: 0,
    method: 'pix',
  },
];

/** A year of expenses: the monthly ones, then the single ones. */
export const demoExpenses: readonly DemoExpense[] = [
  ...Array.from({ length: 12 }, (_, month) =>
    monthly.map(([description, category, amount, method, offset, repeatsOn]) => ({
      description,
      category,
      amount,
      method,
      daysAgo: month * 30 + offset,
      // The series begins with the newest one.
      ...(month === 0 && repeatsOn !== undefined && { repeatsOn }),
    })),
  ).flat(),
  ...occasional,
];
