import { paymentPartsSelectors } from '../../features/payments/paymentPartsSlice';
import { projectsSelectors } from '../../features/projects/projectsSlice';
import { ENTITIES, type EntityName } from '../../features/entities/entities';
import type { RootState } from '../../store/hooks';
import { selectIsExportable } from '../exports/isExportable';
import type { IconName } from '../kit/art/Icon';
import { listWords } from '../records/nouns';

/** What is taken away as a file, made in the browser: found in the palette by its label. */
export interface FileCommand {
  label: string;
  icon: IconName;
  /** Whether all that it says is there. */
  canSave: (root: RootState) => boolean;
  save: (root: RootState) => Promise<void>;
}

export const toCalendar: FileCommand = {
  label: 'Levar à agenda (.ics)',
  icon: 'projects',
  canSave: (root) =>
    paymentPartsSelectors.selectIsLoaded(root) && projectsSelectors.selectIsLoaded(root),
  save: async (root) => {
    const { saveCalendar } = await import('../receivables/saveCalendar');
    saveCalendar(root, new Date());
  },
};

/** A whole list for spreadsheets. */
const toCsv = (entity: EntityName): FileCommand => ({
  label: `Exportar ${listWords[entity].title.toLowerCase()} em CSV`,
  icon: 'download',
  canSave: (root) => root[entity].ids.length > 0 && selectIsExportable(root, entity),
  save: async (root) => {
    const { exportRows } = await import(
      /* webpackChunkName: "export-list" */ '../exports/exportRows'
    );
    exportRows(root, entity, root[entity].ids);
  },
});

export const fileCommands: readonly FileCommand[] = [...ENTITIES.map(toCsv), toCalendar];
