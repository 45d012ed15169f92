import { isSeeking } from '../../../features/app/finding/sought';
import { markingActions, selectIsMarking } from '../../../features/app/bulk/markingSlice';
import {
  paymentsActions,
  paymentsSelectors,
} from '../../../features/business/payments/paymentsSlice';
import { findingActions, selectSought } from '../../../features/app/finding/findingSlice';
import { openingOf } from '../../../features/app/forms/modal';
import { ENTITIES, perEntity, type EntityName } from '../../../features/app/entities/entities';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { SIDEBAR_SECTIONS, selectSection } from '../../../features/app/navigation/navigationSlice';
import type { IconName } from '../../kit/art/Icon';
import { listWords, sectionLabel } from '../../records/nouns';
import type {
  Command,
  FocusCommand,
  NamedCommand,
  PageCommand,
  RangeCommand,
  RowCommand,
} from './command';
import { openPalette, undoLast } from './firstCommands';
import { clearKeys, createKeys, type Keys, searchKeys } from '../../records/keys';

const { confirmationAsked, modalOpened, panelOpened, recordShown, sectionChosen } =
  workspaceActions;

type SidebarSection = (typeof SIDEBAR_SECTIONS)[number];

const sectionKey: Readonly<Record<SidebarSection, string>> = {
  dashboard: 'd',
  ...perEntity((entity) => listWords[entity].key),
};

export const openShortcuts: Command = {
  label: 'Atalhos',
  place: 'everywhere',
  icon: 'keyboard',
  keys: [{ press: ['?'] }],
  intent: () => panelOpened('shortcuts'),
};

export const openReport: Command = {
  label: 'Relatar problema',
  place: 'everywhere',
  icon: 'report',
  keys: [{ press: ['g', 'x'] }],
  intent: () => panelOpened('report'),
};

export const openYear: Command = {
  label: 'O ano',
  place: 'everywhere',
  icon: 'year',
  keys: [{ press: ['g', 'a'] }],
  intent: () => sectionChosen('year'),
};

const weeks: Command = {
  label: 'As próximas 13 semanas',
  place: 'everywhere',
  icon: 'year',
  keys: [{ press: ['g', 's'] }],
  intent: () => sectionChosen('weeks'),
};

/** The palette offers this command only to a MEI. */
export const openMei: Command = {
  label: 'MEI: limite, relatório mensal e declaração',
  place: 'everywhere',
  icon: 'year',
  keys: [],
  intent: () => sectionChosen('mei'),
};

const statement: Command = {
  label: 'Conferir com o extrato',
  otherWords: 'importar banco ofx csv',
  place: 'everywhere',
  icon: 'payments',
  keys: [{ press: ['g', 'e'] }],
  intent: () => sectionChosen('statement'),
};

const bring = (entity: 'clients' | 'expenses'): Command => ({
  label: entity === 'clients' ? 'Trazer clientes de uma planilha' : 'Trazer gastos de uma planilha',
  otherWords: 'importar excel csv',
  place: 'everywhere',
  icon: 'copy',
  keys: [],
  intent: () => sectionChosen(`${entity}Sheet`),
});

export const openMyData: Command = {
  label: 'Meus dados',
  otherWords: 'backup cópia restaurar perfil logo marca',
  place: 'everywhere',
  icon: 'clients',
  keys: [{ press: ['g', 'm'] }],
  intent: () => sectionChosen('myData'),
};

const create = (entity: EntityName): Command => ({
  label: listWords[entity].create,
  help: 'Novo registro da lista',
  place: 'lists',
  icon: 'plus',
  keys: createKeys,
  when: (section) => section === entity,
  intent: () => modalOpened(entity, 'create'),
});

const creations = perEntity(create);

const goTo = (section: SidebarSection): Command => ({
  label: `Ir para ${sectionLabel[section]}`,
  place: 'everywhere',
  icon: section,
  keys: [{ press: ['g', sectionKey[section]] }],
  intent: () => sectionChosen(section),
});

