import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { ModalBody, ModalFoot } from '../kit/dialog/Modal';
import { Button } from '../kit/form/Button';
import { Field } from '../kit/form/Field';
import { TextArea } from '../kit/form/TextInput';
import type { Channel } from './channels';
import { CopiedStatus, type Delivery } from './delivery';

const OnScreen = chakra('div', {
  variants: { printed: { false: { _print: { display: 'none' } } } },
});
const OnPaper = chakra('div', { base: { display: 'none', _print: { display: 'block' } } });
/** The document, and below it or beside it the message. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: '8',
    rowGap: '5',
  },
  variants: {
    beside: {
      true: {
        gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        rowGap: '4',
      },
    },
  },
});

interface SendFormProps {
  /** Notes above everything. */
  notes?: ReactNode;
  /** What the message is about: the document with the choices that concern it. */
  document: ReactNode;
  /** Whether the document stands beside the message where there is room. */
  beside?: boolean;
  /** What is printed in place of the form; null if nothing is. Without it, the form is printed. */
  paper?: ReactNode;
  /** The message as the user sees and edits it. */
  text: string;
  hint: string;
  onType: (text: string) => void;
  delivery: Pick<Delivery, 'isCopied' | 'byHand'>;
  /** Whether the app is storing that the message was sent. */
  saving?: boolean;
  onSend: (channel: Channel) => void;
  /** What stands below the message. */
  children?: ReactNode;
}

/**
 * The inside of a dialog that sends something to a client: what is sent, the message, which the user can edit, and the
 * ways to send it. The share sheet is offered where the browser has one.
 */
export function SendForm({
  notes,
  document,
  beside = false,
  paper,
  text,
  hint,
  onType,
  delivery: { isCopied, byHand },
  saving = false,
  onSend,
  children,
}: SendFormProps) {
  const press = (channel: Channel) => () => onSend(channel);
  const canShare = 'share' in navigator;
  return (
    <>
      <ModalBody>
        <OnScreen printed={paper === undefined}>
          {notes}
          <Columns beside={beside}>
            <div>{document}</div>
            <div>
              <Field label="Mensagem" hint={hint}>
                <TextArea
                  name="message"
                  rows={12}
                  value={text}
                  onChange={(event) => onType(event.target.value)}
                />
              </Field>
              {byHand}
            </div>
          </Columns>
          {children}
        </OnScreen>
        {paper && <OnPaper>{paper}</OnPaper>}
      </ModalBody>
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
          loading={saving}
          gridColumn={canShare ? 'auto' : '1 / -1'}
          order={{ base: -1, md: 0 }}
          onClick={press('whatsapp')}
        >
          WhatsApp
        </Button>
        <CopiedStatus isCopied={isCopied}>Mensagem copiada.</CopiedStatus>
      </ModalFoot>
    </>
  );
}
