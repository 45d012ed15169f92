import { createServer } from 'node:net';

/** An e-mail as far as it is looked at. */
export interface Mail {
  readonly to: string;
  /** Its body, decoded. */
  readonly text: string;
}

/** Takes e-mails, and delivers them nowhere. */
export interface MailCatcher {
  readonly port: number;
  /** Those that have come, oldest first. */
  readonly mails: readonly Mail[];
  close(): void;
}

const unquoted = (text: string): string =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** Speaks as much SMTP as one sender needs. */
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
