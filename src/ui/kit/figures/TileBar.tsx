import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { slotClasses } from '../../theme/slotClasses';

/** Tiles, or one plain bar; forced colours and printers would take away bars, which are made of backgrounds. */
const tileBarRecipe = defineSlotRecipe({
  slots: ['tiles', 'tile', 'bar', 'fill'],
  base: {
    tiles: { forcedColorAdjust: 'none', display: 'flex', gap: '3px', height: '10px' },
    tile: {
      flex: 1,
      border: '1px solid',
      borderColor: 'lineStrong',
      '&[data-quiet]': { borderColor: 'hairline' },
      '&[data-done]': { background: 'accent', borderColor: 'accent', printColorAdjust: 'exact' },
    },
    bar: {
      forcedColorAdjust: 'none',
      display: 'flex',
      height: '10px',
      border: '1px solid',
      borderColor: 'lineStrong',
    },
    fill: { background: 'accent', printColorAdjust: 'exact' },
  },
});

const classes = slotClasses(tileBarRecipe);

/** Beyond this many, tiles get too thin to count: a plain bar instead. */
const maxTiles = 12;

export interface TileBarProps {
  /** Steps done, of `total`. */
  done: number;
  total: number;
  /** What progresses, for the reader's ear: 'Progresso de Site institucional'. */
  label: string;
  /** Empty tiles in hairlines, where the bar is one of several on a card. */
  quiet?: boolean;
}

/**
 * Progress laid in tiles, one a step: Chakra has no such part. Plain elements, as there is one of them
 * on each card of a list.
 */
export function TileBar({ done, total, label, quiet = false }: TileBarProps) {
  const percent = total === 0 ? 0 : Math.round((done / total) * 100);
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
