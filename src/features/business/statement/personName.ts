/*
 * Whether a name is a person's. A person's names may be written shorter or longer, but a company is another one with
 * every further word.
 */

/**
 * The words that tell the generations of a family apart, which stand at a name's end: João Silva Filho is the son of
 * João Silva.
 */
const GENERATIONS = new Set(
  'filho junior neto bisneto sobrinho segundo terceiro senior'.split(' '),
);

const SHORTENED = new Map([
  ['jr', 'junior'],
  ['jnr', 'junior'],
]);

/** A word of a name in one spelling for `Jr` and `Júnior`. */
export const inFull = (word: string): string => SHORTENED.get(word) ?? word;

/** Whether a word tells one generation from another. */
export const isGeneration = (word: string): boolean => GENERATIONS.has(inFull(word));

/** Whether a bank may have cut a generation's word to this. */
export const mayBeGeneration = (cut: string): boolean =>
  [...GENERATIONS].some((each) => each.startsWith(cut));

/** The commonest first names. Those that are as common in companies' names are left out: Aurora, Estrela, Rosa. */
const GIVEN = new Set(
  (
    'abel adalberto adao adelia ademar ademir adilson adriana adriano adrian afonso agata agnaldo agnes aguinaldo ailton ' +
    'airton alan alana alberto alceu alcides aldo alessandra alessandro alex alexandra alexandre alfredo alice alicia ' +
    'aline alisson almir altair alvaro alzira amalia amanda amelia ana anderson andre andrea andreia andressa angela ' +
    'angelica angelo anita anna anthony antonia antonio aparecida aparecido arlindo armando arnaldo artur arthur ' +
    'augusta augusto ayrton barbara beatriz benedita benedito benicio benjamin bento bernardo bianca brenda brenno breno ' +
    'bruna bruno caio camila camilo carina carla carlos carmem carmen carolina caroline cassia cassiano cassio catarina ' +
    'caua cecilia celia celina celio celso cesar christian christiane cicera cicero cinthia cintia clara clarice ' +
    'clarissa claudete claudia claudio claudinei cleber clebson cleide cleiton cleonice cleusa clodoaldo conceicao ' +
    'cristiane cristiano cristina dalva damiao daniel daniela daniele danielle danilo dario davi david debora deise ' +
    'denilson denis denise diana diego dimas diogo dirce dirceu djalma domingos douglas durval edgar edilene edilson ' +
    'edimar edinaldo edite edivaldo edmar edmilson edmundo edna edson eduarda eduardo edvaldo elaine elena eli eliana ' +
    'eliane elias elidio eliete elisa elisabete elisangela eliseu elizabete elizabeth eloa eloisa elton elza emanuel ' +
    'emanuela emanuelle emerson emilia emilio enzo erica eric erick ernesto estela ester eugenia eugenio eunice eva ' +
    'evandro evelyn everaldo everton ezequiel fabiana fabiane fabiano fabio fabiola fabricio fatima felipe fernanda ' +
    'fernando filipe flavia flaviana flavio francielle francisca francisco franciele frederico gabriel gabriela ' +
    'gabriele gabrielly genivaldo geovana geovanna geraldo gerson gilberto gilmar gilson gilvan giovana giovanna ' +
    'giovani giovanni gisele giselle gislaine giulia graziela guilherme guiomar gustavo heitor helder helena helio ' +
    'heloisa henrique herbert hilda hilton horacio hugo humberto iago iara ian icaro igor ilda ines inacio iolanda ' +
    'irene iris isaac isabel isabela isabella isabelle isadora isaias ismael israel itamar ivan ivana ivete ivo ivone ' +
    'izabel izabela jaciara jackson jacqueline jaime jair jairo janaina jandira jane jaqueline jean jeferson jefferson ' +
    'jennifer jeremias jessica jesus joana joao joaquim joaquina joel joelma joice jonas jonatas jonathan jorge jose ' +
    'josefa josefina joseane joselito josiane josias josue josimar joyce juarez julia juliana juliano julieta julio ' +
    'jurandir juscelino jussara karen karina karine karla karolina kaique katia kauan kaue kelly kevin laercio ' +
    'laila lara larissa laura lauro lavinia lazaro leandra leandro leda leila leo leonardo leonel leonor leticia lidia ' +
    'ligia lilian liliana liliane livia lorena lorenzo louise lourdes lourenco lourival luan luana luca lucas lucelia ' +
    'lucia luciana luciano luciene lucila lucilene lucimar lucio lucy luis luisa luiz luiza luzia madalena magali ' +
    'maicon maira manoel manuel manuela mara marcel marcela marcelo marcia marcio marco marcos margarida margarete ' +
    'maria mariana mariane marilda marilene marilia marilu marilza marina marines mario marisa maristela marlene marli ' +
    'marlon marta martha mateus matheus matilde mauricio mauro maxwell mayara melissa micaela michael michel michele ' +
    'michelle miguel milena milton mirella miriam mirian moacir moises monica monique murilo nadia nadir naiara ' +
    'natalia natan natanael nathalia neide neiva nelson nestor neusa neuza newton nicolas nicole nicolau nilda nilson ' +
    'nilton nilza nivaldo noemi norberto norma odair odete olga olivia orlando oscar osmar osvaldo oswaldo otavio ' +
    'otilia pablo paloma pamela patricia patrick paula paulina paulo pedro pietra pietro poliana priscila quiteria ' +
    'rafael rafaela raimunda raimundo raissa ramon raquel raul rayane rebeca regiane regina reginaldo regis renan ' +
    'renata renato ricardo rita roberta roberto robson rodolfo rodrigo rogerio romario romeu romulo ronaldo ronan ' +
    'rosana rosane rosangela roseli rosemary rosilene rosimeire rosineide rubens rui ruan ruth ruy sabrina samanta ' +
    'samara samuel sandra sandro sara sarah saulo sebastiana sebastiao selma sergio severina severino sheila sidnei ' +
    'sidney silas silmara silvana silvia silvio simao simone solange sonia sophia sofia stefany stella stephanie sueli ' +
    'suely suzana tabata tadeu tainara tais taina talita tamires tania tarcisio tatiana tatiane telma teresa ' +
    'terezinha thais thalita thales thainara thiago tiago tomas thomas ubirajara ursula vagner valdeci valdecir ' +
    'valdemar valdir valdirene valentina valeria valerio valmir valter vanda vanderlei vanderson vanessa vania vera ' +
    'veronica vicente victor victoria vilma vinicius virginia vitor vitoria viviane vivian wagner waldir wallace ' +
    'walter wanda wanderley wanderson washington wellington welington wesley weslley willian william wilma wilson ' +
    'yago yara yasmin yolanda yuri zelia zilda zuleica'
  ).split(' '),
);

