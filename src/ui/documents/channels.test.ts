import { mailtoUrl } from '../../features/shared/mailto';
import { emailOf, fitsChat, sendingHint, whatsappUrl, type Message } from './channels';

const emailUrl = (to: Message['to'], subject: string, text: string) =>
  mailtoUrl(emailOf({ to, subject, text }));

const hint = (to: Message['to'], text = 'Oi', savesFile = false) =>
  sendingHint({ to, subject: 'S', text }, savesFile).replace(
    /^O Ofício não envia nada sozinho: abre /,
    '',
  );

const party = {
  name: 'Patrícia',
  about: null,
  document: null,
  phone: '(19) 99765-8801',
  email: 'patricia+x@solar.com.br',
  address: null,
  city: null,
  state: null,
};

test('a chat is opened by the number alone, with the text as it is', () => {
  expect(whatsappUrl(party, 'Olá & até já\n#1')).toBe(
    'https://wa.me/5519997658801?text=Ol%C3%A1%20%26%20at%C3%A9%20j%C3%A1%0A%231',
  );
  expect(whatsappUrl({ ...party, phone: '+1 555 0100' }, 'Oi')).toBe('https://wa.me/?text=Oi');
  expect(whatsappUrl({ ...party, phone: null }, 'Oi')).toBe('https://wa.me/?text=Oi');
});

test.each([
  ['(19) 99765-8801', '5519997658801'],
  ['+55 19 99765-8801', '5519997658801'],
  ['0055 19 99765-8801', '5519997658801'],
  ['+34 612 345 678', '34612345678'],
  ['+31 6 12345678', '31612345678'],
  ['+41 79 123 45 67', '41791234567'],
  ['+46 70 123 45 67', '46701234567'],
  ['0034 612 345 678', '34612345678'],
  ['34 612 345 678', ''],
  ['+34 612 345 678 ramal 5', ''],
  ['+34', ''],
  ['99765-8801', ''],
])('the chat of %s is with %j', (phone, number) => {
  expect(whatsappUrl({ phone }, 'Oi')).toBe(`https://wa.me/${number}?text=Oi`);
});

test('a foreign phone is said as it was typed', () => {
  const said = (phone: string) => hint({ phone, email: 'a@b.co' });
  expect(said(' +34 612 345 678 ')).toBe(
    'o WhatsApp de +34 612 345 678 ou um email para a@b.co com a mensagem pronta.',
  );
  expect(said('+34')).toContain('o WhatsApp, onde você escolhe a conversa,');
});

test('what is opened is said: a phone in its usual form, or that one is chosen', () => {
  expect(hint({ phone: '11987654321', email: 'a@b.co' })).toBe(
    'o WhatsApp de (11) 98765-4321 ou um email para a@b.co com a mensagem pronta.',
  );
  expect(hint({ phone: '+1 555 0100', email: null })).toBe(
    'o WhatsApp, onde você escolhe a conversa, ou um email sem destinatário com a mensagem pronta.',
  );
});

test('an e-mail that would be too long to open is announced as empty, with the message copied', () => {
  expect(hint({ phone: '11987654321', email: 'a@b.co' }, 'a'.repeat(2_000))).toBe(
    'o WhatsApp de (11) 98765-4321 com a mensagem pronta, ou um email para a@b.co em branco: ' +
      'a mensagem é longa demais para ele, e fica copiada para você colar.',
  );
});

test('a chat whose address would be too long is announced without the message, like the e-mail', () => {
  const to = { phone: '11987654321', email: 'a@b.co' };
  const fits = 7_900 - whatsappUrl(to, '').length;
  expect(fitsChat({ to, subject: '', text: 'a'.repeat(fits) })).toBe(true);
  expect(whatsappUrl(to, 'a'.repeat(fits))).toHaveLength(7_900);
  expect(fitsChat({ to, subject: '', text: 'a'.repeat(fits + 1) })).toBe(false);
  expect(hint(to, 'ã'.repeat(4_000))).toBe(
    'o WhatsApp de (11) 98765-4321 ou um email para a@b.co em branco: ' +
      'a mensagem é longa demais para eles, e fica copiada para você colar.',
  );
});

test('that a file is saved along is said, in a sentence of its own behind a long one', () => {
  const to = { phone: '11987654321', email: 'a@b.co' };
  expect(hint(to, 'Oi', true)).toMatch(
    / com a mensagem pronta, e salva o arquivo para você anexar\.$/,
  );
  expect(hint(to, 'a'.repeat(2_000), true)).toMatch(
    / para você colar\. Também salva o arquivo, para você anexar\.$/,
  );
});

test('half a character in a message does not keep a chat from opening', () => {
  expect(whatsappUrl({ phone: null }, 'a\ud800b\u0000')).toBe('https://wa.me/?text=ab');
});

test('an e-mail has subject and body, and nothing of the address adds to them', () => {
  expect(emailUrl(party, 'Orçamento', 'a\nb')).toBe(
    'mailto:patricia%2Bx@solar.com.br?subject=Or%C3%A7amento&body=a%0D%0Ab',
  );
  const hostile = { ...party, email: 'a@b.co?bcc=x@y.z' };
  expect(emailUrl(hostile, 'S', 'B')).toBe('mailto:a@b.co%3Fbcc%3Dx%40y.z?subject=S&body=B');
});
