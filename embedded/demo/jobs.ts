import type { DemoClientKey } from './clients';

/** An item of a quote: name, quantity, unit price in reais, description. */
export type DemoItem = readonly [
  name: string,
  quantity: number,
  price: number,
  description?: string,
];

/** A payment for a project, whether received or still due. */
export interface DemoPayment {
  readonly daysAgo: number;
  readonly method?: string;
  /** The whole amount in reais, even if the payment has installments. */
  readonly amount: number;
  /** The number of Pix installments. */
  readonly installments?: number;
  /** How many parts were received. If this is absent, one part of a paid payment was received. */
  readonly came?: number;
  /** How many days ago the first part was due. Negative numbers are in the future. Absent if no day was agreed. */
  readonly dueDaysAgo?: number;
  readonly paid: boolean;
  readonly delivered: boolean;
  readonly notes?: string;
  /** The day of the month on which it comes again. */
  readonly repeatsOn?: number;
}

/** A quote and the work that followed. */
export interface DemoJob {
  readonly client: DemoClientKey;
  readonly daysAgo: number;
  readonly status: 'proposal' | 'analyzing' | 'approved' | 'rejected';
  readonly items: readonly DemoItem[];
  readonly observations?: string;
  readonly project?: {
    readonly name: string;
    readonly status: 'pending' | 'in-progress' | 'paused' | 'completed';
    readonly startDaysAgo: number;
    /** How many days ago the deadline was. Negative numbers are in the future. */
    readonly deadlineDaysAgo: number;
    /** How many stages are completed. There is one stage for each item. */
    readonly done: number;
    readonly responsible?: string;
    readonly payments: readonly DemoPayment[];
  };
}

const paid = { paid: true, delivered: true } as const;
const open = { paid: false, delivered: false } as const;

