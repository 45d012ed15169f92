import { aParty } from '../../../../test/builders';
import { NO_BRAND } from '../profile/brand';
import { chargeContent, type ChargeDocument } from './chargeContent';

const charge = (fields: Partial<ChargeDocument> = {}) =>
  chargeContent({
    payee: aParty({ name: 'Marina Prado' }),
    payer: aParty({ name: 'Joana Ferraz', document: '52998224725' }),
    project: 'Catálogo',
    part: { number: 2, amount: 1950, dueOn: '2026-11-24' },
    count: 6,
    pix: { code: '000201…', name: 'Marina Prado', key: 'marina@prado.art.br' },
    brand: NO_BRAND,
    credit: true,
    ...fields,
  });

test('a charge in words', () => {
  expect(charge()).toMatchObject({
    name: 'Cobrança: parcela 2/6',
    title: 'Cobrança',
    number: 'Parcela 2/6',
    provider: { name: 'Marina Prado' },
    amount: 'R$\u00A01.950,00',
    facts: [
      ['Para', 'Joana Ferraz, CPF 529.982.247-25'],
      ['Referente a', 'Catálogo'],
      ['Vence em', '24/11/2026'],
    ],
    pix: {
      picture: 'QR Code do Pix: R$\u00A01.950,00',
      facts: [
        ['Quem recebe', 'Marina Prado'],
        ['Chave', 'marina@prado.art.br'],
      ],
      code: '000201…',
    },
    credit: 'Feito no Ofício',
  });
});

test('what is not known is left out', () => {
  const bare = charge({
    payer: aParty({ name: null }),
    part: { number: 1, amount: null, dueOn: null },
    count: 1,
    pix: null,
    credit: false,
  });
  expect(bare).toMatchObject({
    name: 'Cobrança',
    number: null,
    amount: null,
    facts: [
      ['Para', 'Cliente não encontrado'],
      ['Referente a', 'Catálogo'],
    ],
    pix: null,
    credit: null,
  });
});
