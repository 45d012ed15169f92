import {
  beginsAsRefund,
  isRefund,
  isTakenBack,
  withoutClosingRefund,
  withoutRefund,
} from './refunds';

test.each([
  ['DEV PIX ANA SOUZA', true],
  ['DEV.PIX ANA SOUZA', true],
  ['DEV. ANA CAFE LTDA', true],
  ['DEV. SOLUTIONS LTDA', true],
  ['DEV: SOLUTIONS LTDA', true],
  ['DEV - SOLUTIONS LTDA', true],
  ['DEV', true],
  ['DEV 26/11', true],
  ['DEV 0012 TED ANA', true],
  ['DEV DE COMPRA', true],
  ['DEV DO PIX ANA', true],
  ['DEV CHQ 000123', true],
  ['DEV VALOR', true],
  ['DEV PIX SOLUTIONS LTDA', true],
  ['DEV ANA SOUZA LIMA', true],
  ['DEV. ANA SOUZA', true],
  ['DEVOL PIX ENVIADO ANA', true],
  ['DEVOLUCAO ANA SOUZA', true],
  ['PIX DEVOLVIDO ANA', true],
  ['TED DEV PIX ANA', true],
  ['DEV SOLUTIONS LTDA', false],
  ['Dev Solutions', false],
  ['DEV STUDIO', false],
  ['DEV & CIA', false],
  ['DEV.COM TECNOLOGIA LTDA', false],
  ['DEV-HOUSE SOFTWARE', false],
  ['DEV 4U LTDA', false],
  ['DEV PATEL', false],
  ['DEV DA SILVA', false],
  ['DEV PAGAMENTOS LTDA', false],
  ['PIX RECEBIDO DEV PAGAMENTOS LTDA', false],
  ['DEVANIR SOUZA', false],
  ['DEVELOPERS LTDA', false],
  ['PIX TRANSF DEV STUDIO', false],
  ['PIX RECEBIDO ANA SOUZA', false],
])('%s is given back: %s', (text, expected) => {
  expect(isRefund(text)).toBe(expected);
  if (!/^(?:PIX|TED)/.test(text)) expect(beginsAsRefund(text)).toBe(expected);
});

test.each([
  ['ESTORNO TARIFA', true],
  ['REVERSAO DE COMPRA', true],
  ['CHARGEBACK 123', true],
  // Money that the user gives back may be an expense.
  ['DEVOLUCAO PIX ANA', false],
  ['DEV PIX ANA', false],
])('%s is taken back by the bank: %s', (text, expected) => {
  expect(isTakenBack(text)).toBe(expected);
});

test.each([
  ['ana souza estorno', 'ana souza'],
  ['ana souza devolvida', 'ana souza'],
  ['ana souza', 'ana souza'],
  ['estorno ana', 'estorno ana'],
])('the name of %s is %s', (name, expected) => {
  expect(withoutClosingRefund(name)).toBe(expected);
});

test.each([
  ['DEVOLUCAO DE PIX - ANA SOUZA', 'pix ana souza'],
  ['DEV PIX ANA SOUZA', 'pix ana souza'],
  ['PIX ANA SOUZA ESTORNADO', 'pix ana souza'],
  ['PIX DEV STUDIO', 'pix dev studio'],
])('%s without the words for a refund is %s', (text, expected) => {
  expect(withoutRefund(text)).toBe(expected);
});
