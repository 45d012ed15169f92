import type { EntityName } from '../../features/app/entities/entities';
import type { Modal } from '../../features/app/forms/modal';
import type { Section } from '../../features/app/navigation/navigationSlice';
import { lazyChunk, lazyChunks, loadWithRetries, type FetchChunk } from '../kit/chunks/lazyChunk';
import type { ExportListProps } from '../records/exporting';

const year = () => import(/* webpackChunkName: "year" */ '../sections/year/YearChunk');

const spreadsheet = () =>
  import(/* webpackChunkName: "spreadsheet" */ '../sections/spreadsheet/SpreadsheetSection');

/** The file of each section. The year and the MEI page share one. */
const sections = {
  dashboard: () => import(/* webpackChunkName: "shell" */ '../sections/dashboard/DashboardSection'),
  clients: () => import(/* webpackChunkName: "lists" */ '../sections/clients/ClientsSection'),
  quotes: () => import(/* webpackChunkName: "lists" */ '../sections/quotes/QuotesSection'),
  projects: () => import(/* webpackChunkName: "lists" */ '../sections/projects/ProjectsSection'),
  payments: () => import(/* webpackChunkName: "lists" */ '../sections/payments/PaymentsSection'),
  expenses: () => import(/* webpackChunkName: "lists" */ '../sections/expenses/ExpensesSection'),
  year,
  weeks: () => import(/* webpackChunkName: "year" */ '../sections/weeks/WeeksSection'),
  mei: year,
  statement: () =>
    import(/* webpackChunkName: "statement" */ '../sections/statement/StatementSection'),
  clientsSheet: spreadsheet,
  expensesSheet: spreadsheet,
  myData: () => import(/* webpackChunkName: "my-data" */ '../sections/myData/MyDataSection'),
} satisfies Record<Section, FetchChunk<object>>;

/** The file of each list's modals: the forms, their validation and the dialog. */
const modals: { [Entity in EntityName]: FetchChunk<{ modal: Modal<Entity> }> } = {
  clients: () =>
    import(/* webpackChunkName: "client-modal" */ '../sections/clientView/ClientModals'),
  quotes: () => import(/* webpackChunkName: "quote-modal" */ '../sections/quotes/QuoteModals'),
  projects: () =>
    import(/* webpackChunkName: "project-modal" */ '../sections/projects/ProjectModal'),
  payments: () =>
    import(/* webpackChunkName: "payment-modal" */ '../sections/payments/PaymentModal'),
  expenses: () =>
    import(/* webpackChunkName: "expense-modal" */ '../sections/expenses/ExpenseModal'),
};

export const sectionChunks = lazyChunks<Record<Section, object>>(sections);

export const modalChunks = lazyChunks<{ [Entity in EntityName]: { modal: Modal<Entity> } }>(modals);

/** The export button. If its chunk cannot be loaded, the list works without it. */
export const ExportList = lazyChunk<ExportListProps>(() =>
  import(/* webpackChunkName: "export-list" */ '../sections/exports/ExportList').catch(() => ({
    default: ({ children }) => children(null),
  })),
);

export const UserMenu = lazyChunk(() => import(/* webpackChunkName: "menus" */ './UserMenu'));

/**
 * The keyboard handling of commands. If its chunk cannot be loaded, the buttons still do everything that the keys
 * do.
 */
export const CommandKeys = lazyChunk(() =>
  import(/* webpackChunkName: "notices" */ './commands/CommandKeys').catch(() => ({
    default: () => null,
  })),
);

export const Palette = lazyChunk(
  () => import(/* webpackChunkName: "palette" */ './palette/Palette'),
);

export const ShortcutsSheet = lazyChunk(
  () => import(/* webpackChunkName: "menus" */ './ShortcutsSheet'),
);

export const AddSheet = lazyChunk(() => import(/* webpackChunkName: "menus" */ './AddSheet'));

export const ReportDialog = lazyChunk(
  () => import(/* webpackChunkName: "report-dialog" */ './report/ReportDialog'),
);

export const DrawerMenu = lazyChunk(() => import(/* webpackChunkName: "menus" */ './DrawerMenu'));

export const Drawer = lazyChunk(async () => ({
  default: (await import(/* webpackChunkName: "menus" */ '../kit/dialog/Drawer')).Drawer,
}));

/** The notices are loaded at once, because a notice must also appear after the connection is lost. */
export const Notices = lazyChunk(async () => ({
  default: (await loadWithRetries(() => import(/* webpackChunkName: "notices" */ './Notices')))
    .Notices,
}));

/** The connection line is in the chunk of the notices, because it must also appear after the connection is lost. */
export const ConnectionLine = lazyChunk(async () => ({
  default: (
    await loadWithRetries(() => import(/* webpackChunkName: "notices" */ './ConnectionLine'))
  ).ConnectionLine,
}));

/** The cells of the bar at a phone's foot. They are in the chunk of the notices, which is loaded at once. */
export const FootBar = lazyChunk(() =>
  loadWithRetries(() => import(/* webpackChunkName: "notices" */ './FootBar')),
);

export const Question = lazyChunk(() => import(/* webpackChunkName: "menus" */ './Question'));
