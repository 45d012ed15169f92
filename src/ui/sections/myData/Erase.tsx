import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useId, type SyntheticEvent } from 'react';

import {
  isWritingRows,
  ownDataActions,
  type OwnDataState,
} from '../../../features/app/ownData/ownDataSlice';
import { useAppDispatch } from '../../../store/hooks';
import { rememberFocus } from '../../kit/dialog/returnFocus';
import { Button } from '../../kit/form/Button';
import { Field } from '../../kit/form/Field';
import { TextInput } from '../../kit/form/TextInput';
import { Message } from '../../kit/text/Message';
import { failureText, notErasedText, recordCountText } from './ownDataTexts';
import { ownDataRecipe, Progress } from './Progress';

interface Props {
  state: OwnDataState;
  /** The account's e-mail address, which the user types to confirm. */
  email: string;
  /** A description of the account's records; null if there are none. */
  description: string | null;
  download: () => void;
}

/** Says what is deleted and what is kept, offers a copy first, and asks the user to type a confirmation. */
function Confirm({ state: { typed }, email, description: present, download }: Props) {
  const dispatch = useAppDispatch();
  const formId = useId();
  const styles = useSlotRecipe({ recipe: ownDataRecipe })();
  const isSure = typed.trim().toLowerCase() === email.toLowerCase();
  const erase = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isSure) return;
    rememberFocus().followRemoval();
    dispatch(ownDataActions.eraseRequested());
  };
  return (
    <>
      <chakra.dl css={styles.facts}>
        <dt>Será apagado</dt>
        <dd>{present ?? 'Nada: a conta está vazia.'}</dd>
        <dt>Fica</dt>
        <dd>A conta em si (nome, email e senha), com a qual você continua entrando.</dd>
      </chakra.dl>
      {present !== null && (
        <>
          <p>
            Não pode ser desfeito. Guarde antes uma cópia: com ela os dados podem ser restaurados.
          </p>
          <chakra.div css={styles.buttons}>
            <Button variant="surface" icon="download" onClick={download}>
              Guardar uma cópia (.json)
            </Button>
          </chakra.div>
          <form id={formId} onSubmit={erase} noValidate autoComplete="off">
            <Field label={`Para confirmar, digite ${email}`}>
              <TextInput
                inputMode="email"
                autoCapitalize="none"
                spellCheck={false}
                value={typed}
                onChange={({ target }) => dispatch(ownDataActions.eraseTyped(target.value))}
              />
            </Field>
          </form>
          <chakra.div css={styles.buttons}>
            <Button type="submit" form={formId} colorPalette="red" disabled={!isSure}>
              Apagar meus dados
            </Button>
          </chakra.div>
        </>
      )}
    </>
  );
}

/** Deletes all records of the account, but not the account itself. */
export function Erase(props: Props) {
  const { step } = props.state;
  if (step.name === 'erasing') return <Progress step={step} />;
  if (isWritingRows(step)) return null;
  return (
    <>
      {step.name === 'erased' && (
        <Message role="alert" status="success" title="Seus dados foram apagados">
          {`${recordCountText(step.total)}. A conta continua sua, vazia.`}
        </Message>
      )}
      {step.name === 'eraseFailed' && (
        <Message role="alert" status="error" title="Nem tudo foi apagado">
          {`${failureText[step.failure]} ${notErasedText(step.left)} Peça de novo: o que já foi apagado fica apagado.`}
        </Message>
      )}
      <Confirm {...props} />
    </>
  );
}
