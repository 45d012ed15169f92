/** What the palette finds: the records of each list, and with them commands, actions and files. */
import { useMemo, useState, useCallback } from 'react';
import { shallowEqual } from 'react-redux';
import type { Client } from '../../../features/business/clients/client';
import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { ENTITIES, type EntityName } from '../../../features/app/entities/entities';
import { findRows, type Findable } from '../../../features/app/finding/findRows';
import { selectRecent } from '../../../features/app/finding/findingSlice';
import { NOTHING_SOUGHT } from '../../../features/app/finding/sought';
import { selectSection, type Section } from '../../../features/app/navigation/navigationSlice';
import { paymentTotal, type Payment } from '../../../features/business/payments/payment';
import { selectPartsByPayment } from '../../../features/business/payments/paymentPartsSlice';
import { paymentsSelectors } from '../../../features/business/payments/paymentsSlice';
import { paymentState, type PartsByPayment } from '../../../features/business/payments/received';
import { selectIsAccountLoaded } from '../../../features/app/ownData/accountFile';
import { selectProfile } from '../../../features/app/session/selectProfile';
import type { Project } from '../../../features/business/projects/project';
import { projectsSelectors } from '../../../features/business/projects/projectsSlice';
import { selectAreWeeksKnown } from '../../../features/business/weeks/weeksSelectors';
import { localDay } from '../../../features/shared/days';
import type { Row } from '../../../features/shared/list';
import {
  matchesWords,
  normalise,
  searchWords,
  matchesWordStarts,
} from '../../../features/shared/searchText';
import { selectNextUndo, undoIntentOf } from '../../../features/app/workspace/undo';
import { workspaceActions } from '../../../features/app/workspace/workspaceSlice';
import { useAppSelector, type RootState } from '../../../store/hooks';
import { clientNames } from '../../sections/clients/clientList';
import type { Command } from '../commands/command';
import { commands, openMei } from '../commands/commands';
import { openPalette, undoLast } from '../commands/firstCommands';
import { undoText } from '../describeNotice';
import { ofEachList } from '../../sections/exports/lists';
import { exportRows, selectIsExportable } from '../../sections/exports/tables';
import type { IconName } from '../../kit/art/Icon';
import { useToday } from '../../kit/hooks/useToday';
import { saveCalendarEntry } from '../../sections/weeks/CalendarButton';
import { useTextsAhead } from '../../records/finding/useTextsAhead';
import type { List } from '../../records/list';
import { countText, listWords } from '../../records/nouns';
import { setColorScheme } from '../../theme/colorScheme';
import { saveAccount } from '../../sections/exports/account';
import { colorSchemeChoices } from '../menuEntries';
import { recordOption, chargeOption, payOption, type PaletteOption } from './options';
import { useNamedActions } from './useNamedActions';
import { useSeriesOptions } from './useSeriesOptions';

/** How many matches of a list are shown. The list itself shows all of them. */
const SHOWN = 3;

/** From this many letters on, what is typed names a command. Fewer are the start of too many. */
const NAMING = 3;

interface ListSearch {
  /** The first rows that match all words, the number of matches, and the id of a single match. */
  find: (query: string) => {
    options: readonly PaletteOption[];
    total: number;
    onlyId: string | null;
  };
  /** Returns the option of a row; null if the row does not exist. */
  option: (id: string) => PaletteOption | null;
}

/** Searches a list by the rules of its description, as the list's own section does. */
function useListSearch<T extends Row, Context extends object, Key extends string>(
  list: List<T, Context, Key>,
): ListSearch {
  const today = useToday();
  const rows = useAppSelector(list.selectAll);
  const context = useAppSelector((root) => list.context(root, today));
  const findable = useMemo((): Findable<T> => {
    const own = list.findable(context);
    const { searched } = list.palette;
    const texts = (row: T) => [...own.texts(row), searched?.(row, context) ?? ''];
    return { ...own, texts, counted: [] };
  }, [list, context]);
  useTextsAhead(rows, findable);
  return useMemo(() => {
    const { entity, palette } = list;
    const optionOf = (row: T) => recordOption(entity, row.id, palette.shown(row, context));
    return {
      find: (query) => {
        // No period is set, so the day does not matter.
        const { rows: found } = findRows(rows, { ...NOTHING_SOUGHT, query }, findable, '');
        const [first] = found;
        return {
          options: found.slice(0, SHOWN).map(optionOf),
          total: found.length,
          onlyId: first && found.length === 1 ? first.id : null,
        };
      },
      option: (id) => {
        const row = rows.find((each) => each.id === id);
        return row ? optionOf(row) : null;
      },
    };
  }, [list, rows, context, findable]);
}

