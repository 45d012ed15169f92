import { chakra } from '@chakra-ui/react/styled-system';

import { retryRequested } from '../../features/shared/loadCases';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../kit/form/Button';

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    paddingBlock: '2',
    color: 'muted',
  },
});

/**
 * Shown while a list could not be loaded, because a blank page would look like lost data. The text says why, and
 * the button retries at once.
 */
export function StillLoading() {
  const dispatch = useAppDispatch();
  const reason = navigator.onLine ? 'o servidor ainda não respondeu' : 'você está sem internet';
  return (
    <Root>
      <span>Ainda carregando: {reason}. Nova tentativa em instantes.</span>
      <Button variant="plain" paddingInline="0" onClick={() => dispatch(retryRequested())}>
        Tentar agora
      </Button>
    </Root>
  );
}
