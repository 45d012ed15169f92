import { FileUpload } from '@chakra-ui/react/file-upload';
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import type { UnknownAction } from '@reduxjs/toolkit';
import { MAX_FILE_BYTES } from '../../../features/app/ownData/fileProblem';
import {
  isWritingRows,
  ownDataActions,
  type FileSummary,
  type OwnDataStep,
} from '../../../features/app/ownData/ownDataSlice';
import { useAppDispatch } from '../../../store/hooks';
import { rememberFocus } from '../../kit/dialog/returnFocus';
import { Button } from '../../kit/form/Button';
import { formatDay } from '../../kit/text/format';
import { Message } from '../../kit/text/Message';
import {
  contentsText,
  failureText,
  notRemovedText,
  problemText,
  recordCountText,
} from './ownDataTexts';
import { ownDataRecipe, Progress } from './Progress';
import { slotRecipe } from '../../theme/slotRecipe';

/** The look of an area on which a file can be dropped. Its button opens the file dialog. */
const fileUploadRecipe = slotRecipe({
  base: {
    root: { width: '100%' },
    dropzone: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      padding: '5',
      color: 'muted',
      border: '1px dashed',
      borderColor: 'lineStrong',
      borderRadius: 'base',
      '&[data-dragging]': { borderColor: 'accent', background: 'accentSoft' },
    },
  },
});

/** Asks for an account's file, which the user chooses or drops. */
function ChooseFile() {
  const dispatch = useAppDispatch();
  const choose = async (file: File): Promise<void> => {
    // A file that is too large is not read at all.
    const text = file.size > MAX_FILE_BYTES ? '' : await file.text();
    rememberFocus().followRemoval();
    dispatch(ownDataActions.fileChosen({ file: file.name, bytes: file.size, text }));
  };
  return (
    <FileUpload.Root
      recipe={fileUploadRecipe}
      // Files are not filtered by their endings, because an iPhone greys out what it does not know. The check says what
      // is wrong with a file.
      onFileChange={({ acceptedFiles: [file] }) => {
        if (file) void choose(file);
      }}
    >
      <FileUpload.HiddenInput aria-label="Arquivo .json para restaurar" />
      <FileUpload.Dropzone disableClick>
        <FileUpload.Trigger asChild>
          <Button variant="surface">Escolher arquivo .json</Button>
        </FileUpload.Trigger>
        ou solte o arquivo aqui.
      </FileUpload.Dropzone>
    </FileUpload.Root>
  );
}

/** What the checked file contains. */
function Summary({ file, email, exportedOn, counts }: FileSummary & { file: string }) {
  const styles = useSlotRecipe({ recipe: ownDataRecipe })();
  const from = [email && `da conta ${email}`, exportedOn && `de ${formatDay(exportedOn)}`];
  return (
    <chakra.dl css={styles.facts}>
      <dt>Arquivo conferido</dt>
      <dd>{[file, ...from].filter(Boolean).join(', ')}</dd>
      <dt>Será gravado</dt>
      <dd>{contentsText(counts)}</dd>
    </chakra.dl>
  );
}

interface Props {
  step: OwnDataStep;
  /** A description of the account's records; null if there are none. */
  description: string | null;
}

/** Restores the records of a file into an account that is empty. */
export function Restore({ step, description: present }: Props) {
  const dispatch = useAppDispatch();
  const styles = useSlotRecipe({ recipe: ownDataRecipe })();
  /** The pressed button disappears, so the focus moves to the element that replaces the button. */
  const press = (intent: () => UnknownAction) => () => {
    rememberFocus().followRemoval();
    dispatch(intent());
  };
  const again = press(ownDataActions.restoreRequested);
  const dismiss = press(ownDataActions.dismissed);
  switch (step.name) {
    case 'checking':
      return <p>Conferindo o arquivo…</p>;
    case 'restoring':
    case 'takingBack':
      return <Progress step={step} />;
    case 'restored':
      return (
        <Message role="alert" status="success" title="Dados restaurados">
          {step.renamed
            ? `${recordCountText(step.total)}. Como outra conta daqui já usa os números internos deles, receberam novos: os números dos recibos mudam.`
            : `${recordCountText(step.total)}, como estavam no arquivo.`}
        </Message>
      );
    case 'restoreFailed':
      return (
        <>
          <Message role="alert" status="error" title="Nada foi restaurado">
            {`${failureText[step.failure]} ${notRemovedText(step.left)}`}
          </Message>
          <chakra.div css={styles.buttons}>
            {step.left === 0 ? (
              <>
                <Button onClick={again}>Tentar de novo</Button>
                <Button variant="surface" onClick={dismiss}>
                  Cancelar
                </Button>
              </>
            ) : (
              <Button onClick={press(ownDataActions.takeBackRequested)}>Desfazer de novo</Button>
            )}
          </chakra.div>
        </>
      );
    case 'checked':
      return (
        <>
          <Summary {...step} />
          <chakra.div css={styles.buttons}>
            <Button onClick={again}>Restaurar</Button>
            <Button variant="surface" onClick={dismiss}>
              Cancelar
            </Button>
          </chakra.div>
        </>
      );
    default:
      if (isWritingRows(step)) return null;
      if (present !== null) {
        return (
          <p>
            {`Só uma conta vazia pode ser restaurada. Esta tem ${present}: apague antes, aqui embaixo, ou use outra conta.`}
          </p>
        );
      }
      return (
        <>
          {step.name === 'refused' && (
            <Message role="alert" status="error" title={`${step.file} não pode ser restaurado`}>
              {`${problemText(step.problem)} Nada foi gravado.`}
            </Message>
          )}
          <ChooseFile />
        </>
      );
  }
}
