import { Alert } from '@chakra-ui/react/alert';
import { useEffect, useEffectEvent, useState } from 'react';
import { alertRecipe } from '../../theme/recipes/alert';
import { Icon } from '../art/Icon';
import { IconButton } from '../form/IconButton';
import { NoticeText } from './NoticeText';

/** How long good news stay (ms), unless they are pointed at, have the focus or are shown whole. */
const LIFETIME = 8_000;

export interface NoticeProps {
  tone: 'success' | 'danger';
  children: string;
  onClose: () => void;
}

/** A message that floats until it is closed; read out at once. Good news close themselves. */
export function Notice({ tone, children, onClose }: NoticeProps) {
  /** The pointer and the focus, as far as they are on it. */
  const [holds, setHolds] = useState(0);
  const [expanded, setExpanded] = useState(false);
  const hold = () => {
    setHolds((count) => count + 1);
  };
  const release = () => {
    setHolds((count) => count - 1);
  };
  const leave = useEffectEvent(onClose);
  const isLeaving = tone === 'success' && holds === 0 && !expanded;
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(leave, LIFETIME);
    return () => {
      clearTimeout(timer);
    };
  }, [isLeaving]);
  return (
    <Alert.Root
      recipe={alertRecipe}
      variant="surface"
      status={tone === 'success' ? 'success' : 'error'}
      role="alert"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Alert.Indicator>
        <Icon name={tone === 'success' ? 'check' : 'alert'} />
      </Alert.Indicator>
      <Alert.Content>
        <NoticeText expanded={expanded} onToggle={setExpanded}>
          {children}
        </NoticeText>
      </Alert.Content>
      <IconButton icon="close" label="Fechar aviso" onClick={onClose} />
    </Alert.Root>
  );
}
