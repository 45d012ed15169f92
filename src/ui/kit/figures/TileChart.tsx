import { chakra } from '@chakra-ui/react/styled-system';

/** Tiles in a stack. */
const height = 10;

const Root = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: { base: '3', md: '8' },
    '& > div': { flex: 1, maxWidth: '44px', display: 'grid', gap: '3px' },
    '& i': {
      forcedColorAdjust: 'none',
      height: '14px',
      border: '1px solid',
      borderColor: 'hairline',
    },
    '& i[data-on]': { background: 'accent', borderColor: 'accent' },
    '& span': { marginTop: '2', fontSize: 'note', color: 'muted', textAlign: 'center' },
  },
});

export interface TileChartProps {
  /** Label and number of filled tiles, 0 to 10. */
  stacks: { label: string; filled: number }[];
}

/** Stacks of ten tiles: a decoration that shows no data, so only its labels are read. */
export function TileChart({ stacks }: TileChartProps) {
  return (
    <Root>
      {stacks.map(({ label, filled }) => (
        <div key={label}>
          {Array.from({ length: height }, (_, index) => (
            <i key={index} data-on={height - index <= filled ? '' : undefined} />
          ))}
          <span>{label}</span>
        </div>
      ))}
    </Root>
  );
}
