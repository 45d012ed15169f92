import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';

import { aClient, aPart, aPayment, aProject } from '../../../../test/builders';
import type { FakeGateway } from '../../../../test/fakeGateway';
import { renderSection } from '../../../../test/renderSection';
import { paymentAmounts } from '../../../features/business/payments/payment';
import { compareFiles, type ComparedFiles } from '../../../features/business/statement/compare';
import { useAppStore } from '../../../store/hooks';
import Review from './Review';
import { selectIsComparable, useAccount } from './useAccount';

const TODAY = '2026-11-20';

const file = (entries: readonly (readonly [amount: string, memo: string])[]): Uint8Array =>
  new TextEncoder().encode(
    `<OFX><STMTRS><BANKACCTFROM><BANKID>1<ACCTID>1</BANKACCTFROM>${entries
      .map(
        ([amount, memo]) =>
          `<STMTTRN><DTPOSTED>20261119<TRNAMT>${amount}<FITID>1<MEMO>${memo}</STMTTRN>`,
      )
      .join('')}</STMTRS></OFX>`,
  );

/** Renders the review of a file, compared with the account's data as the worker does it. */
async function review(
  entries: Parameters<typeof file>[0],
  seed: (tables: FakeGateway['tables'], userId: string) => void,
) {
  function Compared() {
    const store = useAppStore();
    const account = useAccount(TODAY);
    const [compared, setCompared] = useState<ComparedFiles | null>(null);
    useEffect(() => {
      const compare = () => {
        if (!selectIsComparable(store.getState())) return;
        const result = compareFiles([{ name: 'x.ofx', bytes: file(entries) }], account());
        if (result.kind === 'compared') setCompared((before) => before ?? result);
      };
      compare();
      return store.subscribe(compare);
    }, [store, account]);
    return compared && <Review compared={compared} />;
  }
  const section = await renderSection(Compared, ({ tables }, userId) => {
    tables.clients.seed(userId, aClient({ id: 'c1', name: 'Otávio Lima' }));
    tables.projects.seed(userId, aProject({ id: 'j1', name: 'Café', clientId: 'c1' }));
    seed(tables, userId);
  });
  await section.store.loadStatement();
  await screen.findByRole('heading', { level: 2 });
  return section;
}

type Section = Awaited<ReturnType<typeof review>>;

const plain = (text: string | null): string => (text ?? '').replaceAll('\u00A0', ' ');
const foot = () => plain(screen.getByRole('status').textContent);
const title = () => screen.getByRole('heading', { level: 2 }).textContent;
const list = () => screen.getByRole('combobox', { name: /^Parcela que/ });

/** Opens the lines without a pair, and gives the only one to the part whose option contains a text. */
async function give({ user }: Section, option: RegExp): Promise<void> {
  await user.click(screen.getByRole('button', { name: /^Sem par/ }));
  await user.click(await screen.findByRole('combobox', { name: /^Parcela que/ }));
  await user.selectOptions(list(), within(list()).getByRole('option', { name: option }));
}

const received = ({ gateway, userId }: Section) => ({
  paid: gateway.tables.payments.of(userId).filter(({ paid }) => paid),
  parts: gateway.tables.paymentParts.of(userId).filter(({ receivedOn }) => receivedOn !== null),
  lines: gateway.tables.statementLines.of(userId),
});
const NOTHING = { paid: [], parts: [], lines: [] };

test.each([
  ['4500.00', /faltam R\$\s100,00/, 'O banco diz R$ 4.500,00, a parcela é de R$ 4.600,00.'],
  ['4700.00', /sobram R\$\s100,00/, 'O banco diz R$ 4.700,00, a parcela é de R$ 4.600,00.'],
])('%s given to the only part of 4.600,00 stays open', async (amount, option, text) => {
  const section = await review([[amount, 'Pix recebido de OTAVIO LIMA']], (tables, userId) => {
    tables.payments.seed(userId, aPayment({ id: 'p1', projectId: 'j1', receivedAmount: 4600 }));
  });
  await give(section, option);
  expect(plain(screen.getByText(/^O banco diz/).textContent)).toBe(
    `${text} A linha fica em aberto.`,
  );
  expect(list()).toHaveAccessibleDescription(/A linha fica em aberto/);
  expect(foot()).toBe('Nada marcado');
  expect(screen.queryByRole('button', { name: /^Marcar/ })).not.toBeInTheDocument();
  expect(received(section)).toEqual(NOTHING);
});

