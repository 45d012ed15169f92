import { fillMessage, templateOf } from './message';

const values = {
  cliente: 'Ana',
  número: '2026-014',
  valor: 'R$ 3.160,00',
  validade: '26/11/2026',
  nome: 'Ana Prado',
  link: '[link]',
};

test('names in braces give way to what this quote has', () => {
  const text = fillMessage(null, values);
  expect(text).toContain('Olá, Ana! Segue o orçamento nº 2026-014, de R$ 3.160,00');
  expect(text).toContain('válido até 26/11/2026:\n\n[link]\n');
  expect(fillMessage('{cliente} {outro} {nome}', values)).toBe('Ana {outro} Ana Prado');
});

test('a reminder says that it is one, by link and on paper', () => {
  for (const onPaper of [false, true]) {
    const text = fillMessage(null, values, onPaper, 'reminder');
    expect(text).toContain('Passo para lembrar do orçamento nº 2026-014, de R$ 3.160,00');
    expect(text).toContain('válido até 26/11/2026:\n\n[link]\n');
  }
});

test('a renewal asks whether the quote was seen, and says until when it is valid now', () => {
  for (const onPaper of [false, true]) {
    const text = fillMessage(null, values, onPaper, 'renewal');
    expect(text).toContain('Olá, Ana! Conseguiu ver o orçamento? O nº 2026-014, de R$ 3.160,00,');
    expect(text).toContain('até 26/11/2026:\n\n[link]\n');
  }
});

test('what was edited is the next quote’s beginning', () => {
  const edited = `${fillMessage(null, values)}\nPS: até já, Ana.`;
  const template = templateOf(edited, values);
  expect(template).toContain('\n{link}\n');
  expect(template).toContain('{nome}\nPS: até já, {cliente}.');
  const next = { ...values, cliente: 'Bento', número: '2026-015' };
  expect(fillMessage(template, next)).toContain('Olá, Bento! Segue o orçamento nº 2026-015');
});

test('a value with signs of its own is taken as it is', () => {
  const odd = { ...values, cliente: 'A.B (C)$&' };
  expect(templateOf(fillMessage('{cliente}!', odd), odd)).toBe('{cliente}!');
});
