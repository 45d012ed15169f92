import { newEmail, PASSWORD } from '../../e2e/fixtures/account';
import type { OficioServer } from '../../e2e/fixtures/server';
import { until } from './engine';
import { KEYS, type Person } from './person';

const CLIENT = 'Padaria Estrela';
/** A quote of one item makes a project of its name. */
const PROJECT = 'Identidade visual';

/** Whether the browser has stored a snapshot of the lists that contains a text. */
const isKept = (text: string): string => `new Promise((tell) => {
  const opening = indexedDB.open('oficio');
  opening.onerror = () => tell('no');
  opening.onsuccess = () => {
    const { result } = opening;
    if (!result.objectStoreNames.contains('snapshots')) { result.close(); tell('no'); return; }
    const reading = result.transaction('snapshots').objectStore('snapshots').getAll();
    reading.onsuccess = () => {
      result.close();
      tell(JSON.stringify(reading.result).includes(${JSON.stringify(text)}) ? 'yes' : 'no');
    };
  };
})`;

/** The scripts that came over the network more than once. */
const TWICE = `JSON.stringify(Object.entries(performance.getEntriesByType('resource')
  .filter(({ name, transferSize }) => name.endsWith('.js') && name.includes('/assets/') && transferSize > 0)
  .reduce((counts, { name }) => ({ ...counts, [name]: (counts[name] ?? 0) + 1 }), {}))
  .filter(([, count]) => count > 1))`;

const heading = (name: string) => ({ role: 'heading', name });

/** What is tried in each engine, in order. */
export const STEPS: Readonly<
  Record<string, (person: Person, server: OficioServer) => Promise<void>>
> = {
  async 'signing up and in'(person, { url }) {
    const email = newEmail();
    await person.engine.open(url);
    await person.pressButton('COMEÇAR AGORA');
    await person.see(heading('Criar Conta'));
    await person.type('Nome Completo', 'Ana Nogueira');
    await person.type('Email', email);
    await person.type('Senha', PASSWORD);
    await person.type('Confirmar Senha', PASSWORD);
    await person.keys([KEYS.enter]);
    await person.see({ text: 'Conta criada com sucesso! Você pode fazer login agora.' });
    await person.valueOf('Email', email);
    await person.type('Senha', PASSWORD);
    await person.keys([KEYS.enter]);
    await person.see(heading('Dashboard'));
  },

  async 'scripts are fetched ahead, and where there is a cache none comes twice'(person) {
    const ahead = `String(performance.getEntriesByType('resource')
      .some(({ name }) => name.includes('/assets/expense-modal.')))`;
    await until('scripts are fetched ahead', async () =>
      (await person.engine.evaluate(ahead)) === 'true' ? true : undefined,
    );
    if (!person.engine.hasCache) return;
    const twice = await person.engine.evaluate(TWICE);
    if (twice !== '[]') throw new Error(`came more than once: ${twice}`);
  },

  async 'a client'(person) {
    await person.pressButton('Clientes');
    await person.pressButton('Cadastrar Primeiro Cliente');
    await person.type('Nome', CLIENT);
    await person.pressButton('Criar');
    await person.see(heading(CLIENT));
  },

  async 'a quote with a price that is typed with a comma'(person) {
    await person.pressButton('Orçamentos');
    await person.pressButton('Criar Primeiro Orçamento');
    await person.type('Cliente', 'Padaria');
    await person.press({ role: 'option', name: CLIENT });
    await person.type('Nome', PROJECT);
    await person.type('Preço', '1234,5');
    await person.valueOf('Preço', '1234.5');
    await person.pressButton('Criar');
    await person.see({ text: 'R$ 1.234,50' });
  },

  async 'its approval makes a project'(person) {
    await person.pressButton(`Editar o orçamento de ${CLIENT}`);
    await person.see(heading('Editar Orçamento'));
    await person.choose('Status', 'Aprovado', 'approved');
    await person.pressButton('Salvar');
    await person.see({ text: `Projeto "${PROJECT}" criado automaticamente!` });
    await person.pressButton('Projetos');
    await person.see(heading(PROJECT));
    // A project that is not begun has no payments.
    await person.pressButton(`Editar o projeto ${PROJECT}`);
    await person.see(heading('Editar Projeto'));
    await person.choose('Status', 'Em Andamento', 'in-progress');
    await person.pressButton('Salvar');
    await person.see({ text: 'Em Andamento' });
  },

  async 'a payment in three installments, with a comma in its amount and its first day typed'(
    person,
  ) {
    await person.pressButton('Pagamentos');
    await person.pressButton('Registrar Primeiro Pagamento');
    await person.type('Projeto', 'Identidade');
    await person.press({ role: 'option', name: PROJECT });
    await person.choose('Forma de Pagamento', 'Pix', 'pix');
    await person.choose('Parcelas', '3', '3');
    await person.type('Valor Total', '1234,56');
    await person.valueOf('Valor Total', '1234.56');
    await person.typeDay('Vencimento da 1ª Parcela', '2027-03-15');
    await person.pressButton('Criar');
    await person.see({ text: '3x' });
    await person.see({ text: 'R$ 411,52' });
  },

  async 'there was no error in the console, where the driver tells'({ engine }) {
    const errors = engine.errors() ?? [];
    if (errors.length > 0) throw new Error(errors.join('\n  '));
    return Promise.resolve();
  },

  async 'a reload without a server shows all of it'(person, server) {
    await until('the lists are stored in the browser', async () =>
      (await person.engine.evaluate(isKept('1234.56'))) === 'yes' ? true : undefined,
    );
    await until('the service worker is there', async () =>
      (await person.engine.evaluate(
        'navigator.serviceWorker.getRegistration().then((found) => String(Boolean(found?.active)))',
      )) === 'true'
        ? true
        : undefined,
    );
    await server.kill();
    await person.engine.reload();
    await person.see(heading('Pagamentos'));
    await person.see({ text: 'R$ 411,52' });
    await person.pressButton('Clientes');
    await person.see(heading(CLIENT));
  },
};

/** What the walk leaves out. It is printed, so that nobody takes the walk for more than it is. */
export const NOT_TRIED: readonly string[] = [
  "Safari itself, on a Mac or an iPhone: WebKitGTK is the same engine with another system's fonts, fields and keyboard",
  "WebKit's console and its cache on disk, which its driver does not have",
  'Firefox on a phone, and any older version than the installed one',
  'touch, screen readers, printing, saving and opening files, the share sheet, and installing the app',
  'a password manager, a translated page, and other extensions',
];
