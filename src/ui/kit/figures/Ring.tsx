import { chakra } from '@chakra-ui/react/styled-system';
import { serif } from '../../theme/type';

const Root = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: { base: '130px', md: '160px' },
    aspectRatio: '1',
    '& svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
    '& .of-track': { stroke: 'hairline' },
    '& .of-value': { stroke: 'accent' },
    '& .of-cross': { stroke: 'surface' },
    '& span': {
      ...serif,
      fontSize: { base: 'bar', md: 'form' },
      fontVariantNumeric: 'lining-nums',
    },
  },
});

export interface RingProps {
  /** Whole percent, 0 to 100. */
  percent: number;
  /** What it is a percentage of. */
  label: string;
}

/** The O of Ofício as a gauge. */
export function Ring({ percent, label }: RingProps) {
  return (
    <Root role="img" aria-label={`${label}: ${percent.toString()}%`}>
      <svg viewBox="-50 -50 100 100" fill="none" strokeWidth="11" aria-hidden="true">
        <circle className="of-track" r="44.5" />
        <circle
          className="of-value"
          r="44.5"
          pathLength={100}
          strokeDasharray={`${percent.toString()} 100`}
          transform="rotate(-90)"
        />
        <path className="of-cross" strokeWidth="2.5" d="M-50 0H-36M36 0H50M0-50V-36M0 36V50" />
      </svg>
      <span aria-hidden="true">{percent}%</span>
    </Root>
  );
}
