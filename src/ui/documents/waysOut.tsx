import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ModalFoot } from '../kit/dialog/Modal';
import { Button } from '../kit/form/Button';
import { Field } from '../kit/form/Field';
import { TextArea } from '../kit/form/TextInput';
import { visuallyHidden } from '../theme/type';
import type { Channel } from './channels';

interface Props {
  /** The sending is being stored. */
  loading?: boolean;
  isCopied?: boolean;
  onSend: (channel: Channel) => void;
}

/** The buttons to send a message. The share sheet is offered where the browser has one. */
export function MessageFoot({ loading = false, isCopied = false, onSend }: Props) {
  const press = (channel: Channel) => () => {
    onSend(channel);
  };
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
 * Copies or opens a text, and reports whether that worked. Where the browser refuses (plain http from another
 * machine has no clipboard), the user does it by hand, and that counts.
 */

/** How long the confirmation of a copy is shown (ms). */
const CONFIRMATION_TIME = 2_000;

/** What the user must do by hand. */
type ManualStep = { text: string } | { url: string };

interface ByHand {
  /** What the user must do by hand, as an element; null if there is nothing. */
  byHand: ReactNode;
  /** @returns true once the user has done it, false if they gave up or something else replaced it. */
  askByHand: (left: ManualStep) => Promise<boolean>;
}

const Place = chakra('div', { base: { marginTop: '3' } });
const Link = chakra('a', { base: { color: 'accent', textDecoration: 'underline' } });
const ForScreenReaders = chakra('span', { base: visuallyHidden });

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
  useEffect(
    () => () => {
      settle.current?.(false);
    },
    [],
  );
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
              // Later, because the browser must first copy the selection.
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

export interface Copying {
  isCopied: boolean;
  /** @returns whether the text was copied, by the browser or by hand. */
  copy: (text: string) => Promise<boolean>;
  byHand: ReactNode;
}

/** Copies a text, and confirms it for a moment. */
export function useCopy(): Copying {
  const [isCopied, setIsCopied] = useState(false);
  const { byHand, askByHand: leave } = useByHand();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const confirm = () => {
    clearTimeout(timer.current);
    setIsCopied(true);
    timer.current = setTimeout(() => {
      setIsCopied(false);
    }, CONFIRMATION_TIME);
  };
  return {
    isCopied,
    copy: async (text) => {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        // The clipboard is missing or not permitted.
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
  return <ForScreenReaders role="status">{isCopied ? children : ''}</ForScreenReaders>;
}

/** Opens a tab during the click itself. Later, the browser would block it as a pop-up. */
export function openTab(): Window | null {
  const tab = window.open('', '_blank');
  // The tab will show another site, which must not control this page.
  if (tab) tab.opener = null;
  return tab;
}

export interface Chatting {
  /** @returns whether the chat was opened, by the browser or by hand. */
  toChat: (tab: Window | null, url: string) => Promise<boolean>;
  byHand: ReactNode;
}

/** Directs the opened tab to a chat. If the browser blocked the tab, a link is shown instead. */
export function useChat(): Chatting {
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

/**
 * Opens the system's share sheet.
 * @param copy - The fallback where the browser cannot open it.
 * @returns false if the user closed it.
 */
export async function share(data: ShareData, copy: Copying['copy']): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    return isClosed ? false : copy(data.text ?? '');
  }
}
