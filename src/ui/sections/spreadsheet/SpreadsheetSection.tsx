import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';

import { selectSection } from '../../../features/app/navigation/navigationSlice';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { OWN_TITLES, type SheetEntity } from '../../../features/business/spreadsheet/fields';
import {
  selectImported,
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
import { takeDroppedFiles } from '../statement/StatementDrop';
import { statementClasses } from '../statement/statementRecipe';
import { rememberUses } from './knownHeads';
import { Review } from './Review';
import { sheetClasses } from './sheetRecipe';
import { refusalTexts, stopTexts } from './sheetTexts';
import { useSheet, type Intake } from './useSheet';

/** Saves an empty sheet, to be filled in. */
function saveModel(entity: SheetEntity): void {
  const table = { name: `modelo-de-${entity}`, columns: OWN_TITLES[entity], rows: [] };
  const name = `modelo-de-${listWords[entity].title.toLowerCase()}.csv`;
  saveFile(name, CSV_TYPE, csvOf(table));
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
  if (step.name === 'stopped') return ['Nada entrou', stopTexts[step.reason]];
  return [
    'Traga sua planilha',
    'Copie as linhas no Excel ou no Google Planilhas, com o título das colunas, e cole aqui.',
  ];
}

/** The writing or removing in progress, and what has come of it. */
function Progress({ entity, step }: { entity: SheetEntity; step: SpreadsheetStep }) {
  const dispatch = useAppDispatch();
  const canUndo = useAppSelector(selectImported) !== null;
  const show = (
    <Button onClick={() => dispatch(workspaceActions.sectionChosen(entity))}>
      {`Ver ${listWords[entity].title.toLowerCase()}`}
    </Button>
  );
  const again = (
    <Button
      variant="surface"
      onClick={() => dispatch(spreadsheetActions.stepped({ name: 'idle' }))}
    >
      Trazer outra planilha
    </Button>
  );
  switch (step.name) {
    case 'writing':
      return (
        <div className={statementClasses.intake}>
          <h2 className={statementClasses.title}>
            {step.cancelled ? 'Cancelando' : 'Trazendo a planilha'}
          </h2>
          <p className={statementClasses.lead}>
            {`${formatCount(step.done)} de ${countText(step.total, entity)}`}
          </p>
          <TileBar done={step.done} total={step.total} label="Trazendo a planilha" />
          <div className={statementClasses.buttons}>
            <Button
              variant="outline"
              disabled={step.cancelled}
              onClick={() => dispatch(spreadsheetActions.cancelRequested())}
            >
              Cancelar
            </Button>
          </div>
        </div>
      );
    case 'removing':
      return (
        <div className={statementClasses.intake}>
          <h2 className={statementClasses.title}>Desfazendo</h2>
          <p className={statementClasses.lead} role="status">
            {step.waits
              ? 'Sem resposta: o que entrou é desfeito assim que der.'
              : 'O que entrou da planilha está sendo desfeito.'}
          </p>
        </div>
      );
    case 'imported':
      return (
        <div className={statementClasses.intake}>
          <div role="status">
            <h2 className={statementClasses.title}>
              {`${countText(step.count, step.entity)} ${step.count === 1 ? 'trazido' : 'trazidos'}.`}
            </h2>
          </div>
          <div className={statementClasses.buttons}>
            {show}
            {canUndo && (
              <Button
                variant="outline"
                onClick={() => dispatch(spreadsheetActions.undoRequested())}
              >
                Desfazer
              </Button>
            )}
            {again}
          </div>
        </div>
      );
    default:
      return (
        <div className={statementClasses.intake}>
          <div role="status">
            <h2 className={statementClasses.title}>Desfeito</h2>
          </div>
          <p className={statementClasses.lead}>
            {step.name === 'undone' && step.kept > 0
              ? `${countText(step.kept, step.entity)} ${step.kept === 1 ? 'ficou' : 'ficaram'}: mudaram ou foram usados desde então.`
              : 'Nada da planilha ficou no Ofício.'}
          </p>
          <div className={statementClasses.buttons}>
            {show}
            {again}
          </div>
        </div>
      );
  }
}

/** Brings the rows of a spreadsheet into a list: it is pasted, checked as a whole, and written. */
function SpreadsheetOf({ entity }: { entity: SheetEntity }) {
  const store = useAppStore();
  const { dispatch } = store;
  const step = useAppSelector(selectSpreadsheetStep);
  const isReviewed = step.name === 'idle' || step.name === 'stopped';
  const sheet = useSheet(entity, isReviewed);
  const { intake, checked, isLoaded, read, reset, userId } = sheet;
  const leave = () => {
    reset();
    dispatch(workspaceActions.sectionChosen(entity));
  };
  const take = (files: readonly File[]) => {
    if (files[0]) read(files[0]);
  };

  useEffect(() => {
    // Without its saga the section can still be read; 'Trazer' loads it again.
    store.loadSpreadsheet().catch(() => undefined);
    const waiting = takeDroppedFiles();
    const later = setTimeout(() => take(waiting));
    return () => clearTimeout(later);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only once, when the section opens
  }, []);

  const shown = () => {
    if (!isReviewed)
      // Each step is new on the page, so that nothing of the one before moves.
      return (
        <Progress key={step.name} entity={'entity' in step ? step.entity : entity} step={step} />
      );
    if (intake.name === 'sheet' && checked) {
      const bring = () => {
        rememberUses(userId, intake.sheet.head, intake.choices.uses);
        const { fresh } = checked;
        void store.loadSpreadsheet().then(() => {
          dispatch(spreadsheetActions.importRequested({ entity, fresh }));
        });
      };
      return (
        <Review
          {...{ entity, checked, reset, choose: sheet.choose }}
          held={intake}
          onBring={bring}
          onCancel={leave}
        />
      );
    }
    if (intake.name === 'reading') {
      return (
        <div key="reading" className={statementClasses.intake}>
          <h2 className={statementClasses.title}>Lendo a planilha</h2>
          {!isLoaded && (
            <p className={statementClasses.note}>
              Esperando a sua lista, para comparar. Sem internet, isso pode demorar.
            </p>
          )}
          <div className={statementClasses.buttons}>
            <Button variant="outline" onClick={reset}>
              Cancelar
            </Button>
          </div>
        </div>
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
    <chakra.div
      className={sheetClasses.root}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take([...event.dataTransfer.files]);
      }}
    >
      {shown()}
    </chakra.div>
  );
}

/** The section 'Planilha' of the clients or of the expenses. */
export default function SpreadsheetSection() {
  const section = useAppSelector(selectSection);
  const entity = section === 'expensesSheet' ? 'expenses' : 'clients';
  return <SpreadsheetOf key={entity} entity={entity} />;
}
