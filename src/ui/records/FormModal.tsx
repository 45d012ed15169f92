import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useFormState, type FieldErrors, type FieldValues } from 'react-hook-form';
import { selectIsOffline } from '../../features/app/device/deviceSlice';
import { useAppSelector } from '../../store/hooks';
import { Icon, type IconName } from '../kit/art/Icon';
import { Button } from '../kit/form/Button';
import { Message } from '../kit/text/Message';
import { Band, ConflictNote } from './ConflictNote';
import { Modal, ModalBody, ModalFoot } from '../kit/dialog/Modal';
import { genericMemo } from '../kit/list/genericMemo';
import { goneText } from './nouns';
import { modalTitle } from './RecordModal';
import type { FormOf, OpenFormAbove } from './useModalForm';
import type { RecordForm } from './useRecordForm';

/** What the fields of a form need. */
export interface FieldsProps<Values extends FieldValues, T, Output> {
  form: FormOf<Values, Output>;
  errors: FieldErrors<Values>;
  id: string;
  /** The baseline row; null for a new row. */
  edited: T | null;
  /** Whether the side row is loaded. */
  isBesideKnown: boolean;
  openAbove: OpenFormAbove;
}

type Fields<Values extends FieldValues, T, Output> = (
  props: FieldsProps<Values, T, Output>,
) => ReactNode;

interface MemoizedFieldsProps<Values extends FieldValues, T, Output> extends Omit<
  FieldsProps<Values, T, Output>,
  'errors'
> {
  fields: Fields<Values, T, Output>;
}

/**
 * Renders the fields anew when an error comes or goes, and not with each render of the form around them: the library
 * renders that one twice when it opens, and again at the first key.
 */
const MemoizedFields = genericMemo(function MemoizedFields<Values extends FieldValues, T, Output>({
  fields: Fields,
  ...known
}: MemoizedFieldsProps<Values, T, Output>) {
  const { errors } = useFormState({ control: known.form.control });
  return <Fields {...known} errors={errors} />;
});

interface Props<Values extends FieldValues, T, Beside, Output> {
  size?: 'md' | 'lg';
  form: RecordForm<Values, T, Beside, Output>;
  /** Renders the fields of the form. */
  fields: Fields<Values, T, Output>;
}

interface NotSavedProps {
  icon: IconName;
  title: string;
  children: string;
}

/** A note that says that the form was not saved, and why. The input is kept. */
function NotSaved({ icon, title, children }: NotSavedProps) {
  return (
    <Band
      role="status"
      background="sunken"
      borderTop="1px solid"
      borderColor="hairline"
      _icon={{ flex: 'none' }}
    >
      <Icon name={icon} />
      <div>
        <strong>{title}</strong>
        <br />
        {children}
      </div>
    </Band>
  );
}

/**
 * Makes the form inert during a save, because input would be lost when the modal closes. If the save fails, the
 * focus returns.
 */
function useInertWhile(saving: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fields = ref.current;
    if (!saving || !fields) return;
    const focused = fields.contains(document.activeElement) ? document.activeElement : null;
    fields.inert = true;
    return () => {
      fields.inert = false;
      if (focused instanceof HTMLElement) focused.focus();
    };
  }, [saving]);
  return ref;
}

/**
 * Ctrl or Cmd with Enter saves the form from any field. Repeated key events of a held Enter are ignored, except in
 * a text with line breaks, because the focus may have moved meanwhile.
 */
function onEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter') return;
  const isSaveKey = event.ctrlKey || event.metaKey;
  const isStrayRepeat = event.repeat && !(event.target instanceof HTMLTextAreaElement);
  if (isSaveKey || isStrayRepeat) event.preventDefault();
  if (isSaveKey && !event.repeat) event.currentTarget.requestSubmit();
}

/** A form in a modal: the fields, 'Cancelar', and 'Criar' or 'Salvar'. */
export function FormModal<Values extends FieldValues, T, Beside, Output>({
  size = 'md',
  form: { modal, isGone, submit, cancel, onCloseRequest, settleConflict, ...known },
  fields,
}: Props<Values, T, Beside, Output>) {
  const inertRef = useInertWhile(modal.saving);
  const isOffline = useAppSelector(selectIsOffline);
  return (
    <Modal
      title={modalTitle(modal)}
      size={size}
      steady
      startAt={modal.field}
      onCloseRequest={onCloseRequest}
    >
      <chakra.form
        display="contents"
        onSubmit={submit}
        onKeyDown={onEnter}
        noValidate
        autoComplete="off"
      >
        <ModalBody>
          <div ref={inertRef}>
            <MemoizedFields
              fields={fields}
              id={modal.id}
              form={known.form}
              edited={known.edited}
              isBesideKnown={known.isBesideKnown}
              openAbove={known.openAbove}
            />
          </div>
        </ModalBody>
        {/* What comes while the user types stands below the fields, visible at any scroll position: no field moves. */}
        {isGone && (
          <Message variant="subtle" status="error" role="alert" title={goneText(modal.entity)}>
            Talvez tenha sido excluído em outra aba ou em outro aparelho. Já não é possível salvar;
            copie daqui o que quiser guardar.
          </Message>
        )}
        {!isGone && modal.conflict.length > 0 && (
          <ConflictNote entity={modal.entity} fields={modal.conflict} onSettle={settleConflict} />
        )}
        {modal.failure === 'outdated' && (
          <NotSaved icon="alert" title="Esta versão do Ofício não combina mais com a do servidor.">
            Atualize a página para salvar: o que você digitou fica guardado.
          </NotSaved>
        )}
        {modal.failure === 'network' && (
          <NotSaved
            icon={isOffline ? 'offline' : 'alert'}
            title={`${isOffline ? 'Sem internet: não' : 'Não'} se sabe se foi salvo.`}
          >
            {isOffline
              ? 'O que você digitou fica guardado nesta aba. Quando a internet voltar, salve de novo: nada fica em dobro.'
              : 'A resposta não chegou. Salve de novo: nada fica em dobro.'}
          </NotSaved>
        )}
        {modal.failure === 'unsent' &&
          (isOffline ? (
            <NotSaved icon="offline" title="Sem internet: ainda não foi salvo.">
              O que você digitou fica guardado nesta aba. Quando a internet voltar, é só salvar.
            </NotSaved>
          ) : (
            <NotSaved icon="alert" title="Ainda não foi salvo.">
              A internet voltou: agora é só salvar.
            </NotSaved>
          ))}
        <ModalFoot>
          <Button variant="surface" onClick={cancel}>
            Cancelar
          </Button>
          <Button type="submit" loading={modal.saving} aria-disabled={isGone}>
            {modal.mode === 'create' ? 'Criar' : 'Salvar'}
          </Button>
        </ModalFoot>
      </chakra.form>
    </Modal>
  );
}
