const TITLES = /^(dra?|sra?|srta|profa?|me|ma|eng|engª|arq|adv|pe|dom|dona|seu)\.?$/i;

/** Words with which the names of companies start, but not the names of persons. */
const ORGANIZATIONS = new Set(
  (
    'academia agência associação ateliê auto banco bar boutique buffet cafeteria café casa centro cia ' +
    'cia. clínica clube colégio comércio companhia condomínio confeitaria construtora consultoria ' +
    'consultório cooperativa creche distribuidora editora empresa escola escritório espaço estúdio ' +
    'faculdade farmácia fundação galeria gráfica grupo hospital hotel igreja imobiliária indústria ' +
    'instituto laboratório livraria loja marcenaria mercado oficina ong padaria papelaria pet pizzaria ' +
    'posto pousada prefeitura produtora rádio restaurante revista salão sindicato studio supermercado ' +
    'teatro universidade a o as os'
  ).split(' '),
);

/**
 * The name by which a message addresses a client: 'Patrícia' for 'Patrícia Nunes', 'Dra. Renata' for 'Dra. Renata
 * Queiroz', and the full name of a company, such as 'Editora Folha Miúda'. This is a guess, and messages can be
 * edited.
 */
export function nameInMessages(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/);
  if (ORGANIZATIONS.has(first.toLowerCase())) return name.trim();
  return second !== undefined && TITLES.test(first) ? `${first} ${second}` : first;
}
