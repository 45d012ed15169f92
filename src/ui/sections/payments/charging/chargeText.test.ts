import {
  chargesNotedIn,
  chargeSubject,
  chargeText,
  noteCharge,
  type ChargeFacts,
} from './chargeText';

const part = {
  number: 2,
  amount: 1950,
  dueOn: '2026-11-24',
  received: false,
  receivedOn: null,
  note: null,
  pieces: [],
  discount: 0,
};
const facts: ChargeFacts = {
  client: 'Patrícia Nunes',
  project: 'Solar Energia Limpa',
  part,
  count: 6,
  code: '000201…',
  sender: 'Marina Prado',
};
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

test('what is asked for, how much, until when, the code and who asks', () => {
  expect(plain(chargeText(facts, '2026-11-22'))).toBe(`Olá, Patrícia! Tudo bem?

Escrevo para lembrar da parcela 2/6 de “Solar Energia Limpa”, de R$ 1.950,00, que vence em 24/11/2026.

Se for por Pix, copie este código e cole no aplicativo do seu banco:

000201…

Se já pagou, desconsidere esta mensagem. Agradeço desde já!
Marina Prado`);
  expect(chargeSubject(facts)).toBe('Parcela 2/6: Solar Energia Limpa');
});

test.each([
  ['2026-11-24', ', que vence hoje, 24/11/2026.'],
  ['2026-11-25', ', que venceu em 24/11/2026.'],
])('on %s it says so', (today, words) => {
  expect(chargeText(facts, today)).toContain(words);
});

test('what is not known is left out', () => {
  const bare = {
    ...facts,
    client: null,
    count: 1,
    part: { ...part, number: 1, amount: null, dueOn: null },
    code: null,
    sender: null,
  };
  expect(chargeText(bare, '2026-11-22')).toBe(`Olá! Tudo bem?

Escrevo para lembrar do pagamento de “Solar Energia Limpa”.

Se já pagou, desconsidere esta mensagem. Agradeço desde já!`);
  expect(chargeSubject(bare)).toBe('Pagamento: Solar Energia Limpa');
});

test('what was sent is noted under what was written there, once a day and way', () => {
  const first = noteCharge('Combinado por telefone', 'whatsapp', '2026-11-20');
  const second = noteCharge(first, 'email', '2026-11-22');
  expect(noteCharge(second, 'email', '2026-11-22')).toBe(second);
  expect(second).toBe(
    'Combinado por telefone\nCobrança por WhatsApp em 20/11/2026\nCobrança por email em 22/11/2026',
  );
  expect(chargesNotedIn(second)).toEqual([
    'Cobrança por email em 22/11/2026',
    'Cobrança por WhatsApp em 20/11/2026',
  ]);
  expect(chargesNotedIn(null)).toEqual([]);
});
