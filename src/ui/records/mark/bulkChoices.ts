import type { BulkChange } from '../../../features/bulk/bulk';
import type { GlyphName, IconName } from '../../kit/art/Icon';
import type { BulkOffer } from '../list';

/** Something that can be done to the marked rows. */
export interface BulkEntry {
  label: string;
  icon?: IconName;
  glyph?: GlyphName;
  /** It takes something away. */
  isDanger?: true;
  /** What it does; `export`: it saves them as a file. */
  does: BulkChange | 'export';
}

/** One of those, or several behind one button. */
export type BulkChoice = BulkEntry | { label: string; entries: readonly BulkEntry[] };

const EXPORT: BulkEntry = { label: 'Exportar CSV', icon: 'download', does: 'export' };
const DELETE: BulkEntry = {
  label: 'Excluir',
  icon: 'trash',
  isDanger: true,
  does: { kind: 'delete' },
};

/** All that can be done to the marked rows of a list, what is done most first. */
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