/** What companies do, by which a name such as 'Ana Paula Modas' is no person's. */
const TRADES = new Set(
  (
    'academia advocacia advogados agencia alimentos arquitetura artesanato assessoria associacao associados atelie ' +
    'atelier autopecas bar barbearia bazar beleza bijuterias bolos boutique brindes brinquedos buffet cafe calcados ' +
    'clinica colegio comercial comercio comunicacao condominio confeccoes confeitaria construcoes construtora ' +
    'consultoria consultorio contabilidade cosmeticos curso cursos decoracoes design digital distribuidora doces ' +
    'editora eletrica empreendimentos empresa encomendas engenharia escola escritorio esmalteria estetica estudio ' +
    'eventos faculdade familia farmacia festas filhos floricultura flores foto fotografia fotografias fundacao gastronomia ' +
    'grafica hotel igreja imobiliaria imoveis importados industria informatica instituto irmaos joalheria joias ' +
    'lanches lanchonete livraria locacoes logistica marcenaria marketing materiais mecanica medicina mercado ' +
    'mercearia midia moda modas moveis music musica nutricao odonto odontologia oficina otica padaria papelaria ' +
    'participacoes pet pizzaria pneus pousada presentes producoes propaganda psicologia publicidade restaurante ' +
    'roupas salao saude seguros semijoias servicos shop sistemas sociedade software solucoes sorvetes store studio ' +
    'supermercado tecnologia terapias tintas transportadora transportes turismo utilidades variedades veiculos ' +
    'veterinaria viagens'
  ).split(' '),
);

/** Whether a word says what a company does. */
export const isTrade = (word: string): boolean => TRADES.has(word);

/** Whether a name that begins with this word is a person's, if nothing else speaks against it. */
export const isGivenName = (word: string): boolean => GIVEN.has(word);
