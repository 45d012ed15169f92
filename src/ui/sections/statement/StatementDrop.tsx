/**
 * The two ways from a list to the section that reads a file, of a bank's statement or of a spreadsheet: dropping
 * files on the list, and a button.
 */
import { chakra, useSlotRecipe, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { useState, type DragEvent, type ReactNode } from 'react';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../kit/form/Button';
import type { Section } from '../../../features/app/navigation/navigationSlice';
import type { MenuEntry } from '../../records/EntryMenu';
import { slotRecipe } from '../../theme/slotRecipe';

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

/** A section that takes the files which are dropped on it. */
export const DropSection = ({
  onFiles,
  ...props
}: HTMLChakraProps<'div'> & { onFiles: (files: File[]) => void }) => (
  <chakra.div
    onDragOver={(event) => event.preventDefault()}
    onDrop={(event) => {
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    }}
    {...props}
  />
);

const dropRecipe = slotRecipe({
  className: 'statement-drop',

  base: {
    root: { position: 'relative', minHeight: '60vh' },
    // The area has a background, so that nothing is visible through the text.
    over: {
      position: 'absolute',
      inset: 0,
      zIndex: 2,
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: '3',
      background: 'bg',
      pointerEvents: 'none',
    },
    half: {
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      gap: '2',
      padding: '4',
      textAlign: 'center',
      background: 'surface',
      border: '1px dashed',
      borderColor: 'lineStrong',
      borderRadius: 'base',
      '&[data-over]': { borderColor: 'accent' },
    },
    title: { textStyle: 'title', fontSize: 'page' },
    text: { color: 'muted' },
  },
});

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** What is read, and what is said while files are above the list. */
type Dropped = Extract<Section, 'statement' | 'clientsSheet' | 'expensesSheet'>;

const WORDS: Record<Dropped, readonly [label: string, name: string, title: string, text: string]> =
  {
    statement: [
      'Extrato',
      'Conferir com o extrato',
      'Solte para conferir',
      'OFX ou CSV do seu banco. Ele é lido neste navegador.',
    ],
    clientsSheet: [
      'Planilha',
      'Trazer de uma planilha',
      'Solte para trazer os clientes',
      'CSV. A planilha é lida neste navegador.',
    ],
    expensesSheet: [
      'Planilha',
      'Trazer de uma planilha',
      'Solte para trazer os gastos',
      'CSV. A planilha é lida neste navegador.',
    ],
  };

/** A list on which files can be dropped. With two kinds, the left half takes the first and the right half the second. */
export function FileDrop({ kinds, children }: { kinds: readonly Dropped[]; children: ReactNode }) {
  const dispatch = useAppDispatch();
  const styles = useSlotRecipe({ recipe: dropRecipe })();
  const [over, setOver] = useState<Dropped | null>(null);
  const kindAt = ({ clientX, currentTarget }: DragEvent): Dropped => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = Math.floor(((clientX - left) / width) * kinds.length);
    return kinds[at] ?? kinds[0] ?? 'statement';
  };
  return (
    <chakra.div
      css={styles.root}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(kindAt(event));
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside) setOver(null);
      }}
      onDrop={(event) => {
        setOver(null);
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        leaveFiles(files);
        dispatch(workspaceActions.sectionChosen(kindAt(event)));
      }}
    >
      {children}
      {over && (
        <chakra.div css={styles.over}>
          {kinds.map((kind) => (
            <chakra.div key={kind} css={styles.half} data-over={kind === over ? '' : undefined}>
              <chakra.p css={styles.title}>{WORDS[kind][2]}</chakra.p>
              <chakra.p css={styles.text}>{WORDS[kind][3]}</chakra.p>
            </chakra.div>
          ))}
        </chakra.div>
      )}
    </chakra.div>
  );
}

/** Returns a function that opens the section which reads such files. */
function useOpen(kind: Dropped): () => void {
  const dispatch = useAppDispatch();
  return () => dispatch(workspaceActions.sectionChosen(kind));
}

/** The button that opens the section. Its label is one word, so that it fits beside the button for a new record. */
export function FileButton({ kind }: { kind: Dropped }) {
  const [label, name] = WORDS[kind];
  return (
    <Button variant="outline" aria-label={name} onClick={useOpen(kind)}>
      {label}
    </Button>
  );
}

/** The same as entries of a list's menu on phones. */
export const useFileEntries = (kind: Dropped): readonly MenuEntry[] => [
  { label: WORDS[kind][1], icon: kind === 'statement' ? 'payments' : 'copy', act: useOpen(kind) },
];
