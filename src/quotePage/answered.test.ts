/** @jest-environment <rootDir>/test/setup/jsdom.ts */
import { waitFor } from '@testing-library/react';
import { aSentDocument } from '../../test/quoteDocuments';
import { quoteContent } from '../features/business/documents/quoteContent';
import { answered } from './answered';
import { brandMark } from './brandMark';
import type { RememberedAnswer } from './remembered';

const tried = jest.fn();
const on = { print: () => undefined, back: () => undefined, tried };
const quote = aSentDocument();

const shown = (reason: string | null, more: Partial<RememberedAnswer> = {}) => {
  const answer = { decision: 'rejected', name: 'Davi', reason, day: '2026-11-20', time: '09:05' };
  document.body.replaceChildren(
    answered(quote, quoteContent(quote), { ...answer, decision: 'rejected', ...more }, on),
  );
  const link = [...document.querySelectorAll('a')].find(({ textContent }) =>
    textContent.includes('email'),
  );
  return { link, text: document.body.textContent };
};

test('a refusal goes in the email itself', () => {
  const { link, text } = shown('O valor');
  expect(link?.href).toMatch(/^mailto:[^?]+\?subject=[^&]+&body=Or%C3%A7amento.*Motivo/);
  expect(text).not.toContain('longa demais');
});

test('a refusal that is too long for an email is copied, and the page says so beforehand', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const reason = '👎'.repeat(160);
  const { link, text } = shown(reason);
  expect(link?.href.length).toBeLessThanOrEqual(2_000);
  expect(link?.href).toMatch(/^mailto:[^?]+\?subject=[^&]+$/);
  expect(text).toContain('A resposta é longa demais');
  link?.addEventListener('click', (event) => {
    event.preventDefault();
  });
  link?.click();
  await Promise.resolve();
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining(reason));
});

describe('the page never says that the answer was sent', () => {
  const press = (name: string) => {
    const way = [...document.querySelectorAll<HTMLElement>('a, button')].find(
      ({ textContent }) => textContent === name,
    );
    way?.addEventListener('click', (event) => {
      event.preventDefault(); // The test's browser goes nowhere.
    });
    way?.click();
  };
  const heading = () => document.querySelector('h1')?.textContent;
  const WAYS = ['Enviar pelo WhatsApp', 'Enviar por email', 'Copiar a resposta'];
  const offered = () =>
    [...document.querySelectorAll('a, button')]
      .map(({ textContent }) => textContent)
      .filter((name) => WAYS.includes(name));

  beforeEach(() => {
    tried.mockClear();
    const writeText = () => Promise.resolve();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  });

  test('an answer of which no way was pressed is still to be sent', () => {
    for (const decision of ['approved', 'rejected'] as const) {
      shown(null, { decision });
      expect(heading()).toBe('Falta um toque: enviar a resposta');
      expect(document.body.textContent).not.toMatch(/Orçamento (aprovado|recusado)|enviada/);
    }
    expect(tried).not.toHaveBeenCalled();
  });

  test.each(WAYS)('after “%s” the client is asked to look, and every way stays', async (name) => {
    shown(null);
    press(name);
    await waitFor(() => {
      expect(heading()).toBe('Confira se a mensagem foi enviada');
    });
    expect(tried).toHaveBeenCalledTimes(1);
    expect(offered()).toEqual(expect.arrayContaining(WAYS.slice(0, 2)));
  });

  test('a page that is opened again asks the same', () => {
    shown(null, { isTried: true });
    expect(heading()).toBe('Confira se a mensagem foi enviada');
    expect(offered()).toEqual(WAYS);
  });
});

test.each([
  ['Marina Prado', 'M'],
  ['ágata', 'á'],
  ['e\u0301rico', 'e'],
  ['“3 Irmãos”', '3'],
  ['😀', undefined],
])('%s without a logo has the initial %s on its colour', (name, initial) => {
  const content = quoteContent(quote);
  const mark = brandMark({
    ...content,
    brand: { logo: null, colour: '#8a3a22' },
    provider: { ...content.provider, name },
  });
  expect(mark?.textContent).toBe(initial);
  expect(brandMark(content)).toBeNull();
});
