/** A client of the demo. */
export interface DemoClient {
  readonly name: string;
  readonly company?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly observations?: string;
  /** How many days ago the client was entered. */
  readonly daysAgo: number;
}

/** The clients of the demo user Marina, by the key that her quotes use. */
export const demoClients = {
  aurora: {
    name: 'Helena Duarte',
    company: 'Padaria Aurora',
    phone: '(11) 98123-4501',
    email: 'helena@padariaaurora.com.br',
    observations: 'Prefere WhatsApp, depois das 14h.',
    daysAgo: 358,
  },
  raiz: {
    name: 'Tiago Menezes',
    company: 'Raiz Cosméticos Naturais',
    phone: '(11) 99340-2288',
    email: 'tiago@raizcosmeticos.com.br',
    observations: 'Embalagens sempre em papel reciclado.',
    daysAgo: 341,
  },
  vila: {
    name: 'Beatriz Sato',
    company: 'Pousada Vila do Mar',
    phone: '(12) 98877-1020',
    email: 'contato@viladomar.com.br',
    daysAgo: 318,
  },
  nova: {
    name: 'Rafael Antunes',
    company: 'Nova Contabilidade',
    phone: '(11) 3062-7714',
    email: 'rafael@novacontabil.com.br',
    observations: 'Nota fiscal até o dia 25.',
    daysAgo: 336,
  },
  lume: {
    name: 'Camila Rocha',
    company: 'Lume Arquitetura',
    phone: '(11) 97654-3390',
    email: 'camila@lumearq.com.br',
    daysAgo: 262,
  },
  trama: {
    name: 'Joana Ferraz',
    company: 'Trama Ateliê',
    phone: '(31) 99110-4567',
    email: 'joana@tramaatelie.com.br',
    observations: 'Indicação da Camila (Lume).',
    daysAgo: 221,
  },
  cafe: {
    name: 'Otávio Lima',
    company: 'Café Serra Alta',
    phone: '(35) 98450-7712',
    email: 'otavio@serraalta.com.br',
    daysAgo: 188,
  },
  pulso: {
    name: 'Dra. Renata Queiroz',
    company: 'Clínica Pulso',
    phone: '(11) 98002-6630',
    email: 'renata@clinicapulso.med.br',
    observations: 'Aprovações passam pela sócia, Dra. Lígia.',
    daysAgo: 154,
  },
  bici: {
    name: 'Marcos Vieira',
    company: 'Bici & Cia.',
    phone: '(41) 99876-1203',
    email: 'marcos@bicicia.com.br',
    daysAgo: 117,
  },
  folha: {
    name: 'Editora Folha Miúda',
    phone: '(11) 3815-4420',
    email: 'arte@folhamiuda.com.br',
    observations: 'Livros infantis; prazo sempre ligado à gráfica.',
    daysAgo: 82,
  },
  sol: {
    name: 'Patrícia Nunes',
    company: 'Solar Energia Limpa',
    phone: '(19) 99765-8801',
    email: 'patricia@solarlimpa.com.br',
    daysAgo: 46,
  },
  davi: {
    name: 'Davi Moreira',
    email: 'davi.moreira@exemplo.com.br',
    observations: 'Fotógrafo; quer um portfólio simples.',
    daysAgo: 12,
  },
} as const satisfies Readonly<Record<string, DemoClient>>;

export type DemoClientKey = keyof typeof demoClients;
