/**
 * The two ways from a list to the section that compares a bank's statement: dropping files on the list, and a
 * button.
 */
import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useState, type DragEvent, type ReactNode } from 'react';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../kit/form/Button';
import type { MenuEntry } from '../../records/EntryMenu';

/*
 * The dropped files, which wait here until the section that reads them is open. They are not in the store, because
 * files cannot be serialised.
 */

let waiting: File[] = [];

function leaveFiles(files: File[]): void {
  waiting = files;
}

/** Returns the files that wait. A second call returns none of them again. */
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
    // The area has a background, so that nothing is visible through the text.
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
    title: { textStyle: 'title', fontSize: 'page' },
    text: { color: 'muted' },
  },
});

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** A list on which the files of a bank's statement can be dropped. */
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

/** Returns a function that opens the section for a bank's statement. */
function useOpenStatement(): () => void {
  const dispatch = useAppDispatch();
  return () => dispatch(workspaceActions.sectionChosen('statement'));
}

/** What the button says, whose label is one word, and what the list's menu has in its place on phones. */
const COMPARE = 'Conferir com o extrato';

/**
 * The button that opens the section for a bank's statement. Its label is one word, so that it fits beside the
 * button for a new record.
 */
export function StatementButton() {
  return (
    <Button variant="outline" aria-label={COMPARE} onClick={useOpenStatement()}>
      Extrato
    </Button>
  );
}

/** The same as entries of a list's menu. */
export const useStatementEntries = (): readonly MenuEntry[] => [
  { label: COMPARE, icon: 'payments', act: useOpenStatement() },
];
