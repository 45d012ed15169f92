import { useEffect, useRef, useState, type ReactNode } from 'react';

import { selectSection } from '../../../features/app/navigation/navigationSlice';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { OWN_TITLES, type SheetEntity } from '../../../features/business/spreadsheet/fields';
import {
  isSettled,
  selectSpreadsheetStep,
  spreadsheetActions,
  type SpreadsheetStep,
} from '../../../features/business/spreadsheet/spreadsheetSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../store/hooks';
import { Icon } from '../../kit/art/Icon';
import { TileBar } from '../../kit/figures/TileBar';
import { Button } from '../../kit/form/Button';
import { formatCount } from '../../kit/text/format';
import { countText, listWords } from '../../records/nouns';
import { CSV_TYPE, saveFile } from '../../records/saveFile';
import { csvOf } from '../exports/csv';
import { DropSection, takeDroppedFiles } from '../statement/StatementDrop';
import { statementClasses } from '../statement/statementRecipe';
import { rememberUses } from './knownHeads';
import { Review } from './Review';
import { sheetClasses } from './sheetRecipe';
import { keptText, refusalTexts, stopWords, undoTexts, UNLOADED } from './sheetTexts';
import { useSheet, type Intake } from './useSheet';

/** Saves an empty sheet, to be filled in. */
function saveModel(entity: SheetEntity): void {
  const name = `modelo-de-${listWords[entity].title.toLowerCase()}`;
  saveFile(`${name}.csv`, CSV_TYPE, csvOf({ name, columns: OWN_TITLES[entity], rows: [] }));
}

/** Gives the field the focus, so that pasting works at once, except where that would open a keyboard on the screen. */
function focusToPaste(field: HTMLTextAreaElement | null): void {
  if (window.matchMedia('(hover: hover)').matches) field?.focus({ preventScroll: true });
}

interface PasteProps {
  entity: SheetEntity;
  onRead: (source: File | string) => void;
  onCancel: () => void;
}

/** The empty sheet that takes what is pasted, and the ways beside it. */
function Paste({ entity, onRead, onCancel }: PasteProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className={sheetClasses.paste}>
        <div className={sheetClasses.heads} aria-hidden="true">
          {OWN_TITLES[entity].map((title) => (
            <span key={title}>{title}</span>
          ))}
        </div>
        <div className={sheetClasses.hint}>
          <Icon name="copy" />
          <strong>Cole aqui</strong>
          <span>ou solte um arquivo CSV</span>
        </div>
        <textarea
          aria-label="Cole aqui as linhas da planilha"
          ref={focusToPaste}
          spellCheck={false}
          value=""
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain');
            if (text.trim() === '') return;
            event.preventDefault();
            onRead(text);
          }}
          // Some keyboards of phones insert what they have copied without a paste.
          onChange={({ target: { value } }) => {
            if (value.trim().length > 1) onRead(value);
          }}
        />
      </div>
      <div className={sheetClasses.foot}>
        <Button onClick={() => input.current?.click()}>Escolher arquivo</Button>
        <Button variant="surface" onClick={onCancel}>
          Cancelar
        </Button>
        <Button variant="plain" icon="download" onClick={() => saveModel(entity)}>
          Baixar modelo
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Escolher arquivo"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) onRead(file);
          }}
        />
        <p className={statementClasses.note}>
          A planilha é lida neste navegador. Você vê tudo antes de trazer.
        </p>
      </div>
    </>
  );
}

/** The title and the text above the empty sheet. */
function introOf(intake: Intake, step: SpreadsheetStep): readonly [title: string, text: string] {
  if (intake.name === 'refused') {
    const [title, text] =
      intake.problem === 'unread'
        ? ['Não deu para ler o arquivo.', 'Ele mudou de lugar, ou o navegador não o abriu.']
        : refusalTexts[intake.problem];
    return [title, `${text} Nada mudou no Ofício.`];
  }
  if (step.name === 'stopped') return stopWords(step);
  return [
    'Traga sua planilha',
    'Copie as linhas no Excel ou no Google Planilhas, com o título das colunas, e cole aqui.',
  ];
}

/** What happens to the sheet, or has come of it: a title, a text, a bar of progress, and the buttons. */
function Panel({
  title,
  text,
  bar,
  children,
}: {
  title: string;
  text?: string;
  bar?: ReactNode;
  children?: ReactNode;
}) {
  // A count of rows that changes all the time is not read out.
  const role = bar ? undefined : 'status';
  return (
    <div className={statementClasses.intake}>
      <div role={role}>
        <h2 className={statementClasses.title}>{title}</h2>
      </div>
      {text !== undefined && (
        <p className={statementClasses.lead} role={role}>
          {text}
        </p>
      )}
      {bar}
      {children && <div className={statementClasses.buttons}>{children}</div>}
    </div>
  );
}

interface ProgressProps {
  entity: SheetEntity;
  step: SpreadsheetStep;
  onAgain: () => void;
}

