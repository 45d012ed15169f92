import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { handOver } from '../kit/hooks/useAskBeforeLeaving';
import { fitsMailto, mailtoUrl } from '../../features/shared/mailto';
import { saveFile } from '../records/saveFile';
import { Button } from '../kit/form/Button';
import { Field } from '../kit/form/Field';
import { TextArea } from '../kit/form/TextInput';
import { emailOf, fitsChat, whatsappUrl, type Channel, type Message } from './channels';
import { canSharePdf } from './usePdf';

/*
 * Hooks that copy a text or deliver a message, and report whether that worked. The browser may refuse, for example because a
 * page at plain http on another machine has no clipboard. Then the user does it by hand, which also counts as done.
 */

/** How long the confirmation of a copy is shown (ms). */
const CONFIRMATION_TIME = 2_000;

/** A step that the user must do by hand: copy this text, open this address, or press again to share this. */
type ManualStep = { text: string } | { url: string } | { share: ShareData };

interface ByHand {
  /** The element that asks the user to do the step by hand; null if there is no such step. */
  byHand: ReactNode;
  /**
   * Asks the user to do a step by hand.
   * @returns true once the user has done it; false if the user gave up or another step replaced it.
   */
  askByHand: (left: ManualStep) => Promise<boolean>;
}

const Place = chakra('div', { base: { marginTop: '3' } });
const Link = chakra('a', { base: { color: 'accent', textDecoration: 'underline' } });

function TextToCopy({ text, onCopied }: { text: string; onCopied: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <Field label="Copie daqui" hint="O navegador não deixou copiar sozinho: o texto está marcado.">
      <TextArea ref={field} readOnly rows={3} value={text} onCopy={onCopied} />
    </Field>
  );
}

function useByHand(): ByHand {
  const [left, setLeft] = useState<ManualStep | null>(null);
  const settle = useRef<(isDone: boolean) => void>(undefined);
  const end = (isDone: boolean) => {
    settle.current?.(isDone);
    settle.current = undefined;
  };
  useEffect(() => () => settle.current?.(false), []);
  const done = () => {
    end(true);
    setLeft(null);
  };
  return {
    byHand: left && (
      <Place>
        {'text' in left ? (
          <TextToCopy
            key={left.text}
            text={left.text}
            onCopied={() => {
              // Reports the copy in a later task, because the browser must first copy the selection.
              setTimeout(done);
            }}
          />
        ) : 'share' in left ? (
          <p role="alert">
            O PDF está pronto.{' '}
            <Button
              size="sm"
              onClick={() => {
                navigator.share(left.share).then(done, () => {
                  // The user has closed the share sheet, and may open it again.
                });
              }}
            >
              Compartilhar o PDF
            </Button>
          </p>
        ) : (
          <p role="alert">
            O navegador não abriu a conversa.{' '}
            <Link href={left.url} target="_blank" rel="noopener noreferrer" onClick={done}>
              Abrir o WhatsApp
            </Link>
          </p>
        )}
      </Place>
    ),
    askByHand: (next) => {
      end(false);
      setLeft(next);
      return new Promise((resolve) => {
        settle.current = resolve;
      });
    },
  };
}

export interface CopyControl {
  isCopied: boolean;
  /**
   * Copies a text.
   * @returns whether the text was copied, by the browser or by hand.
   */
  copy: (text: string) => Promise<boolean>;
  byHand: ReactNode;
}

/** Returns a function that copies a text, and whether a text was copied a moment ago. */
export function useCopy(): CopyControl {
  const [isCopied, setIsCopied] = useState(false);
  const { byHand, askByHand: leave } = useByHand();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const confirm = () => {
    clearTimeout(timer.current);
    setIsCopied(true);
    timer.current = setTimeout(() => setIsCopied(false), CONFIRMATION_TIME);
  };
  return {
    isCopied,
    copy: async (text) => {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        // The browser has no clipboard or does not permit its use, so the user copies by hand.
        if (!(await leave({ text }))) return false;
      }
      confirm();
      return true;
    },
    byHand,
  };
}

