import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { Compared, Comparison } from '../../features/statement/compare';
import {
  hasChoices,
  selectStatement,
  statementActions,
} from '../../features/statement/statementSlice';
import { workspaceActions } from '../../features/workspace/workspaceSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { Button } from '../kit/form/Button';
import { useToday } from '../kit/text/useToday';
import { lazyChunk } from '../chunks/lazyChunk';
import { takeFiles } from '../records/droppedFiles';
import { keepCompared, keptCompared, startReading } from './reading';
import { Review } from './Review';
import { statementRecipe } from './statementRecipe';
import { problemTexts } from './statementTexts';
import { selectIsComparable, useAccount } from './useAccount';

const Columns = lazyChunk(() => import(/* webpackChunkName: "statement-columns" */ './Columns'));
const ReplaceQuestion = lazyChunk(
  () => import(/* webpackChunkName: "statement-question" */ './ReplaceQuestion'),
);

/** What is shown while no comparison is. */
type Step =
  | { name: 'start' }
  | { name: 'reading'; files: File[]; read: number }
  | { name: 'failed' }
  | { name: 'unread'; files: File[]; comparison: Exclude<Comparison, Compared> };

/** Where files are chosen or dropped. */
function Intake({
  title,
  text,
  field,
  choose,
  onFiles,
}: {
  title: string;
  text: string;
  field: string;
  choose: string;
  onFiles: (files: File[]) => void;
}) {
  const dispatch = useAppDispatch();
  const styles = useSlotRecipe({ recipe: statementRecipe })();
  const input = useRef<HTMLInputElement>(null);
  return (
    <chakra.div css={styles.intake}>
      <chakra.h2 css={styles.title}>{title}</chakra.h2>
      <chakra.p css={styles.lead}>{text}</chakra.p>
      <chakra.div css={styles.field}>
        <chakra.strong>{field}</chakra.strong>
        <span>OFX ou CSV do seu banco</span>
      </chakra.div>
      <chakra.div css={styles.buttons}>
        <Button
          onClick={() => {
            input.current?.click();
          }}
        >
          {choose}
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            dispatch(workspaceActions.sectionChosen('payments'));
          }}
        >
          Cancelar
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          aria-label={choose}
          accept=".ofx,.csv,.txt,.qfx"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = '';
            if (files.length > 0) onFiles(files);
          }}
        />
      </chakra.div>
      <chakra.p css={styles.note}>
        No aplicativo ou no site do banco: Extrato, Exportar, OFX ou CSV. O arquivo é lido neste
        navegador. Só é guardado o que você confirmar.
      </chakra.p>
    </chakra.div>
  );
}

