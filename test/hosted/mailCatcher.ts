import { createServer } from 'node:net';

/** The parts of an e-mail that tests read. */
export interface Mail {
  readonly to: string;
  /** The decoded text of the e-mail. */
  readonly text: string;
}

/** A mail server that receives e-mails and delivers none. */
export interface MailCatcher {
  readonly port: number;
  /** The received e-mails, oldest first. */
  readonly mails: readonly Mail[];
  close(): void;
}

const unquoted = (text: string): string =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** Starts an SMTP server that knows the commands of one particular sender. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const mails: Mail[] = [];
  const server = createServer((socket) => {
    let to = '';
    let rest = '';
    let body: string[] | null = null;
    const say = (line: string): void => {
      socket.write(`${line}\r\n`);
    };
    const hear = (line: string): void => {
      if (body !== null) {
        if (line !== '.') body.push(line.replace(/^\.\./, '.'));
        else {
          mails.push({ to, text: unquoted(body.join('\n')) });
          body = null;
          say('250 taken');
        }
      } else if (/^RCPT TO:/i.test(line)) {
        to = /<(.*)>/.exec(line)?.[1] ?? '';
        say('250 yes');
      } else if (/^DATA/i.test(line)) {
        body = [];
        say('354 go on');
      } else if (/^QUIT/i.test(line)) {
        say('221 bye');
        socket.end();
      } else say('250 yes');
    };
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('utf8')).split(/\r?\n/);
      rest = lines.pop() ?? '';
      lines.forEach(hear);
    });
    say('220 here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    mails,
    close: () => server.close(),
  };
}
