import { FileUpload } from '@chakra-ui/react/file-upload';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { MAX_FILE_BYTES } from '../../features/ownData/fileProblem';
import { ownDataActions } from '../../features/ownData/ownDataSlice';
import { useAppDispatch } from '../../store/hooks';
import { rememberFocus } from '../kit/dialog/returnFocus';
import { Button } from '../kit/form/Button';

/** A place to drop a file on, with the button that asks for one. */
const fileUploadRecipe = defineSlotRecipe({
  slots: ['root', 'dropzone'],
  base: {
    root: { width: '100%' },
    dropzone: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      padding: '20px',
      color: 'muted',
      border: '1px dashed',
      borderColor: 'lineStrong',
      borderRadius: 'base',
      '&[data-dragging]': { borderColor: 'accent', background: 'accentSoft' },
    },
  },
});

/** Asks for the file of an account, by a button or dropped. */
export function ChooseFile() {
  const dispatch = useAppDispatch();
  const choose = async (file: File): Promise<void> => {
    // One that is too big is not even read.
    const text = file.size > MAX_FILE_BYTES ? '' : await file.text();
    rememberFocus().followRemoval();
    dispatch(ownDataActions.fileChosen({ file: file.name, bytes: file.size, text }));
  };
  return (
    <FileUpload.Root
      recipe={fileUploadRecipe}
      // The input only suggests a kind: whatever comes, the check says in words what is wrong with it.
      onFileChange={({ acceptedFiles: [file] }) => {
        if (file) void choose(file);
      }}
    >
      <FileUpload.HiddenInput
        accept=".json,application/json"
        aria-label="Arquivo .json para restaurar"
      />
      <FileUpload.Dropzone disableClick>
        <FileUpload.Trigger asChild>
          <Button variant="surface">Escolher arquivo .json</Button>
        </FileUpload.Trigger>
        ou solte o arquivo aqui.
      </FileUpload.Dropzone>
    </FileUpload.Root>
  );
}
