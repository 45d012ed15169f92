import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { ComparedFiles, Comparison } from '../../../features/business/statement/compare';
import {
  hasChoices,
  selectStatement,
  statementActions,
} from '../../../features/business/statement/statementSlice';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { quoted } from '../../../features/shared/quoted';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../store/hooks';
import { TileBar } from '../../kit/figures/TileBar';
import { Button } from '../../kit/form/Button';
import { useToday } from '../../kit/hooks/useToday';
import { lazyChunk } from '../../kit/chunks/lazyChunk';
import { DropSection, takeDroppedFiles } from './StatementDrop';
import { keepCompared, keptCompared, startReading } from './reading';
import { statementClasses } from './statementRecipe';
import { problemTexts } from './statementTexts';
import { selectIsComparable, useAccount } from './useAccount';

const Review = lazyChunk(() => import(/* webpackChunkName: "statement-review" */ './Review'));
const Columns = lazyChunk(() => import(/* webpackChunkName: "statement-columns" */ './Columns'));

/** What is shown while there is no comparison. */
type Step =
  | { name: 'start' }
  | { name: 'reading'; files: File[]; read: number; part: number }
  | { name: 'failed' }
  | { name: 'unread'; files: File[]; comparison: Exclude<Comparison, ComparedFiles> };

/** The area where files are chosen or dropped. */
function Intake({
  title,
  text,
  field = 'Solte o extrato aqui',
  choose = 'Escolher outro arquivo',
  onFiles,
}: {
  title: string;
  text: string;
  field?: string;
  choose?: string;
  onFiles: (files: File[]) => void;
}) {
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={statementClasses.intake}>
      <h2 className={statementClasses.title}>{title}</h2>
      <p className={statementClasses.lead}>{text}</p>
      <div className={statementClasses.field}>
        <strong>{field}</strong>
        <span>OFX ou CSV do seu banco</span>
      </div>
      <div className={statementClasses.buttons}>
        <Button onClick={() => input.current?.click()}>{choose}</Button>
        <Button
          variant="outline"
          onClick={() => dispatch(workspaceActions.sectionChosen('payments'))}
        >
          Cancelar
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          aria-label={choose}
          // Files are not filtered by their endings, because an iPhone greys out what it does not know, such as OFX.
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = '';
            if (files.length > 0) onFiles(files);
          }}
        />
      </div>
      <p className={statementClasses.note}>
        No aplicativo ou no site do banco: Extrato, Exportar, OFX ou CSV. O arquivo é lido neste
        navegador. Só é guardado o que você confirmar.
      </p>
    </div>
  );
}

/** The progress of reading: 'Lendo “nubank.ofx”, 1 de 3'. */
function Progress({
  files,
  read,
  part,
  isWaiting,
  onCancel,
}: {
  /** Whether the account's lists are not loaded yet. */
  isWaiting: boolean;
  files: readonly File[];
  read: number;
  /** How much of all files was read, from 0 to 1. */
  part: number;
  onCancel: () => void;
}) {
  // The styles of the review are created while the worker reads.
  useEffect(() => {
    Object.values(statementClasses);
  }, []);
  const file = files[read];
  const of =
    files.length > 1
      ? `, ${(read + 1).toLocaleString('pt-BR')} de ${files.length.toLocaleString('pt-BR')}`
      : '';
  return (
    <div className={statementClasses.intake}>
      <h2 className={statementClasses.title}>Lendo o extrato</h2>
      <p className={statementClasses.lead}>
        {file ? `${quoted(file.name)}${of}` : 'Comparando com o que está aberto'}
      </p>
      {isWaiting && (
        <p className={statementClasses.note}>
          Esperando a lista do que está aberto. Sem internet, isso pode demorar.
        </p>
      )}
      {/* Comparing takes the last tenth. */}
      <TileBar done={Math.round(5 + 85 * part)} total={100} label="Lendo o extrato" />
      <div className={statementClasses.buttons}>
        <Button variant="outline" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </div>
  );
}

/** Reads a bank's statement, compares it with the open parts, and confirms the matches. */
export default function StatementSection() {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const account = useAccount(useToday());
  const isComparable = useAppSelector(selectIsComparable);
  const state = useAppSelector(selectStatement);
  const { comparison } = state;
  const compared = keptCompared(comparison);
  const [step, setStep] = useState<Step>({ name: 'start' });
  const files = step.name === 'reading' ? step.files : null;

  /** The files that are read once the user agrees that choices are lost; none if they are still to be chosen. */
  const next = useRef<File[]>([]);
  const read = (chosen: File[]) => setStep({ name: 'reading', files: chosen, read: 0, part: 0 });
  const start = () => setStep({ name: 'start' });
  const replaceBy = (chosen: File[]) => {
    if (compared && hasChoices(state)) {
      next.current = chosen;
      dispatch(workspaceActions.confirmationAsked({ kind: 'replaceFile' }));
    } else if (chosen.length > 0) read(chosen);
    else dispatch(statementActions.left());
  };
  const take = (dropped: File[]) => {
    if (dropped.length > 0) replaceBy(dropped);
  };
  const takeWaiting = useEffectEvent(take);

  const readNext = useEffectEvent(() => {
    if (next.current.length > 0) read(next.current);
    next.current = [];
  });
  useEffect(() => {
    if (comparison === null) readNext();
  }, [comparison]);

  useEffect(() => {
    const waiting = takeDroppedFiles();
    // The reading starts in a task of its own, so that the section is painted first.
    const later = setTimeout(() => takeWaiting(waiting));
    return () => clearTimeout(later);
  }, []);

  // Lines that were used before are known once everything is loaded, so reading waits until then.
  useEffect(() => {
    if (!files || !isComparable) return;
    let isWanted = true;
    const reading = startReading(files, account(), (file, part) =>
      setStep((now) => (now.name === 'reading' ? { ...now, read: file, part } : now)),
    );
    // The review and the saga that confirms it are loaded meanwhile.
    Promise.all([reading.result, store.loadStatement(), Review.load()]).then(
      ([result]) => {
        if (!isWanted) return;
        if (result === null) {
          setStep({ name: 'failed' });
        } else if (result.kind === 'compared') {
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
      return <Progress {...step} isWaiting={!isComparable} onCancel={start} />;
    }
    if (step.name === 'failed') {
      return (
        <Intake
          title="Não deu para ler o arquivo."
          text="Ele mudou de lugar, ou o navegador não o abriu. Nada mudou no Ofício."
          onFiles={read}
        />
      );
    }
    if (step.name === 'unread' && step.comparison.kind === 'refused') {
      const { name, problem } = step.comparison;
      const [title, text] = problemTexts[problem];
      return (
        <Intake
          title={`${quoted(name)} ${title}`}
          text={`${text} Nada mudou no Ofício.`}
          field="Solte outro arquivo aqui"
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
          onNamed={() => read(step.files)}
        />
      );
    }
    if (compared) return <Review compared={compared} onReplace={() => replaceBy([])} />;
    return (
      <Intake
        title="Conferir com o extrato"
        text="Traga o extrato do banco. O Ofício mostra quem já pagou, e você confirma."
        choose="Escolher arquivo"
        onFiles={read}
      />
    );
  };
  return (
    <DropSection className={statementClasses.root} onFiles={take}>
      {shown()}
    </DropSection>
  );
}
