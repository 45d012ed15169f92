import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ModalFoot } from '../kit/dialog/Modal';
import { Button } from '../kit/form/Button';
import { Field } from '../kit/form/Field';
import { TextArea } from '../kit/form/TextInput';
import { visuallyHidden } from '../theme/type';
import type { Channel } from './channels';

interface Props {
  /** It is being noted that it goes. */
  loading?: boolean;
  isCopied?: boolean;
  onSend: (channel: Channel) => void;
}

/** The ways by which a message goes; the share sheet where the browser has one. */
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
 * How a text leaves the app. Every way says whether it did: what goes by hand where the browser refuses
 * (plain http from another machine has no clipboard) counts once the user has copied or opened it.
 */

/** How long it is said that a text was copied, in ms. */
const SAID = 2_000;

/** What the browser would not do by itself, and who waits to hear whether the user did it. */
type Left = { text: string } | { url: string };

interface ByHand {
  /** Where it is done, null while there is nothing to do. */
  byHand: ReactNode;
  /** @returns true once it was done, false once it is given up or something else takes its place. */
  leave: (left: Left) => Promise<boolean>;
}

const Place = chakra('div', { base: { marginTop: '3' } });
const Link = chakra('a', { base: { color: 'accent', textDecoration: 'underline' } });
const Heard = chakra('span', { base: visuallyHidden });

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
  const [left, setLeft] = useState<Left | null>(null);
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
              // Not before the browser has taken what is marked.
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
    leave: (next) => {
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
  /** @returns whether the text was copied; where the browser does not, once the user did. */
  copy: (text: string) => Promise<boolean>;
  byHand: ReactNode;
}

/** Copies a text, and tells for a moment that it did. */
export function useCopy(): Copying {
  const [isCopied, setIsCopied] = useState(false);
  const { byHand, leave } = useByHand();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const say = () => {
    clearTimeout(timer.current);
    setIsCopied(true);
    timer.current = setTimeout(() => {
      setIsCopied(false);
    }, SAID);
  };
  return {
    isCopied,
    copy: async (text) => {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        // There is none, or no leave for it.
        if (!(await leave({ text }))) return false;
      }
      say();
      return true;
    },
    byHand,
  };
}

/** What was copied, for the ear. */
export function CopiedStatus({ isCopied, children }: { isCopied: boolean; children: string }) {
  return <Heard role="status">{isCopied ? children : ''}</Heard>;
}

/** A tab that the press itself opens: after a round trip the browser would take it for a pop-up. */
export function openTab(): Window | null {
  const tab = window.open('', '_blank');
  // What it will show is not ours.
  if (tab) tab.opener = null;
  return tab;
}

export interface Chatting {
  /** @returns whether the chat was opened; where the browser did not, once the user did. */
  toChat: (tab: Window | null, url: string) => Promise<boolean>;
  byHand: ReactNode;
}

/** Leads the tab of a press to a chat; a link does where the browser opened none. */
export function useChat(): Chatting {
  const { byHand, leave } = useByHand();
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
 * The system's share sheet.
 * @param copy - What else is done where the browser does not open it.
 * @returns false where whoever opened it closed it again.
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