/** The palette's search of every list. The same object until one of them changes. */
function useListSearches(): Readonly<Record<EntityName, ListSearch>> {
  const searches = ofEachList(useListSearch);
  const [latest, setLatest] = useState(searches);
  if (shallowEqual(latest, searches)) return latest;
  setLatest(searches);
  return searches;
}

/** A file that the palette can save, found by its label. */
interface FileCommand {
  label: string;
  otherWords?: string;
  icon: IconName;
  /** Whether everything in the file is loaded. */
  canSave: (root: RootState) => boolean;
  save: (root: RootState) => void | Promise<void>;
}

/** A whole list for spreadsheets. */
const toCsv = (entity: EntityName): FileCommand => ({
  label: `Exportar ${listWords[entity].title.toLowerCase()} em CSV`,
  icon: 'download',
  canSave: (root) => root[entity].ids.length > 0 && selectIsExportable(root, entity),
  save: (root) => exportRows(root, entity, root[entity].ids),
});

const weeksToCsv: FileCommand = {
  label: 'Exportar as próximas 13 semanas em CSV',
  icon: 'download',
  canSave: selectAreWeeksKnown,
  save: async (root) => {
    const { saveWeeks } = await import(
      /* webpackChunkName: "year" */ '../../sections/weeks/weeksCsv'
    );
    saveWeeks(root);
  },
};

const accountToJson: FileCommand = {
  label: 'Baixar tudo (.json)',
  otherWords: 'backup cópia de segurança exportar meus dados',
  icon: 'download',
  canSave: selectIsAccountLoaded,
  save: (root) => saveAccount(root, localDay(new Date())),
};

const fileCommands: readonly FileCommand[] = [
  ...ENTITIES.map(toCsv),
  saveCalendarEntry,
  weeksToCsv,
  accountToJson,
];

/** The choices of light and dark, which the palette's user need not look for in a menu. */
const appearanceOptions = colorSchemeChoices.map(({ value, label, icon }): PaletteOption => ({
  key: `appearance-${value}`,
  icon,
  name: `Aparência: ${label.toLowerCase()}`,
  details: [],
  onDevice: () => setColorScheme(value),
}));

export interface OptionGroup {
  title: string;
  options: readonly PaletteOption[];
}

const commandOption = (command: Command, section: Section): PaletteOption => ({
  key: normalise(command.label).replaceAll(' ', '-'),
  icon: command.icon,
  name: command.label,
  details: [],
  keys: (command.when?.(section) ?? true) ? command.keys[0] : undefined,
  intent: command.intent,
});

const fileOption = ({ label, icon, save }: FileCommand): PaletteOption => ({
  key: normalise(label).replaceAll(' ', '-'),
  icon,
  name: label,
  details: [],
  onDevice: save,
});

/** An option that is found by its name and by other words. */
const findable = (option: PaletteOption, otherWords = '') => ({
  text: normalise(`${option.name} ${otherWords}`),
  option,
});

/** The option that undoes the newest change, and names it; null if there is none. */
function useUndoOption(): PaletteOption | null {
  const notice = useAppSelector(selectNextUndo);
  const words = useAppSelector((root) => notice && undoText(root, notice.message), shallowEqual);
  return useMemo(() => {
    const intent = notice && undoIntentOf(notice.message);
    if (!intent || !words) return null;
    const [what, ...details] = words;
    return {
      key: 'undo',
      icon: 'back',
      name: `${undoLast.label}: ${what}`,
      details,
      keys: undoLast.keys[0],
      intent: () => intent,
    };
  }, [notice, words]);
}

/** The newest payment that a client still has to pay; null if there is none. */
const newestOpenPayment = (
  payments: readonly Payment[],
  partsOf: PartsByPayment,
  projectOf: Readonly<Record<string, Project>>,
  clientId: string,
): Payment | null =>
  payments.find(
    (payment) =>
      paymentState(payment, partsOf[payment.id]) !== 'received' &&
      payment.projectId !== null &&
      projectOf[payment.projectId]?.clientId === clientId &&
      paymentTotal(payment) !== null,
  ) ?? null;

/** Options about a client. They come before general ones. */
const newQuote = ({ id, name, company }: Client): PaletteOption => ({
  key: `new-quote-${id}`,
  icon: 'plus',
  name: `${listWords.quotes.create} para ${name}`,
  details: company ? [company] : [],
  intent: () => workspaceActions.quoteBegun({ clientId: id }),
});

