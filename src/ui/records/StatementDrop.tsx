/** The ways from a list to a bank's statement: files that are dropped on it, and a button. */
import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useState, type DragEvent, type ReactNode } from 'react';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../kit/form/Button';
import { serif } from '../theme/type';

/*
 * Files are no state: those that were dropped on a list wait here until the section that reads them is there.
 */

let waiting: File[] = [];

function leaveFiles(files: File[]): void {
  waiting = files;
}

/** The files that wait; they are handed out once. */
export function takeDroppedFiles(): File[] {
  const files = waiting;
  waiting = [];
  return files;
}

const dropRecipe = defineSlotRecipe({
  className: 'statement-drop',
  slots: ['root', 'over', 'title', 'text'],
  base: {
    root: { position: 'relative', minHeight: '60vh' },
    // Nothing shines through behind the text.
    over: {
      position: 'absolute',
      inset: 0,
      zIndex: 2,
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      gap: '2',
      background: 'surface',
      border: '1px dashed',
      borderColor: 'accent',
      borderRadius: 'base',
      pointerEvents: 'none',
    },
    title: { ...serif, fontSize: 'page' },
    text: { color: 'muted' },
  },
});

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** A list onto which a bank's statement may be dropped. */
export function StatementDrop({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const styles = useSlotRecipe({ recipe: dropRecipe })();
  const [isOver, setIsOver] = useState(false);
  return (
    <chakra.div
      css={styles.root}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside) setIsOver(false);
      }}
      onDrop={(event) => {
        setIsOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        leaveFiles(files);
        dispatch(workspaceActions.sectionChosen('statement'));
      }}
    >
      {children}
      {isOver && (
        <chakra.div css={styles.over}>
          <chakra.p css={styles.title}>Solte para conferir</chakra.p>
          <chakra.p css={styles.text}>
            OFX ou CSV do seu banco. Ele é lido neste navegador.
          </chakra.p>
        </chakra.div>
      )}
    </chakra.div>
  );
}

/** The way to compare a bank's statement: one word, so that it has room beside the button for a new record. */
export function StatementButton() {
  const dispatch = useAppDispatch();
  return (
    <Button
      variant="outline"
      aria-label="Conferir com o extrato"
      onClick={() => {
        dispatch(workspaceActions.sectionChosen('statement'));
      }}
    >
      Extrato
    </Button>
  );
}