/** Announces to screen readers what was copied. */
export function CopiedStatus({ isCopied, children }: { isCopied: boolean; children: string }) {
  return (
    <chakra.span srOnly role="status">
      {isCopied ? children : ''}
    </chakra.span>
  );
}

/** Whether a channel opens a chat. A PDF does where the device cannot hand it to other apps. */
export const opensChat = (channel: string): boolean =>
  channel === 'whatsapp' || (channel === 'pdf' && !canSharePdf());

/**
 * Whether the click itself opens the tab of a chat. A message that is too long for the chat's address is copied first, and only the tab with the focus can copy.
 */
export const opensTab = (channel: string, message: Message): boolean =>
  opensChat(channel) && fitsChat(message);

/** Opens a new tab during the click itself. If it were opened later, the browser would block it as a pop-up. */
export function openTab(): Window | null {
  const tab = window.open('', '_blank');
  // The tab will show another site, which must get no access to this page.
  if (tab) tab.opener = null;
  return tab;
}

export interface Delivery extends Pick<CopyControl, 'isCopied' | 'byHand'> {
  /**
   * Delivers a message.
   * @param tab - the tab for a chat; by default it is opened now.
   * @returns whether the message was delivered, by the browser or by hand. It was not if the user closed the share sheet
   * or gave up doing the step by hand.
   */
  deliver: (
    channel: Channel,
    message: Message & { files?: File[] },
    tab?: Window | null,
  ) => Promise<boolean>;
}

/** Where a message is to be pasted that is too long to go along. */
const IN_CHAT = ['uma conversa', 'a conversa'] as const;
const IN_EMAIL = ['um email', 'o email'] as const;

/** Returns a function that delivers a message, and what the user has to do by hand where the browser refused. */
export function useDelivery(): Delivery {
  const { isCopied, copy, byHand } = useCopy();
  const chat = useByHand();
  const [toPaste, setToPaste] = useState<typeof IN_CHAT | typeof IN_EMAIL | null>(null);
  const openChat = async (message: Message, opened: Window | null): Promise<boolean> => {
    const fits = fitsChat(message);
    if (!fits && !(await copy(message.text))) return false;
    setToPaste(fits ? null : IN_CHAT);
    const tab = fits ? opened : (opened ?? openTab());
    const url = whatsappUrl(message.to, fits ? message.text : '');
    if (!tab || tab.closed) return chat.askByHand({ url });
    tab.location.replace(url);
    return true;
  };
  return {
    isCopied,
    byHand: (
      <>
        {byHand}
        {chat.byHand}
        {toPaste && (
          <Place role="status">
            {`A mensagem é longa demais para ir pronta n${toPaste[0]}. Ela está copiada: cole-a n${toPaste[1]} que abriu.`}
          </Place>
        )}
      </>
    ),
    deliver: async (channel, message, tab = opensTab(channel, message) ? openTab() : null) => {
      const { text, files } = message;
      const email = emailOf(message);
      switch (channel) {
        case 'copy':
          return copy(text);
        case 'share':
          try {
            await navigator.share(files ? { text, files } : { text });
            return true;
          } catch (error) {
            const isClosed = error instanceof DOMException && error.name === 'AbortError';
            // Where the browser cannot open the share sheet, the text is copied instead.
            return isClosed ? false : copy(text);
          }
        case 'pdf': {
          const [file] = files ?? [];
          if (files === undefined || file === undefined) return false;
          if (canSharePdf()) {
            const share = { text, files };
            try {
              await navigator.share(share);
              return true;
            } catch (error) {
              const name = error instanceof DOMException ? error.name : '';
              if (name === 'AbortError') return false;
              // The press is too long ago, because the number or the file came late.
              if (name === 'NotAllowedError') return chat.askByHand({ share });
            }
          }
          saveFile(file.name, file.type, file);
          return openChat(message, tab);
        }
        case 'whatsapp':
          return openChat(message, tab);
        case 'email': {
          // A text that is too long for an e-mail is copied first, and the e-mail opens without it.
          const fits = fitsMailto(email);
          if (!fits && !(await copy(text))) return false;
          setToPaste(fits ? null : IN_EMAIL);
          handOver(() => window.location.assign(mailtoUrl(email)));
          return true;
        }
      }
    },
  };
}
