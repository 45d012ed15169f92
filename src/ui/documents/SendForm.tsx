import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Icon } from '../kit/art/Icon';
import { keepHeight } from '../kit/dialog/keepHeight';
import { ModalBody, ModalFoot } from '../kit/dialog/Modal';
import { fullLineOnPhones } from '../kit/dialog/ViewModal';
import { Button } from '../kit/form/Button';
import { Field } from '../kit/form/Field';
import { Fold } from '../kit/form/Fold';
import { TextArea } from '../kit/form/TextInput';
import { quoted } from '../../features/shared/quoted';
import type { Channel } from './channels';
import { CopiedStatus, type Delivery } from './delivery';
import { canSharePdf } from './usePdf';

const Part = chakra('div', {
  base: { minWidth: 0 },
  variants: { printed: { false: { _print: { display: 'none' } } } },
});
/** The document, and below it or beside it the message. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: '8',
    rowGap: '5',
    _print: { display: 'block' },
  },
  variants: {
    beside: {
      true: {
        gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        rowGap: '4',
      },
      sheet: { gridTemplateColumns: { lg: 'minmax(0, 1.7fr) minmax(0, 1fr)' } },
    },
  },
});

/** The buttons of the ways that are seldom used. */
const Ways = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });
const PdfHint = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    marginTop: '3',
    color: 'muted',
    fontSize: 'label',
    overflowWrap: 'anywhere',
    _icon: { flex: 'none' },
  },
});

const Notes = chakra('div', { base: { '&:not(:empty)': { marginBottom: '5' } } });

const Failed = chakra('p', { base: { marginTop: '3', color: 'danger', fontSize: 'label' } });

/** Says what 'Enviar PDF' does. */
const pdfHint = (fileName: string): string =>
  canSharePdf()
    ? `${quoted(fileName)} vai para o aplicativo que você escolher.`
    : `“Enviar PDF” salva ${quoted(fileName)} e abre o WhatsApp com a mensagem, para você anexar o arquivo.`;

interface SendFormProps {
  /** Notes above everything. */
  notes?: ReactNode;
  /** What the message is about: the document with the choices that concern it. */
  document: ReactNode;
  /** Whether the document stands beside the message where there is room, and whether it is a sheet of paper. */
  beside?: boolean | 'sheet';
  prints?: 'form' | 'document' | 'nothing';
  /** The message as the user sees and edits it. */
  text: string;
  hint: string;
  onType: (text: string) => void;
  delivery: Pick<Delivery, 'isCopied' | 'byHand'>;
  /** The name of the PDF's file. */
  pdf: string;
  /** Whether the app is storing that the message was sent. */
  saving?: boolean;
  /** Whether the app is preparing the PDF. */
  preparing?: boolean;
  /** Whether the file could not be prepared. */
  failed?: boolean;
  onSend: (channel: Channel) => void;
  /** The button that prints the document. */
  print?: ReactNode;
  /** Further ways to send, which stand among the seldom used ones. */
  ways?: ReactNode;
  /** What stands below the message. */
  children?: ReactNode;
}

/**
 * The inside of a dialog that sends something to a client: what is sent, the message, which the user can edit, and the
 * ways to send it. WhatsApp and the PDF are in sight. The share sheet is offered where the browser has one.
 */
export function SendForm({
  notes,
  document,
  beside = false,
  prints = 'form',
  text,
  hint,
  onType,
  delivery: { isCopied, byHand },
  pdf,
  saving = false,
  preparing = false,
  failed = false,
  onSend,
  print,
  ways,
  children,
}: SendFormProps) {
  const isFormPrinted = prints === 'form';
  const press = (channel: Channel) => () => onSend(channel);
  return (
    <>
      <ModalBody>
        {/* A note leaves when what it asks for is typed. The field keeps its place. */}
        <Part printed={isFormPrinted}>
          <Notes ref={keepHeight}>{notes}</Notes>
        </Part>
        <Columns beside={beside}>
          <Part printed={prints !== 'nothing'}>{document}</Part>
          <Part printed={isFormPrinted}>
            <Field label="Mensagem" hint={hint}>
              <TextArea
                name="message"
                rows={12}
                value={text}
                onChange={(event) => onType(event.target.value)}
              />
            </Field>
            <PdfHint>
              <Icon name="quotes" />
              <span>{pdfHint(pdf)}</span>
            </PdfHint>
            {failed && (
              <Failed role="alert">Não foi possível preparar o arquivo. Tente novamente.</Failed>
            )}
            {byHand}
            <Fold summary="Outras formas" ruled={false}>
              {ways}
              <Ways>
                <Button variant="outline" size="sm" icon="mail" onClick={press('email')}>
                  Email
                </Button>
                <Button
                  variant="outline"
                  size="sm"
                  icon={isCopied ? 'check' : 'copy'}
                  onClick={press('copy')}
                >
                  {isCopied ? 'Copiada' : 'Copiar'}
                </Button>
                {'share' in navigator && (
                  <Button variant="outline" size="sm" icon="share" onClick={press('share')}>
                    Compartilhar
                  </Button>
                )}
              </Ways>
            </Fold>
          </Part>
        </Columns>
        <Part printed={isFormPrinted}>{children}</Part>
      </ModalBody>
      <ModalFoot>
        {print}
        <Button
          variant="outline"
          icon="share"
          loading={preparing}
          gridColumn={print ? 'auto' : '1 / -1'}
          onClick={press('pdf')}
        >
          Enviar PDF
        </Button>
        <Button icon="chat" loading={saving} {...fullLineOnPhones} onClick={press('whatsapp')}>
          WhatsApp
        </Button>
        <CopiedStatus isCopied={isCopied}>Mensagem copiada.</CopiedStatus>
      </ModalFoot>
    </>
  );
}
