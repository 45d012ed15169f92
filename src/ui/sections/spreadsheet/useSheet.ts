import { createSelector } from '@reduxjs/toolkit';
import { useEffect, useMemo, useState } from 'react';

import { selectUser } from '../../../features/app/session/sessionSlice';
import { clientDetailsSelectors } from '../../../features/business/clients/clientDetailsSlice';
import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { expensesSelectors } from '../../../features/business/expenses/expensesSlice';
import { projectsSelectors } from '../../../features/business/projects/projectsSlice';
import { checkSheet, type CheckedSheet } from '../../../features/business/spreadsheet/checkSheet';
import type { SheetEntity } from '../../../features/business/spreadsheet/fields';
import type { Sheet, SheetProblem } from '../../../features/business/spreadsheet/readSheet';
import type { SheetChoices } from '../../../features/business/spreadsheet/values';
import { useAppSelector, type RootState } from '../../../store/hooks';
import { askWorker } from '../../kit/chunks/askWorker';
import { useToday } from '../../kit/hooks/useToday';
import { usesOf } from './knownHeads';
import type { SheetAnswer, SheetRequest } from './spreadsheet.worker';

/** A sheet that was read, with what the user has chosen so far. */
export interface HeldSheet {
  sheet: Sheet;
  choices: SheetChoices;
}

/** What the section shows before anything is written. */
export type Intake =
  | { name: 'start' }
  | { name: 'reading'; source: File | string }
  | { name: 'refused'; problem: SheetProblem | 'unread' }
  | ({ name: 'sheet' } & HeldSheet);

/** The unfinished sheets, by account and list. They are not in the store, because most are personal. */
const unfinished = new Map<string, HeldSheet>();

const LOADED = {
  clients: [clientsSelectors, clientDetailsSelectors],
  expenses: [expensesSelectors, projectsSelectors],
} as const;

const selectStored = createSelector(
  [
    clientsSelectors.selectAll,
    clientDetailsSelectors.selectEntities,
    expensesSelectors.selectAll,
    projectsSelectors.selectAll,
  ],
  (clients, details, expenses, projects) => ({
    clients: clients.map((client) => ({
      ...client,
      document: details[client.id]?.document ?? null,
    })),
    expenses,
    projects,
  }),
);

const startReading = (request: SheetRequest) =>
  askWorker(
    new Worker(new URL('./spreadsheet.worker.ts', import.meta.url)),
    request,
    (answer: SheetAnswer) => answer,
  );

/**
 * The sheet of a list: reading it, what the user chooses, and what the check says.
 * @param isShown - False while rows are written, which would change the check with every load.
 */
export function useSheet(entity: SheetEntity, isShown: boolean) {
  const userId = useAppSelector(selectUser)?.id ?? '';
  const key = `${userId} ${entity}`;
  const today = useToday();
  const isLoaded = useAppSelector((root: RootState) =>
    LOADED[entity].every(({ selectIsLoaded }) => selectIsLoaded(root)),
  );
  const stored = useAppSelector(selectStored);
  const [intake, setIntake] = useState<Intake>(() => {
    const held = unfinished.get(key);
    return held ? { name: 'sheet', ...held } : { name: 'start' };
  });
  const source = intake.name === 'reading' ? intake.source : null;

  useEffect(() => {
    if (source === null || !isLoaded) return;
    const reading = startReading({ entity, source });
    let isWanted = true;
    void reading.result.then((answer) => {
      if (!isWanted) return;
      if (answer?.kind !== 'sheet') {
        setIntake({ name: 'refused', problem: answer?.problem ?? 'unread' });
        return;
      }
      setIntake({
        name: 'sheet',
        sheet: answer,
        choices: {
          uses: usesOf(userId, entity, answer.head) ?? answer.guess,
          ...{ order: null, year: null, takesNegatives: false },
          ...{ words: {}, cells: {}, left: [], newPeople: [] },
        },
      });
    });
    return () => {
      isWanted = false;
      reading.cancel();
    };
  }, [source, isLoaded, entity, userId]);

  useEffect(() => {
    if (intake.name === 'sheet')
      unfinished.set(key, { sheet: intake.sheet, choices: intake.choices });
    else unfinished.delete(key);
  }, [intake, key]);

  const held = intake.name === 'sheet' && isShown ? intake : null;
  const checked = useMemo(
    (): CheckedSheet | null =>
      held && checkSheet(entity, held.sheet, held.choices, { today, ...stored }),
    [entity, held, today, stored],
  );
  return {
    userId,
    intake,
    isLoaded,
    checked,
    read: (from: File | string) => setIntake({ name: 'reading', source: from }),
    reset: () => setIntake({ name: 'start' }),
    choose: (changes: Partial<SheetChoices>) =>
      setIntake((now) =>
        now.name === 'sheet' ? { ...now, choices: { ...now.choices, ...changes } } : now,
      ),
  };
}

export type SheetInHand = ReturnType<typeof useSheet>;
