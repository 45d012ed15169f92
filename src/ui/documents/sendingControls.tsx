import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ModalFoot } from '../kit/dialog/Modal';
import { handOver } from '../kit/hooks/useAskBeforeLeaving';
import { type Email, fitsMailto, mailtoUrl } from '../../features/shared/mailto';
import { Button } from '../kit/form/Button';
import { Field } from '../kit/form/Field';
import { TextArea } from '../kit/form/TextInput';
import type { Channel } from './channels';

interface Props {
  /** Whether the app is storing that the message was sent. */
  loading?: boolean;
  isCopied?: boolean;
  onSend: (channel: Channel) => void;
}

/** The buttons to send a message. The share sheet is offered where the browser has one. */
export function MessageFoot({ loading = false, isCopied = false, onSend }: Props) {
  const press = (channel: Channel) => () => onSend(channel);
  const canShare = 'share' in navigator;
  return (
    <ModalFoot>
      <Button variant="surface" icon={isCopied ? 'check' : 'copy'} onClick={press('copy')}>
        {isCopied ? 'Copiada' : 'Copiar'}
      </Button>
      {canShare && (
        <Button variant="surface" icon="share" onClick={press('share')}>
          Compartilhar
        </Button>
      )}
      <Button variant="outline" icon="mail" onClick={press('email')}>
        Email
      </Button>
      <Button
        icon="chat"
        loading={loading}
        gridColumn={canShare ? 'auto' : '1 / -1'}
        order={{ base: -1, md: 0 }}
        onClick={press('whatsapp')}
      >
        WhatsApp
      </Button>
      <CopiedStatus isCopied={isCopied}>Mensagem copiada.</CopiedStatus>
    </ModalFoot>
  );
}

/*
 * Hooks that copy a text or open a chat, and report whether that worked. The browser may refuse, for example because a
 * page at plain http on another machine has no clipboard. Then the user does it by hand, which also counts as done.
 */

/** How long the confirmation of a copy is shown (ms). */
const CONFIRMATION_TIME = 2_000;

/** A step that the user must do by hand: copy this text, or open this address. */
type ManualStep = { text: string } | { url: string };

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

/** Opens a new tab during the click itself. If it were opened later, the browser would block it as a pop-up. */
export function openTab(): Window | null {
  const tab = window.open('', '_blank');
  // The tab will show another site, which must get no access to this page.
  if (tab) tab.opener = null;
  return tab;
}

export interface ChatControl {
  /**
   * Directs the tab to the chat.
   * @returns whether the chat was opened, by the browser or by hand.
   */
  toChat: (tab: Window | null, url: string) => Promise<boolean>;
  byHand: ReactNode;
}

/**
 * Returns a function that directs an opened tab to a chat. If the browser blocked the tab, a link is shown
 * instead.
 */
export function useChat(): ChatControl {
  const { byHand, askByHand: leave } = useByHand();
  return {
    toChat: async (tab, url) => {
      if (!tab || tab.closed) return leave({ url });
      tab.location.replace(url);
      return true;
    },
    byHand,
  };
}

export interface EmailControl {
  /**
   * Opens an e-mail with its text. A text that is too long for that is copied first, and the e-mail opens without it.
   * @returns whether the e-mail was opened. It is not if the user gave up copying.
   */
  toEmail: (email: Email) => Promise<boolean>;
  /** Says that the text must be pasted; null if the last e-mail was opened with it. */
  pasteNote: ReactNode;
}

/** Returns a function that opens an e-mail in the user's mail program. */
export function useEmail(copy: CopyControl['copy']): EmailControl {
  const [isToPaste, setIsToPaste] = useState(false);
  return {
    toEmail: async (email) => {
      const fits = fitsMailto(email);
      if (!fits && !(await copy(email.text))) return false;
      setIsToPaste(!fits);
      handOver(() => window.location.assign(mailtoUrl(email)));
      return true;
    },
    pasteNote: isToPaste && (
      <Place role="status">
        A mensagem é longa demais para ir pronta num email. Ela está copiada: cole-a no email que
        abriu.
      </Place>
    ),
  };
}

/**
 * Opens the system's share sheet.
 * @param copy - used instead where the browser cannot open the share sheet.
 * @returns false if the user closed the share sheet.
 */
export async function shareOrCopy(data: ShareData, copy: CopyControl['copy']): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    return isClosed ? false : copy(data.text ?? '');
  }
}
