const TITLES = /^(dra?|sra?|srta|profa?|me|ma|eng|engª|arq|adv|pe|dom|dona|seu)\.?$/i;

/** How the names of shops, offices and societies begin; in a person's name nothing does. */
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
 * How a message addresses somebody: 'Patrícia' of 'Patrícia Nunes', 'Dra. Renata' of 'Dra. Renata Queiroz',
 * and the whole of what is plainly no person's name, as 'Editora Folha Miúda'. A guess: messages can be
 * edited before they go.
 */
export function callName(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/);
  if (ORGANIZATIONS.has(first.toLowerCase())) return name.trim();
  return second !== undefined && TITLES.test(first) ? `${first} ${second}` : first;
}
