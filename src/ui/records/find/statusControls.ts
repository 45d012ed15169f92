import { glyphs, type BadgeLook } from '../../kit/text/Badge';
import type { FindControls } from './controls';

/** What a list offers by its rows' status: the strip of them, and the one that many rows are set to. */
export function statusControls<Status extends string>(
  statuses: readonly Status[],
  looks: Readonly<Record<Status, BadgeLook>>,
): Pick<FindControls<never>, 'strip' | 'bulk'> {
  const choices = statuses.map((status) => ({
    value: status,
    label: looks[status].label,
    glyph: glyphs[looks[status].tone],
  }));
  return {
    strip: [{ facet: 'status', label: 'Status', choices }],
    bulk: { select: { label: 'Mudar status', field: 'status', choices } },
  };
}
