import type { BulkChange } from '../../../features/app/entities/bulk';
import type { GlyphName, IconName } from '../../kit/art/Icon';
import type { BulkOffer } from '../list';

/** An action for the marked rows. */
export interface BulkEntry {
  label: string;
  icon?: IconName;
  glyph?: GlyphName;
  /** Whether the action deletes something. */
  isDanger?: true;
  /** The change that the action makes; `export` saves the rows as a file. */
  does: BulkChange | 'export';
}

/** A single action, or several actions in the menu of one button. */
export type BulkChoice = BulkEntry | { label: string; entries: readonly BulkEntry[] };

const EXPORT: BulkEntry = { label: 'Exportar CSV', icon: 'download', does: 'export' };
const DELETE: BulkEntry = {
  label: 'Excluir',
  icon: 'trash',
  isDanger: true,
  does: { kind: 'delete' },
};

/** All actions for the marked rows of a list, the most used first. */
export function bulkChoices({ flags = [], select }: BulkOffer = {}): readonly BulkChoice[] {
  const marks = flags.map(({ label, field }): BulkEntry => ({
    label,
    icon: 'check',
    does: { kind: 'set', field, value: true },
  }));
  const menus = select
    ? [
        {
          label: select.label,
          entries: select.choices.map(({ value, ...shown }): BulkEntry => ({
            ...shown,
            does: { kind: 'set', field: select.field, value },
          })),
        },
      ]
    : [];
  return [...marks, ...menus, EXPORT, DELETE];
}