/** The writing or removing in progress, and what has come of it. */
function Progress({ entity, step, onAgain }: ProgressProps) {
  const dispatch = useAppDispatch();
  const show = (
    <Button onClick={() => dispatch(workspaceActions.sectionChosen(entity))}>
      {`Ver ${listWords[entity].title.toLowerCase()}`}
    </Button>
  );
  const again = (
    <Button variant="surface" onClick={onAgain}>
      Trazer outra planilha
    </Button>
  );
  switch (step.name) {
    case 'writing':
      return (
        <Panel
          title={step.cancelled ? 'Cancelando' : 'Trazendo a planilha'}
          text={`${formatCount(step.done)} de ${countText(step.total, entity)}`}
          bar={<TileBar done={step.done} total={step.total} label="Trazendo a planilha" />}
        >
          <Button
            variant="outline"
            disabled={step.cancelled}
            onClick={() => dispatch(spreadsheetActions.cancelRequested())}
          >
            Cancelar
          </Button>
        </Panel>
      );
    case 'removing':
      return (
        <Panel
          title="Desfazendo"
          text={
            step.waits
              ? 'Sem resposta: o que entrou é desfeito assim que der.'
              : 'O que entrou da planilha está sendo desfeito.'
          }
        />
      );
    case 'imported':
      return (
        <Panel
          title={`${countText(step.count, entity)} ${step.count === 1 ? 'trazido' : 'trazidos'}.`}
          {...(step.undo && { text: undoTexts[step.undo] })}
        >
          {show}
          <Button variant="outline" onClick={() => dispatch(spreadsheetActions.undoRequested())}>
            Desfazer
          </Button>
          {again}
        </Panel>
      );
    default:
      return (
        <Panel
          title="Desfeito"
          text={
            step.name === 'undone' && step.kept > 0
              ? keptText(entity, step.kept)
              : 'Nada da planilha ficou no Ofício.'
          }
        >
          {show}
          {again}
        </Panel>
      );
  }
}

const IDLE: SpreadsheetStep = { name: 'idle' };

/** Brings the rows of a spreadsheet into a list: it is pasted, checked as a whole, and written. */
function SpreadsheetOf({ entity }: { entity: SheetEntity }) {
  const store = useAppStore();
  const { dispatch } = store;
  const last = useAppSelector(selectSpreadsheetStep);
  // What has come of the other list's sheet is shown there. While that one is being written, this one waits.
  const step = 'entity' in last && last.entity !== entity && isSettled(last) ? IDLE : last;
  const isReviewed = step.name === 'idle' || step.name === 'stopped';
  const [isUnloaded, setUnloaded] = useState(false);
  const sheet = useSheet(entity, isReviewed);
  const { intake, checked, isLoaded, userId } = sheet;
  const forget = () => {
    setUnloaded(false);
    if (step.name !== 'idle') dispatch(spreadsheetActions.stepped(IDLE));
  };
  const reset = () => {
    forget();
    sheet.reset();
  };
  const read = (source: File | string) => {
    forget();
    sheet.read(source);
  };
  const leave = () => {
    reset();
    dispatch(workspaceActions.sectionChosen(entity));
  };
  const take = ([file]: readonly File[]) => {
    if (file && isSettled(step)) read(file);
  };

  useEffect(() => {
    // Without its saga the section can still be read; 'Trazer' loads it again.
    store.loadSpreadsheet().catch(() => undefined);
    const waiting = takeDroppedFiles();
    const later = setTimeout(() => take(waiting));
    return () => clearTimeout(later);
    // oxlint-disable-next-line react/exhaustive-deps -- only once, when the section opens
  }, []);

  const isImported = step.name === 'imported';
  useEffect(() => {
    // A sheet that has come in is done with.
    if (isImported) sheet.reset();
    // oxlint-disable-next-line react/exhaustive-deps -- `reset` is a new function in each render
  }, [isImported]);

  const shown = () => {
    if (!isReviewed) {
      const of = 'entity' in step ? step.entity : entity;
      // Each step is new on the page, so that nothing of the one before moves.
      return <Progress key={step.name} entity={of} step={step} onAgain={reset} />;
    }
    if (intake.name === 'sheet' && checked) {
      const bring = () => {
        setUnloaded(false);
        rememberUses(userId, intake.sheet.head, intake.choices.uses);
        const { fresh } = checked;
        store.loadSpreadsheet().then(
          () => dispatch(spreadsheetActions.importRequested({ entity, fresh })),
          () => setUnloaded(true),
        );
      };
      const stopped = step.name === 'stopped' ? stopWords(step)[1] : null;
      return (
        <Review
          {...{ entity, checked, reset, choose: sheet.choose }}
          held={intake}
          notice={isUnloaded ? UNLOADED : stopped}
          onBring={bring}
          onCancel={leave}
        />
      );
    }
    if (intake.name === 'reading') {
      return (
        <Panel
          key="reading"
          title="Lendo a planilha"
          {...(!isLoaded && {
            text: 'Esperando a sua lista, para comparar. Sem internet, isso pode demorar.',
          })}
        >
          <Button variant="outline" onClick={reset}>
            Cancelar
          </Button>
        </Panel>
      );
    }
    const [title, text] = introOf(intake, step);
    return (
      <>
        <div role="status">
          <h2 className={statementClasses.title}>{title}</h2>
          <p className={statementClasses.lead}>{text}</p>
        </div>
        <Paste entity={entity} onRead={read} onCancel={leave} />
      </>
    );
  };
  return (
    <DropSection className={sheetClasses.root} onFiles={take}>
      {shown()}
    </DropSection>
  );
}

/** The section 'Planilha' of the clients or of the expenses. */
export default function SpreadsheetSection() {
  const section = useAppSelector(selectSection);
  const entity = section === 'expensesSheet' ? 'expenses' : 'clients';
  return <SpreadsheetOf key={entity} entity={entity} />;
}
