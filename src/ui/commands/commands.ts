import type { UnknownAction } from '@reduxjs/toolkit';

import { isSeeking } from '../../features/finding/sought';
import { markingActions, type MarkingState } from '../../features/marking/markingSlice';
import {
  ENTITIES,
  SIDEBAR,
  type EntityName,
  type WorkspaceState,
} from '../../features/workspace/workspace';
import {
  selectSection,
  selectSought,
  workspaceActions,
} from '../../features/workspace/workspaceSlice';
import type { IconName } from '../kit/art/Icon';
import { newRecord } from '../records/nouns';
import { sectionLabel } from '../shell/labels';
import { clearKeys, searchKeys, type Keys } from './keys';

export interface CommandRoot {
  workspace: WorkspaceState;
  marking: MarkingState;
}

/** A record of the open list. */
export interface Target {
  entity: EntityName;
  id: string;
}

interface Named {
  label: string;
  /** Where the help lists its keys. */
  place: 'everywhere' | 'lists' | 'forms';
  keys: readonly Keys[];
  /** What the help calls its keys, where several commands share them; its label unless told. */
  help?: string;
}

/** Something to do: found in the palette by its label. */
export interface Command extends Named {
  icon: IconName;
  intent: () => UnknownAction;
  /** Where its keys work; wherever nothing floats over the page, unless told. */
  when?: (root: CommandRoot) => boolean;
}

/** What is done to the row that has the focus. */
export interface RowCommand extends Named {
  intent: (target: Target) => UnknownAction;
}

/** Leads the focus somewhere, and does nothing else. */
export interface FocusCommand extends Named {
  to: 'search' | 'next' | 'previous';
}

const { confirmationAsked, filtersCleared, modalOpened, panelOpened, sectionChosen } =
  workspaceActions;

type SidebarSection = (typeof SIDEBAR)[number];

const sectionKey: Record<SidebarSection, string> = {
  dashboard: 'd',
  clients: 'c',
  quotes: 'o',
  projects: 'p',
  payments: 'r',
  expenses: 'g',
};

/** What a list's records open as: to be read where there is a view, else to be edited. */
const openingMode = (entity: EntityName): 'view' | 'edit' =>
  entity === 'quotes' || entity === 'projects' ? 'view' : 'edit';

export const shortcuts: Command = {
  label: 'Atalhos',
  place: 'everywhere',
  icon: 'keyboard',
  keys: [{ press: ['?'] }],
  intent: () => panelOpened({ kind: 'shortcuts' }),
};

export const theYear: Command = {
  label: 'O ano',
  place: 'everywhere',
  icon: 'year',
  keys: [{ press: ['g', 'a'] }],
  intent: () => sectionChosen('year'),
};

export const myData: Command = {
  label: 'Meus dados',
  place: 'everywhere',
  icon: 'clients',
  keys: [{ press: ['g', 'm'] }],
  intent: () => sectionChosen('myData'),
};

const create = (entity: EntityName): Command => ({
  label: newRecord[entity],
  help: 'Novo registro da lista',
  place: 'lists',
  icon: 'plus',
  keys: [{ press: ['n'] }],
  when: (root) => selectSection(root) === entity,
  intent: () => modalOpened(entity, 'create'),
});

/** What is marked is unmarked first. */
const clear = (entity: EntityName): Command => ({
  label: 'Limpar filtros',
  place: 'lists',
  icon: 'filter',
  keys: [clearKeys],
  when: (root) =>
    selectSection(root) === entity &&
    isSeeking(selectSought(root, entity)) &&
    root.marking.entity === null,
  intent: () => filtersCleared({ entity }),
});

const goTo = (section: SidebarSection): Command => ({
  label: `Ir para ${sectionLabel[section]}`,
  place: 'everywhere',
  icon: section,
  keys: [{ press: ['g', sectionKey[section]] }],
  intent: () => sectionChosen(section),
});

/** Everything that is done without a record. What is new is added here, and has its keys and its place in the help. */
export const commands: readonly Command[] = [
  ...ENTITIES.map(create),
  ...ENTITIES.map(clear),
  ...SIDEBAR.map(goTo),
  theYear,
  myData,
  shortcuts,
  {
    label: 'Sair',
    place: 'everywhere',
    icon: 'exit',
    keys: [],
    intent: () => confirmationAsked({ kind: 'signOut' }),
  },
];

const openRow: RowCommand = {
  label: 'Abrir',
  place: 'lists',
  keys: [{ press: ['Enter'] }],
  intent: ({ entity, id }) => modalOpened(entity, openingMode(entity), id),
};

const editRow: RowCommand = {
  label: 'Editar',
  place: 'lists',
  keys: [{ press: ['e'] }],
  intent: ({ entity, id }) => modalOpened(entity, 'edit', id),
};

const deleteRow: RowCommand = {
  label: 'Excluir',
  place: 'lists',
  keys: [{ press: ['Delete'] }],
  intent: ({ entity, id }) => confirmationAsked({ kind: 'delete', entity, id }),
};

const markRow: RowCommand = {
  label: 'Marcar',
  place: 'lists',
  keys: [{ press: ['x'] }, { press: [' '] }],
  intent: (target) => markingActions.rowToggled(target),
};

export const rowCommands: readonly RowCommand[] = [openRow, editRow, deleteRow, markRow];

export const focusCommands: readonly FocusCommand[] = [
  { label: 'Buscar', place: 'lists', keys: [searchKeys], to: 'search' },
  {
    label: 'Próxima linha',
    place: 'lists',
    keys: [{ press: ['j'] }, { press: ['ArrowDown'] }],
    to: 'next',
  },
  {
    label: 'Linha anterior',
    place: 'lists',
    keys: [{ press: ['k'] }, { press: ['ArrowUp'] }],
    to: 'previous',
  },
];

/** Keys that are heard where they are pressed. */
const elsewhere: readonly Named[] = [
  { label: 'Desfazer', place: 'everywhere', keys: [{ mod: true, press: ['z'] }] },
  { label: 'Desmarcar', place: 'lists', keys: [{ press: ['Escape'] }] },
  { label: 'Salvar', place: 'forms', keys: [{ mod: true, press: ['Enter'] }] },
];

export interface HelpLine {
  label: string;
  keys: readonly Keys[];
}

/** The keys of a place, for the help: each once. */
export function helpLines(place: Named['place']): readonly HelpLine[] {
  const named = [...focusCommands, ...rowCommands, ...commands, ...elsewhere];
  const lines = named
    .filter((command) => command.place === place && command.keys.length > 0)
    .map(({ help, label, keys }) => [help ?? label, keys] as const);
  return [...new Map(lines)].map(([label, keys]) => ({ label, keys }));
}
