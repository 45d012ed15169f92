/** @jest-environment <rootDir>/test/setup/jsdom.ts */
import { aSentDocument } from '../../test/quoteDocuments';
import { quoteContent } from '../features/business/documents/quoteContent';
import { answered } from './answered';

const on = { print: () => undefined, back: () => undefined };
const quote = aSentDocument();

const shown = (reason: string | null) => {
  const answer = { decision: 'rejected', name: 'Davi', reason, day: '2026-11-20', time: '09:05' };
  document.body.replaceChildren(
    answered(quote, quoteContent(quote), { ...answer, decision: 'rejected' }, on),
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
