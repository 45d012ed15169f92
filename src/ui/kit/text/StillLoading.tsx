import { chakra } from '@chakra-ui/react/styled-system';

const Root = chakra('p', { base: { color: 'muted', paddingBlock: '4' } });

/** Shown for a list that could not be loaded yet, because a blank page would look like lost data. */
export function StillLoading() {
  return <Root>Ainda carregando. Nova tentativa em instantes.</Root>;
}

/** Shown for a value that is unknown because its lists could not be loaded. */
export function NotLoaded() {
  return (
    <span role="img" aria-label="Ainda não carregado">
      —
    </span>
  );
}
