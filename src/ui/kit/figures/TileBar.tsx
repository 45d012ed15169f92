import { slotClasses } from '../../theme/slotClasses';
import { slotRecipe } from '../../theme/slotRecipe';

/**
 * The look of the tiles, or of one plain bar. They are not drawn as backgrounds, because forced colours and
 * printers remove backgrounds.
 */
const tileBarRecipe = slotRecipe({
  base: {
    tiles: { forcedColorAdjust: 'none', display: 'flex', gap: '3px', height: '2.5' },
    tile: {
      flex: 1,
      border: 'strong',
      '&[data-quiet]': { borderColor: 'hairline' },
      '&[data-done]': { background: 'accent', borderColor: 'accent', printColorAdjust: 'exact' },
    },
    bar: {
      forcedColorAdjust: 'none',
      display: 'flex',
      height: '2.5',
      border: 'strong',
    },
    fill: { background: 'accent', printColorAdjust: 'exact' },
  },
});

const classes = slotClasses(tileBarRecipe);

/**
 * The greatest number of steps that are shown as tiles. More tiles would be too thin to count, so one plain bar is
 * shown instead.
 */
const maxTiles = 12;

export interface TileBarProps {
  /** The number of completed steps. */
  done: number;
  total: number;
  /** The accessible name: 'Progresso de Site institucional'. */
  label: string;
  /** Whether empty tiles are drawn as thin lines, for a card with several bars. */
  quiet?: boolean;
}

/**
 * Shows progress as tiles, one for each step, which Chakra has no component for. It consists of plain elements, because
 * every card of a list has one.
 */
export function TileBar({ done, total, label, quiet = false }: TileBarProps) {
  const percent = total === 0 ? 0 : Math.round((done * 100) / total);
  const plain = total === 0 || total > maxTiles;
  return (
    <div
      className={plain ? classes.bar : classes.tiles}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={`${done.toString()} de ${total.toString()}`}
    >
      {plain ? (
        <span className={classes.fill} style={{ width: `${percent.toString()}%` }} />
      ) : (
        Array.from({ length: total }, (_, index) => (
          <span
            key={index}
            className={classes.tile}
            data-quiet={quiet ? '' : undefined}
            data-done={index < done ? '' : undefined}
          />
        ))
      )}
    </div>
  );
}