/** The jobs of a year, oldest first. */
export const demoJobs: readonly DemoJob[] = [
  {
    client: 'aurora',
    daysAgo: 355,
    status: 'approved',
    items: [
      ['Identidade visual', 1, 3200, 'Logotipo, cores e tipografia'],
      ['Papelaria', 1, 850],
      ['Fachada', 1, 1200],
    ],
    project: {
      name: 'Marca da Padaria Aurora',
      status: 'completed',
      startDaysAgo: 350,
      deadlineDaysAgo: 310,
      done: 3,
      responsible: 'Marina Prado',
      payments: [
        { daysAgo: 349, method: 'pix', amount: 2625, ...paid, notes: 'Entrada de 50%' },
        { daysAgo: 308, method: 'pix', amount: 2625, ...paid, notes: 'Saldo na entrega' },
      ],
    },
  },
  {
    client: 'raiz',
    daysAgo: 338,
    status: 'approved',
    items: [
      ['Linha de embalagens', 6, 480, 'Sabonetes e óleos'],
      ['Manual de aplicação', 1, 900],
    ],
    project: {
      name: 'Embalagens Raiz',
      status: 'completed',
      startDaysAgo: 332,
      deadlineDaysAgo: 280,
      done: 2,
      responsible: 'Marina Prado',
      payments: [
        { daysAgo: 330, method: 'transferencia', amount: 1890, ...paid },
        { daysAgo: 278, method: 'transferencia', amount: 1890, ...paid },
      ],
    },
  },
  {
    client: 'nova',
    daysAgo: 330,
    status: 'rejected',
    items: [['Site institucional', 1, 6800]],
    observations: 'Fecharam com uma agência.',
  },
  {
    client: 'vila',
    daysAgo: 314,
    status: 'approved',
    items: [
      ['Site da pousada', 1, 5400, 'Até oito páginas'],
      ['Integração com reservas', 1, 1600],
      ['Ensaio fotográfico', 1, 1900],
    ],
    project: {
      name: 'Site Pousada Vila do Mar',
      status: 'completed',
      startDaysAgo: 305,
      deadlineDaysAgo: 240,
      done: 3,
      responsible: 'Marina Prado',
      payments: [
        {
          daysAgo: 300,
          method: 'pix',
          amount: 8900,
          installments: 4,
          came: 4,
          dueDaysAgo: 300,
          ...paid,
          notes: 'Quatro parcelas por Pix',
        },
      ],
    },
  },
  {
    client: 'nova',
    daysAgo: 292,
    status: 'approved',
    items: [
      ['Redesenho do logotipo', 1, 2400],
      ['Modelos de documentos', 4, 180],
    ],
    project: {
      name: 'Logotipo Nova Contabilidade',
      status: 'completed',
      startDaysAgo: 288,
      deadlineDaysAgo: 258,
      done: 2,
      payments: [{ daysAgo: 255, method: 'boleto', amount: 3120, ...paid }],
    },
  },
  {
    client: 'aurora',
    daysAgo: 270,
    status: 'approved',
    items: [
      ['Cardápio de inverno', 1, 680],
      ['Artes para redes sociais', 12, 95],
    ],
    project: {
      name: 'Campanha de inverno Aurora',
      status: 'completed',
      startDaysAgo: 268,
      deadlineDaysAgo: 245,
      done: 2,
      payments: [{ daysAgo: 243, method: 'pix', amount: 1820, ...paid }],
    },
  },
  {
    client: 'lume',
    daysAgo: 258,
    status: 'approved',
    items: [
      ['Portfólio on-line', 1, 4200],
      ['Apresentação comercial', 1, 1350, '20 lâminas'],
    ],
    project: {
      name: 'Portfólio Lume Arquitetura',
      status: 'completed',
      startDaysAgo: 250,
      deadlineDaysAgo: 205,
      done: 2,
      responsible: 'Marina Prado',
      payments: [
        { daysAgo: 248, method: 'pix', amount: 2775, ...paid, notes: 'Entrada' },
        { daysAgo: 203, method: 'pix', amount: 2775, ...paid, notes: 'Saldo' },
      ],
    },
  },
  { client: 'raiz', daysAgo: 236, status: 'rejected', items: [['Vídeo de lançamento', 1, 7500]] },
  {
    client: 'trama',
    daysAgo: 216,
    status: 'approved',
    items: [
      ['Identidade visual', 1, 2900],
      ['Etiquetas e tags', 3, 220],
      ['Loja virtual', 1, 3600, 'Configuração e tema'],
    ],
    project: {
      name: 'Marca e loja Trama Ateliê',
      status: 'completed',
      startDaysAgo: 210,
      deadlineDaysAgo: 150,
      done: 3,
      responsible: 'Marina Prado',
      payments: [
        {
          daysAgo: 207,
          method: 'pix',
          amount: 7160,
          installments: 6,
          came: 6,
          dueDaysAgo: 207,
          ...paid,
          notes: 'Seis parcelas por Pix',
        },
      ],
    },
  },
  {
    client: 'vila',
    daysAgo: 200,
    status: 'approved',
    items: [['Manutenção do site', 6, 280, 'Por mês']],
    project: {
      name: 'Manutenção Vila do Mar',
      status: 'completed',
      startDaysAgo: 196,
      deadlineDaysAgo: 20,
      done: 1,
      payments: [
        { daysAgo: 195, method: 'pix', amount: 840, ...paid, notes: 'Primeiro trimestre' },
        { daysAgo: 100, method: 'pix', amount: 840, ...paid, notes: 'Segundo trimestre' },
      ],
    },
  },
  {
    client: 'cafe',
    daysAgo: 184,
    status: 'approved',
    items: [
      ['Rótulos de cafés especiais', 4, 650],
      ['Site com assinatura', 1, 5200],
      ['Fotografia de produto', 1, 1400],
    ],
    project: {
      name: 'Café Serra Alta: rótulos e site',
      status: 'in-progress',
      startDaysAgo: 120,
      deadlineDaysAgo: -18,
      done: 2,
      responsible: 'Marina Prado',
      payments: [
        { daysAgo: 118, method: 'pix', amount: 4600, ...paid, notes: 'Entrada de 50%' },
        { daysAgo: 5, amount: 4600, dueDaysAgo: -12, ...open, notes: 'Saldo na entrega do site' },
      ],
    },
  },
  {
    client: 'lume',
    daysAgo: 163,
    status: 'rejected',
    items: [['Placa de obra', 3, 390]],
    observations: 'Adiado para o próximo ano.',
  },
  {
    client: 'pulso',
    daysAgo: 150,
    status: 'approved',
    items: [
      ['Identidade visual', 1, 3800],
      ['Sinalização interna', 14, 120],
      ['Papelaria médica', 1, 980],
      ['Site de uma página', 1, 2600],
    ],
    project: {
      name: 'Clínica Pulso',
      status: 'in-progress',
      startDaysAgo: 96,
      deadlineDaysAgo: -32,
      done: 2,
      responsible: 'Marina Prado',
      payments: [
        { daysAgo: 94, method: 'boleto', amount: 3020, ...paid },
        { daysAgo: 34, method: 'boleto', amount: 3020, paid: true, delivered: false },
        { daysAgo: 2, method: 'boleto', amount: 3020, paid: true, delivered: false },
      ],
    },
  },
  {
    client: 'nova',
    daysAgo: 139,
    status: 'approved',
    items: [['Modelos de apresentação', 1, 1450]],
    project: {
      name: 'Modelos de apresentação',
      status: 'completed',
      startDaysAgo: 135,
      deadlineDaysAgo: 121,
      done: 1,
      payments: [{ daysAgo: 119, method: 'boleto', amount: 1450, ...paid }],
    },
  },
  {
    client: 'bici',
    daysAgo: 112,
    status: 'approved',
    items: [
      ['Ilustrações para vitrine', 5, 420],
      ['Adesivos', 3, 160],
    ],
    project: {
      name: 'Vitrine Bici & Cia.',
      status: 'completed',
      startDaysAgo: 108,
      deadlineDaysAgo: 78,
      done: 2,
      payments: [{ daysAgo: 75, method: 'cartao', amount: 2580, ...paid }],
    },
  },
  {
    client: 'trama',
    daysAgo: 95,
    status: 'approved',
    items: [
      ['Catálogo da coleção', 1, 2300],
      ['Tratamento de imagens', 40, 18],
    ],
    project: {
      name: 'Catálogo Trama',
      status: 'in-progress',
      startDaysAgo: 60,
      deadlineDaysAgo: -6,
      done: 1,
      responsible: 'Marina Prado',
      payments: [
        {
          daysAgo: 58,
          method: 'pix',
          amount: 3020,
          installments: 3,
          came: 2,
          dueDaysAgo: 58,
          paid: true,
          delivered: false,
        },
      ],
    },
  },
  {
    client: 'folha',
    daysAgo: 78,
    status: 'approved',
    items: [
      ['Projeto gráfico', 1, 3100, 'Livro de 48 páginas'],
      ['Ilustrações', 12, 260],
      ['Fechamento para gráfica', 1, 600],
    ],
    project: {
      name: 'Livro "A menina e o mar"',
      status: 'in-progress',
      startDaysAgo: 52,
      deadlineDaysAgo: -40,
      done: 1,
      responsible: 'Marina Prado',
      payments: [
        { daysAgo: 50, method: 'transferencia', amount: 2046, ...paid, notes: 'Sinal de 30%' },
        { daysAgo: 18, method: 'transferencia', amount: 2387, paid: true, delivered: false },
        { daysAgo: 1, amount: 2387, dueDaysAgo: -29, ...open },
      ],
    },
  },
  {
    client: 'bici',
    daysAgo: 64,
    status: 'rejected',
    items: [['Aplicativo de entregas', 1, 18500]],
  },
  {
    client: 'aurora',
    daysAgo: 49,
    status: 'approved',
    items: [['Embalagens de panetone', 3, 540]],
    project: {
      name: 'Panetones Aurora',
      status: 'in-progress',
      startDaysAgo: 44,
      deadlineDaysAgo: -4,
      done: 0,
      payments: [
        { daysAgo: 42, method: 'pix', amount: 810, paid: true, delivered: false, notes: 'Entrada' },
        { daysAgo: 3, amount: 810, dueDaysAgo: 2, ...open },
      ],
    },
  },
  {
    client: 'sol',
    daysAgo: 41,
    status: 'approved',
    items: [
      ['Identidade visual', 1, 4100],
      ['Site institucional', 1, 6200],
      ['Adesivagem de frota', 4, 350],
    ],
    project: {
      name: 'Solar Energia Limpa',
      status: 'paused',
      startDaysAgo: 30,
      deadlineDaysAgo: -60,
      done: 1,
      responsible: 'Marina Prado',
      payments: [],
    },
  },
  {
    client: 'lume',
    daysAgo: 26,
    status: 'approved',
    items: [
      ['Anuário 2026', 1, 3400],
      ['Impressão acompanhada', 1, 450],
    ],
    project: {
      name: 'Anuário Lume',
      status: 'pending',
      startDaysAgo: 3,
      deadlineDaysAgo: -55,
      done: 0,
      payments: [],
    },
  },
  {
    client: 'vila',
    daysAgo: 24,
    status: 'approved',
    items: [['Manutenção do site', 12, 280, 'Por mês']],
    project: {
      name: 'Site Vila do Mar: manutenção',
      status: 'in-progress',
      startDaysAgo: 21,
      deadlineDaysAgo: -340,
      done: 0,
      payments: [{ daysAgo: 20, method: 'pix', amount: 280, ...paid, repeatsOn: 10 }],
    },
  },
  {
    client: 'cafe',
    daysAgo: 19,
    status: 'analyzing',
    items: [
      ['Kit para assinantes', 1, 1850],
      ['Cartões de degustação', 4, 110],
    ],
  },
  {
    client: 'pulso',
    daysAgo: 14,
    status: 'analyzing',
    items: [['Vídeo para a recepção', 1, 2200]],
  },
  {
    client: 'davi',
    daysAgo: 9,
    status: 'proposal',
    items: [
      ['Portfólio on-line', 1, 2600],
      ['Domínio e hospedagem', 1, 240, 'Primeiro ano'],
    ],
    observations: 'Validade de 10 dias.',
  },
  {
    client: 'sol',
    daysAgo: 4,
    status: 'proposal',
    items: [
      ['Catálogo técnico', 1, 1900],
      ['Infográficos', 6, 210],
    ],
  },
  {
    client: 'raiz',
    daysAgo: 1,
    status: 'proposal',
    items: [
      ['Kit de Natal', 1, 1300],
      ['Sacolas', 2, 190],
    ],
  },
];
