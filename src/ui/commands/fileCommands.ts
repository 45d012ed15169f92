import { ENTITIES, type EntityName } from '../../features/entities/entities';
import type { RootState } from '../../store/hooks';
import { exportRows, selectIsExportable } from '../exports/tables';
import type { IconName } from '../kit/art/Icon';
import { toCalendar } from '../receivables/CalendarButton';
import { listWords } from '../records/nouns';

/** What is taken away as a file, made in the browser: found in the palette by its label. */
export interface FileCommand {
  label: string;
  icon: IconName;
  /** Whether all that it says is there. */
  canSave: (root: RootState) => boolean;
  save: (root: RootState) => void | Promise<void>;
}

/** A whole list for spreadsheets. */
const toCsv = (entity: EntityName): FileCommand => ({
  label: `Exportar ${listWords[entity].title.toLowerCase()} em CSV`,
  icon: 'download',
  canSave: (root) => root[entity].ids.length > 0 && selectIsExportable(root, entity),
  save: (root) => {
    exportRows(root, entity, root[entity].ids);
  },
});

export const fileCommands: readonly FileCommand[] = [...ENTITIES.map(toCsv), toCalendar];