/** How far reading is: 'Lendo “nubank.ofx”, 1 de 3'. */
function Progress({
  files,
  read,
  onCancel,
}: {
  files: readonly File[];
  read: number;
  onCancel: () => void;
}) {
  const styles = useSlotRecipe({ recipe: statementRecipe })();
  const percent = Math.max(5, Math.round((100 * read) / (files.length + 1)));
  const file = files[read];
  const of =
    files.length > 1
      ? `, ${(read + 1).toLocaleString('pt-BR')} de ${files.length.toLocaleString('pt-BR')}`
      : '';
  return (
    <chakra.div css={styles.intake}>
      <chakra.h2 css={styles.title}>Lendo o extrato</chakra.h2>
      <chakra.p css={styles.lead}>
        {file ? `“${file.name}”${of}` : 'Comparando com o que está aberto'}
      </chakra.p>
      <chakra.div
        css={styles.bar}
        role="progressbar"
        aria-label="Lendo o extrato"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <chakra.div css={styles.barDone} style={{ width: `${String(percent)}%` }} />
      </chakra.div>
      <chakra.div css={styles.buttons}>
        <Button variant="outline" onClick={onCancel}>
          Cancelar
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

/** A bank's statement: read, compared with what is open, and confirmed. */
export default function StatementSection() {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const account = useAccount(useToday());
  const isComparable = useAppSelector(selectIsComparable);
  const { comparison, asksToReplace, ...choices } = useAppSelector(selectStatement);
  const compared = keptCompared(comparison);
  const styles = useSlotRecipe({ recipe: statementRecipe })();
  const [step, setStep] = useState<Step>({ name: 'start' });
  const files = step.name === 'reading' ? step.files : null;

  /** Files that were dropped while something was chosen. */
  const asked = useRef<File[]>([]);
  const read = (chosen: File[]) => {
    setStep({ name: 'reading', files: chosen, read: 0 });
  };
  const start = () => {
    setStep({ name: 'start' });
  };
  const take = (dropped: File[]) => {
    if (dropped.length === 0) return;
    if (compared && hasChoices(choices)) {
      asked.current = dropped;
      dispatch(statementActions.replaceRequested());
    } else {
      read(dropped);
    }
  };
  const takeWaiting = useEffectEvent(take);

  useEffect(() => {
    const waiting = takeFiles();
    // In its own task: the section is painted first.
    const later = setTimeout(() => {
      takeWaiting(waiting);
    });
    return () => {
      clearTimeout(later);
    };
  }, []);

  // What was used already is known once everything is loaded; until then reading waits.
  useEffect(() => {
    if (!files || !isComparable) return;
    let isWanted = true;
    const reading = startReading(files, account(), (count) => {
      setStep((now) => (now.name === 'reading' ? { ...now, read: count } : now));
    });
    // What keeps choices and confirms them is fetched meanwhile.
    Promise.all([reading.result, store.loadStatement()]).then(
      ([result]) => {
        if (!isWanted) return;
        if (result.kind === 'compared') {
          dispatch(statementActions.compared({ comparison: keepCompared(result) }));
          setStep({ name: 'start' });
        } else {
          setStep({ name: 'unread', files, comparison: result });
        }
      },
      () => {
        if (isWanted) setStep({ name: 'failed' });
      },
    );
    return () => {
      isWanted = false;
      reading.cancel();
    };
  }, [files, isComparable, account, store, dispatch]);

  const shown = () => {
    if (step.name === 'reading') {
      return <Progress files={step.files} read={step.read} onCancel={start} />;
    }
    if (step.name === 'failed') {
      return (
        <Intake
          title="Não deu para ler o arquivo."
          text="Ele mudou de lugar, ou o navegador não o abriu. Nada mudou no Ofício."
          field="Solte o extrato aqui"
          choose="Escolher outro arquivo"
          onFiles={read}
        />
      );
    }
    if (step.name === 'unread' && step.comparison.kind === 'refused') {
      const { name, problem } = step.comparison;
      const [title, text] = problemTexts[problem];
      return (
        <Intake
          title={`“${name}” ${title}`}
          text={`${text} Nada mudou no Ofício.`}
          field="Solte outro arquivo aqui"
          choose="Escolher outro arquivo"
          onFiles={read}
        />
      );
    }
    if (step.name === 'unread' && step.comparison.kind === 'columns') {
      return (
        <Columns
          key={step.comparison.head}
          file={step.comparison}
          onCancel={start}
          onNamed={() => {
            read(step.files);
          }}
        />
      );
    }
    if (compared) return <Review compared={compared} />;
    return (
      <Intake
        title="Conferir com o extrato"
        text="Traga o extrato do banco. O Ofício mostra quem já pagou, e você confirma."
        field="Solte o extrato aqui"
        choose="Escolher arquivo"
        onFiles={read}
      />
    );
  };
  return (
    <chakra.div
      css={styles.root}
      onDragOver={(event) => {
        event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        take([...event.dataTransfer.files]);
      }}
    >
      {shown()}
      {asksToReplace && (
        <ReplaceQuestion
          onAnswered={(replaces) => {
            // Without dropped files, the user chooses one.
            if (replaces && asked.current.length > 0) read(asked.current);
            asked.current = [];
          }}
        />
      )}
    </chakra.div>
  );
}