const showAllOption = (entity: EntityName, total: number, query: string): PaletteOption => ({
  key: `all-${entity}`,
  icon: 'search',
  name: `Ver os ${countText(total, entity)}`,
  details: [],
  intent: () => workspaceActions.foundListShown({ entity, query }),
});

/**
 * Returns the search of the palette. It finds commands and records; without a query it shows new and recent
 * ones. Empty groups are left out.
 */
export function usePaletteSearch(): (query: string) => readonly OptionGroup[] {
  const recent = useAppSelector(selectRecent);
  const section = useAppSelector(selectSection);
  const clients = useAppSelector(clientsSelectors.selectAll);
  const payments = useAppSelector(paymentsSelectors.selectAll);
  const partsOf = useAppSelector(selectPartsByPayment);
  const projectOf = useAppSelector(projectsSelectors.selectEntities);
  const lists = useListSearches();
  const searchNamedActions = useNamedActions();
  const searchSeries = useSeriesOptions();
  const savableFiles = useAppSelector(
    (root) => fileCommands.filter(({ canSave }) => canSave(root)),
    shallowEqual,
  );
  const isMei = useAppSelector((root) => selectProfile(root)?.mei ?? false);
  const undo = useUndoOption();
  const offered = useMemo(() => {
    const others = [
      ...commands.filter((command) => command !== openPalette),
      ...(isMei ? [openMei] : []),
    ];
    return [
      ...others.map((command) => findable(commandOption(command, section), command.otherWords)),
      ...(undo ? [findable(undo)] : []),
      ...savableFiles.map((file) => findable(fileOption(file), file.otherWords)),
      ...appearanceOptions.map((option) => findable(option, 'tema modo cores')),
    ];
  }, [section, savableFiles, isMei, undo]);
  return useCallback(
    (query: string): readonly OptionGroup[] => {
      const words = searchWords(query);
      if (words.length === 0) {
        const recentOptions = recent.flatMap(({ entity, id }) => lists[entity].option(id) ?? []);
        const firstOptions = offered
          .filter(({ option }) => option.icon === 'plus' || option === undo)
          .map(({ option }) => option);
        const groups = [
          { title: 'Ações', options: firstOptions },
          { title: 'Vistos por último', options: recentOptions },
        ];
        return groups.filter(({ options }) => options.length > 0);
      }
      const matching = offered.filter(({ text }) => matchesWords(text, words));
      const isNaming = words.join('').length >= NAMING;
      const meant = matching.filter(({ text }) => isNaming && matchesWordStarts(text, words));
      const others = matching.filter((each) => !meant.includes(each));
      const client = clients.find((each) => matchesWordStarts(clientNames(each), words));
      const payment = client ? newestOpenPayment(payments, partsOf, projectOf, client.id) : null;
      const project = payment && projectOf[payment.projectId ?? ''];
      const aboutClient = [
        ...(client ? [newQuote(client)] : []),
        ...(payment && project
          ? [chargeOption(payment.id, { name: project.name, details: [] })]
          : []),
      ];
      const commandOptions = [...aboutClient, ...[...meant, ...others].map(({ option }) => option)];
      // All commands that are named are shown. Where others match that are not, the title says how many.
      const count = Math.max(SHOWN, aboutClient.length + meant.length);
      const title =
        commandOptions.length > count
          ? `Ações: ${String(count)} de ${String(commandOptions.length)}`
          : 'Ações';
      const named = searchNamedActions(words, SHOWN).filter(({ key }) =>
        commandOptions.every((each) => each.key !== key),
      );
      const actions = [...commandOptions, ...named].slice(0, count);
      const found = ENTITIES.map((entity) => {
        const { options, total, onlyId } = lists[entity].find(query);
        const only = payments.find(({ id }) => id === onlyId);
        const more =
          only && !only.paid ? options.map((option) => payOption(only.id, option, query)) : [];
        const rest = total > options.length ? [showAllOption(entity, total, query)] : [];
        return { title: listWords[entity].title, options: [...options, ...more, ...rest] };
      });
      const series = { title: 'O que se repete', options: searchSeries(words, SHOWN) };
      const groups = [{ title, options: actions }, ...found, series];
      return groups.filter(({ options }) => options.length > 0);
    },
    [
      ...[lists, offered, undo, searchNamedActions, searchSeries, recent],
      ...[clients, payments, partsOf, projectOf],
    ],
  );
}