/** Every command that needs no record. A new command belongs here: then its keys work and the help lists it. */
export const commands: readonly Command[] = [
  openPalette,
  ...ENTITIES.map((entity) => creations[entity]),
  ...SIDEBAR_SECTIONS.map(goTo),
  openYear,
  weeks,
  statement,
  bring('clients'),
  bring('expenses'),
  openMyData,
  openShortcuts,
  openReport,
  {
    label: 'Sair',
    place: 'everywhere',
    icon: 'exit',
    keys: [],
    intent: () => confirmationAsked({ kind: 'signOut' }),
  },
];

/** What is made most, for the sheet that opens from a phone's foot. A project is made by approving its quote. */
export const mostMade: readonly { command: Command; icon: IconName; note?: string }[] = [
  ...(['clients', 'quotes', 'payments', 'expenses'] as const).map((entity) => ({
    command: creations[entity],
    icon: entity,
  })),
  { command: statement, icon: 'check', note: 'OFX ou CSV do banco' },
];

const openRow: RowCommand = {
  label: 'Abrir',
  place: 'lists',
  keys: [{ press: ['Enter'] }],
  rowIntent: ({ entity, id }) => recordShown(openingOf(entity, id)),
};

const editRow: RowCommand = {
  label: 'Editar',
  place: 'lists',
  keys: [{ press: ['e'] }],
  rowIntent: ({ entity, id }) => modalOpened(entity, 'edit', id),
};

const deleteRow: RowCommand = {
  label: 'Excluir',
  place: 'lists',
  keys: [{ press: ['Delete'] }],
  rowIntent: ({ entity, id }) => confirmationAsked({ kind: 'delete', entity, id }),
};

const markRow: RowCommand = {
  label: 'Marcar',
  place: 'lists',
  keys: [{ press: ['x'] }, { press: [' '] }],
  rowIntent: (target) => markingActions.rowToggled(target),
};

const togglePaid: RowCommand = {
  label: 'Pago ou pendente',
  place: 'lists',
  only: 'payments',
  keys: [{ press: ['p'] }],
  rowIntent: ({ id }, root) => {
    const paid = paymentsSelectors.selectById(root, id)?.paid ?? false;
    return paymentsActions.paidToggled({ id, paid: !paid });
  },
};

export const rowCommands: readonly RowCommand[] = [
  openRow,
  editRow,
  deleteRow,
  markRow,
  togglePaid,
];

export const markRange: RangeCommand = {
  label: 'Marcar até esta linha',
  place: 'lists',
  keys: [{ shift: true, press: ['x'] }],
  range: true,
};

const unmark: PageCommand = {
  label: 'Desmarcar',
  place: 'lists',
  keys: [clearKeys],
  pageIntent: (root) => (selectIsMarking(root) ? markingActions.unmarked() : null),
};

const clearFilters: PageCommand = {
  label: 'Limpar filtros',
  place: 'lists',
  keys: [clearKeys],
  pageIntent: (root) => {
    const section = selectSection(root);
    const entity = ENTITIES.find((list) => list === section);
    return entity && isSeeking(selectSought(root, entity))
      ? findingActions.filtersCleared({ entity })
      : null;
  },
};

/**
 * The commands that depend on the page. Of commands with the same keys, the first one that has something to do
 * runs.
 */
export const pageCommands: readonly PageCommand[] = [undoLast, unmark, clearFilters];

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

/** Keys for the help that the form or field in which they are pressed handles itself. */
const elsewhere: readonly NamedCommand[] = [
  { label: 'Salvar', place: 'forms', keys: [{ mod: true, press: ['Enter'] }] },
];

export interface HelpLine {
  label: string;
  keys: readonly Keys[];
}

/** The help's lines for one place: one line for each label, with all keys of the commands with that label. */
export function helpLines(place: NamedCommand['place']): readonly HelpLine[] {
  const named = [
    ...focusCommands,
    ...rowCommands,
    markRange,
    ...commands,
    ...pageCommands,
    ...elsewhere,
  ];
  const lines = named
    .filter((command) => command.place === place && command.keys.length > 0)
    .map(({ help, label, keys }) => [help ?? label, keys] as const);
  return [...new Map(lines)].map(([label, keys]) => ({ label, keys }));
}
