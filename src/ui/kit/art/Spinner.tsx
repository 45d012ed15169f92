import { chakra } from '@chakra-ui/react/styled-system';

const Root = chakra('svg', {
  base: {
    flex: 'none',
    '& path': { animation: 'quarter 1.4s linear infinite' },
    '& path:nth-of-type(2)': { animationDelay: '.35s' },
    '& path:nth-of-type(3)': { animationDelay: '.7s' },
    '& path:nth-of-type(4)': { animationDelay: '1.05s' },
  },
});

export interface SpinnerProps {
  /** Side in px; 64 unless told. */
  size?: number;
}

/** The O of Ofício, its four quarters lighting in turn; still under reduced motion as well. */
export function Spinner({ size = 64 }: SpinnerProps) {
  return (
    <Root
      className="of-spinner"
      aria-hidden="true"
      htmlWidth={size}
      htmlHeight={size}
      viewBox="-50 -50 100 100"
      fill="none"
      stroke="currentColor"
      strokeWidth={23}
    >
      <path d="M3-36A36 36 0 0 1 36-3" />
      <path d="M36 3A36 36 0 0 1 3 36" />
      <path d="M-3 36A36 36 0 0 1-36 3" />
      <path d="M-36-3A36 36 0 0 1-3-36" />
    </Root>
  );
}