test('so does what is less than the first part; a later part takes it, and the foot says what the bank says', async () => {
  const section = await review([['90.00', 'Pix recebido de OTAVIO LIMA']], (tables, userId) => {
    tables.payments.seed(
      userId,
      aPayment({ id: 'p1', projectId: 'j1', ...paymentAmounts(300, 'pix', 3) }),
    );
  });
  await give(section, /Parcela 1/);
  expect(foot()).toBe('Nada marcado');
  await section.user.selectOptions(
    list(),
    within(list()).getByRole('option', { name: /Parcela 2/ }),
  );
  expect(screen.queryByText(/^O banco diz/)).not.toBeInTheDocument();
  expect(foot()).toBe('1 marcada · R$ 90,00');
  await section.user.click(screen.getByRole('button', { name: 'Marcar 1 como recebida' }));
  await waitFor(() => {
    expect(received(section).parts).toMatchObject([{ id: 'p1-2', amount: 90 }]);
  });
  await waitFor(() => {
    expect(title()).toBe('1 recebida. Tudo conferido.');
  });
  expect(foot()).toBe('');
});

test('all parts can be reached', async () => {
  const section = await review([['12.34', 'Pix recebido de NINGUEM']], (tables, userId) => {
    for (let index = 1; index <= 30; index += 1) {
      const id = `p${index.toString()}`;
      tables.payments.seed(userId, aPayment({ id, projectId: 'j1', receivedAmount: 100 + index }));
    }
  });
  await section.user.click(screen.getByRole('button', { name: /^Sem par/ }));
  await screen.findByRole('combobox', { name: /^Parcela que/ });
  expect(within(list()).getAllByRole('option').length).toBeLessThan(31);
  // Chosen without focus, as some assistive tools do it.
  fireEvent.change(list(), { target: { value: 'all' } });
  expect(within(list()).getAllByRole('option')).toHaveLength(31);
  expect(list()).toHaveValue('');
});

test('a line of what is open of the first part, which would count as more, is another part’s', async () => {
  const section = await review([['25.00', 'Pix recebido de OTAVIO LIMA']], (tables, userId) => {
    tables.payments.seed(
      userId,
      aPayment({ id: 'p1', projectId: 'j1', ...paymentAmounts(300, 'pix', 3) }),
    );
    // So much came with the second part that 50,00 are left for the first and the last.
    tables.paymentParts.seed(userId, aPart({ id: 'p1-2', amount: 250, receivedOn: '2026-11-03' }));
  });
  // The first part would count as 100,00, so that the line is that of the last part, which takes 25,00.
  await section.user.click(screen.getByRole('button', { name: 'Marcar 1 como recebida' }));
  await waitFor(() => {
    expect(received(section).lines).toMatchObject([{ partIds: 'p1-3', amount: 25 }]);
  });
  expect(received(section).paid).toEqual([]);
});

test('all is checked only when nothing is unidentified', async () => {
  const section = await review(
    [
      ['4600.00', 'Pix recebido de OTAVIO LIMA'],
      ['12.34', 'Pix recebido de NINGUEM'],
      ['-49.90', 'Pix enviado - PAPELARIA UNIAO'],
    ],
    (tables, userId) => {
      tables.payments.seed(userId, aPayment({ id: 'p1', projectId: 'j1', receivedAmount: 4600 }));
    },
  );
  const { user } = section;
  expect(foot()).toBe('1 marcada · R$ 4.600,00');
  await user.click(screen.getByRole('button', { name: 'Marcar 1 como recebida' }));
  await waitFor(() => {
    expect(title()).toBe('1 recebida. Faltam 2 para identificar.');
  });
  await user.click(screen.getByRole('button', { name: /^Sem par/ }));
  const aside = async () => {
    const [first] = await screen.findAllByRole('button', { name: 'Deixar de lado' });
    if (first) await user.click(first);
  };
  await aside();
  await waitFor(() => {
    expect(title()).toBe('1 recebida. Falta 1 para identificar.');
  });
  await aside();
  await waitFor(() => {
    expect(title()).toBe('1 recebida. Tudo conferido.');
  });
});
