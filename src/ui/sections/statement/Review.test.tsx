import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';

import { aClient, aPayment, aProfile, aProject } from '../../../../test/builders';
import type { FakeGateway } from '../../../../test/fakeGateway';
import { renderSection } from '../../../../test/renderSection';
import { paymentAmounts } from '../../../features/business/payments/payment';
import { compareFiles, type ComparedFiles } from '../../../features/business/statement/compare';
import { useAppStore } from '../../../store/hooks';
import Review from './Review';
import { selectIsComparable, useAccount } from './useAccount';

const TODAY = '2026-11-20';

const file = (
  entries: readonly (readonly [amount: string, memo: string])[],
  end = '',
): Uint8Array =>
  new TextEncoder().encode(
    `<OFX><STMTRS><BANKACCTFROM><BANKID>1<ACCTID>1</BANKACCTFROM>${entries
      .map(
        ([amount, memo]) =>
          `<STMTTRN><DTPOSTED>20261119<TRNAMT>${amount}<FITID>1<MEMO>${memo}</STMTTRN>`,
      )
      .join('')}${end}</STMTRS></OFX>`,
  );

/** Renders the review of a file, compared with the account's data as the worker does it. */
async function review(
  entries: Parameters<typeof file>[0],
  seed: (tables: FakeGateway['tables'], userId: string) => void,
  end = '',
) {
  function Compared() {
    const store = useAppStore();
    const account = useAccount(TODAY);
    const [compared, setCompared] = useState<ComparedFiles | null>(null);
    useEffect(() => {
      const compare = () => {
        if (!selectIsComparable(store.getState())) return;
        const result = compareFiles([{ name: 'x.ofx', bytes: file(entries, end) }], account());
        if (result.kind === 'compared') setCompared((before) => before ?? result);
      };
      compare();
      return store.subscribe(compare);
    }, [store, account]);
    return compared && <Review compared={compared} onReplace={() => undefined} />;
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

/** Gives the only unidentified line to the part whose option contains a text. */
async function give({ user }: Section, option: RegExp): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: /^Parcela que/ }));
  await user.selectOptions(list(), within(list()).getByRole('option', { name: option }));
}

const otavio = (amount: string) => [amount, 'Pix recebido de OTAVIO LIMA'] as const;
const group = (name: RegExp) => screen.getByRole('button', { name });

test.each([
  ['4500.00', 'continuam em aberto até', '; R$ 100,00 continuam em aberto'],
  ['4500.00', 'foram desconto', '; R$ 100,00 de desconto'],
  ['4700.00', 'são a mais', '; R$ 100,00 a mais'],
])('%s for 4.600,00, %s: it stands with its difference, unticked', async (amount, choice, said) => {
  const section = await review([otavio(amount)], (tables, userId) => {
    tables.payments.seed(userId, aPayment({ id: 'p1', projectId: 'j1', receivedAmount: 4600 }));
  });
  expect(title()).toBe('1 pagamento chegou, 1 com diferença');
  expect(group(/^Com diferença 1/)).toBeVisible();
  expect(foot()).toBe('Nada marcado');
  await section.user.click(screen.getByRole('checkbox', { name: /^Café/ }));
  await section.user.click(screen.getByRole('radio', { name: choice }));
  const sum = `R$ ${amount === '4500.00' ? '4.500,00' : '4.700,00'}`;
  expect(foot()).toBe(`1 marcado · ${sum}igual ao que entrou no banco${said}`);
  expect(screen.getByRole('button', { name: 'Marcar 1 como recebido' })).toBeEnabled();
});

test('a part chosen by hand that differs asks, too; what is more abates from the next part', async () => {
  const section = await review([['110.00', 'Pix recebido de NINGUEM']], (tables, userId) => {
    const inThree = paymentAmounts(300, 'pix', 3);
    tables.payments.seed(userId, aPayment({ id: 'p1', projectId: 'j1', ...inThree }));
  });
  await give(section, /Parcela 1/);
  expect(screen.getByRole('radio', { name: 'abatem da próxima parcela' })).toBeChecked();
  expect(foot()).toBe(
    '1 marcado · R$ 110,00igual ao que entrou no banco; R$ 10,00 abatem da próxima parcela',
  );
});

