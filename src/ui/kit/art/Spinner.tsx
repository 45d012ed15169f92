import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

const Quarter = chakra('path', { base: { animation: 'quarter 1.4s linear infinite' } });

/** The paths of the four quarters, clockwise. Each quarter lights up after the one before it. */
const QUARTERS = [
  'M3-36A36 36 0 0 1 36-3',
  'M36 3A36 36 0 0 1 3 36',
  'M-3 36A36 36 0 0 1-36 3',
  'M-36-3A36 36 0 0 1-3-36',
];

export interface SpinnerProps extends Pick<HTMLChakraProps<'svg'>, 'color' | 'marginBottom'> {
  /** The side of the spinner in px; 64 by default. */
  size?: number;
}

/**
 * A spinner in the form of the logo, whose four quarters light up in turn. Chakra's `Spinner` is a single turning
 * element, so it cannot light up quarters one by one.
 */
export function Spinner({ size = 64, ...style }: SpinnerProps) {
  return (
    <chakra.svg
      {...style}
      flex="none"
      aria-hidden="true"
      htmlWidth={size}
      htmlHeight={size}
      viewBox="-50 -50 100 100"
      fill="none"
      stroke="currentColor"
      strokeWidth={23}
    >
      {QUARTERS.map((arc, index) => (
        <Quarter
          key={arc}
          d={arc}
          data-keeps-moving=""
          style={{ animationDelay: `${String(index * 0.35)}s` }}
        />
      ))}
    </chakra.svg>
  );
}