test('what is marked and has no part is missing, and nothing can be confirmed', async () => {
  const section = await review(
    [otavio('4600.00'), ['4600.00', 'Pix recebido de NINGUEM']],
    (tables, userId) => {
      tables.payments.seed(userId, aPayment({ id: 'p1', projectId: 'j1', receivedAmount: 4600 }));
    },
  );
  await section.user.click(group(/^Não identificados 1/));
  await give(section, /Café/);
  expect(foot()).toBe(
    '2 marcados · R$ 9.200,00R$ 4.600,00 ainda sem parcela: veja as linhas marcadas',
  );
  expect(screen.getByText('já escolhida para outra linha')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Marcar 2 como recebidos' })).toBeDisabled();
});

test('all parts can be reached', async () => {
  await review([['12.34', 'Pix recebido de NINGUEM']], (tables, userId) => {
    for (let index = 1; index <= 30; index += 1) {
      const id = `p${index.toString()}`;
      tables.payments.seed(userId, aPayment({ id, projectId: 'j1', receivedAmount: 100 + index }));
    }
  });
  await screen.findByRole('combobox', { name: /^Parcela que/ });
  expect(within(list()).getAllByRole('option').length).toBeLessThan(31);
  // Chosen without focus, as some assistive tools do it.
  fireEvent.change(list(), { target: { value: 'all' } });
  expect(within(list()).getAllByRole('option')).toHaveLength(31);
  expect(list()).toHaveValue('');
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
  expect(foot()).toBe('1 marcado · R$ 4.600,00igual ao que entrou no banco');
  await user.click(screen.getByRole('button', { name: 'Marcar 1 como recebido' }));
  await waitFor(() => {
    expect(title()).toBe('1 recebido. Faltam 2 para identificar.');
  });
  const aside = async () => {
    const [first] = await screen.findAllByRole('button', { name: 'Pessoal' });
    if (first) await user.click(first);
  };
  await aside();
  await waitFor(() => {
    expect(title()).toBe('1 recebido. Falta 1 para identificar.');
  });
  await aside();
  await waitFor(() => {
    expect(title()).toBe('1 recebido. Tudo conferido.');
  });
});

test('a line whose part is known but not ticked is left to check, not to identify', async () => {
  const section = await review(
    [
      ['4600.00', 'Pix recebido de OTAVIO LIMA'],
      ['90.00', 'Pix recebido de HELENA DUARTE'],
      ['12.34', 'Pix recebido de NINGUEM'],
    ],
    (tables, userId) => {
      tables.clients.seed(userId, aClient({ id: 'c2', name: 'Helena Duarte' }));
      tables.projects.seed(userId, aProject({ id: 'j2', name: 'Selo', clientId: 'c2' }));
      tables.payments.seed(
        userId,
        aPayment({ id: 'p1', projectId: 'j1', receivedAmount: 4600 }),
        aPayment({ id: 'p2', projectId: 'j2', receivedAmount: 100 }),
      );
    },
  );
  expect(title()).toBe('2 pagamentos chegaram, 1 com diferença');
  await section.user.click(screen.getByRole('button', { name: 'Marcar 1 como recebido' }));
  await waitFor(() => {
    expect(title()).toBe('1 recebido. Falta 1 para identificar e 1 para conferir.');
  });
  expect(screen.getByText(/: 1 recebido, 1 para conferir, 1 não identificado$/)).toBeVisible();
});

test.each([
  ['Pessoal', ['NINGUEM', 'OUTRO']],
  ['Não é', ['OTAVIO LIMA', 'HELENA DUARTE']],
])(
  'the focus goes to the row that takes the place of one that goes away: %s',
  async (name, payers) => {
    const { user } = await review(
      payers.map((payer, index) => [
        index === 0 ? '4500.00' : '900.00',
        `Pix recebido de ${payer}`,
      ]),
      (tables, userId) => {
        tables.clients.seed(userId, aClient({ id: 'c2', name: 'Helena Duarte' }));
        tables.projects.seed(userId, aProject({ id: 'j2', name: 'Feira', clientId: 'c2' }));
        tables.payments.seed(
          userId,
          aPayment({ id: 'p1', projectId: 'j1', receivedAmount: 4600 }),
          aPayment({ id: 'p2', projectId: 'j2', receivedAmount: 950 }),
        );
      },
    );
    /** Presses the first button by hand, and the second, which has the focus then, with a key. */
    const pressBoth = async (button: string) => {
      const [first, second] = await screen.findAllByRole('button', { name: button });
      if (first) await user.click(first);
      await waitFor(() => expect(second).toHaveFocus());
      await user.keyboard('{Enter}');
      await waitFor(() => {
        expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
      });
      await waitFor(() => expect(document.body).not.toHaveFocus());
    };
    await pressBoth(name);
    if (name !== 'Não é') return;
    await user.click(group(/^Não identificados 2/));
    await pressBoth('Voltar atrás');
    expect(group(/^Com diferença 2/)).toBeVisible();
  },
);

test('the balance of the file becomes where the weeks to come start from, if the user wants that', async () => {
  const { user, gateway, userId } = await review(
    [otavio('1.00')],
    () => undefined,
    '<LEDGERBAL><BALAMT>2452.29<DTASOF>20261118</LEDGERBAL>',
  );
  const use = await screen.findByRole('button', { name: 'Usar nas próximas semanas' });
  expect(plain(use.parentElement?.textContent ?? '')).toContain('Saldo em 18/11/2026: R$ 2.452,29');
  await user.click(use);
  await waitFor(() => {
    expect(use).toHaveTextContent('Usado nas próximas semanas');
  });
  expect(gateway.tables.profiles.of(userId)).toEqual([
    expect.objectContaining({ balance: 2452.29, balanceOn: '2026-11-18' }),
  ]);
});

test('the balance of an older file is not offered', async () => {
  await review(
    [otavio('1.00')],
    (tables, userId) => {
      tables.profiles.seed(userId, aProfile({ id: userId, balance: 1, balanceOn: '2026-11-19' }));
    },
    '<LEDGERBAL><BALAMT>2452.29<DTASOF>20261118</LEDGERBAL>',
  );
  expect(screen.queryByText(/^Saldo em/)).not.toBeInTheDocument();
});
