import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Icon } from '../art/Icon';
import { IconButton } from '../form/IconButton';

const Root = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '62px',
    padding: '8px 8px 8px 20px',
    background: 'surface',
    border: '1px solid',
    borderColor: 'lineStrong',
    borderLeft: '4px solid',
    borderRadius: 'base',
    boxShadow: 'float',
    fontSize: 'control',
    pointerEvents: 'auto',
    animation: 'appear .16s ease-out',
    '& > svg': { flex: 'none' },
    '& > p': { flex: 1, minWidth: 0 },
  },
  variants: {
    tone: {
      success: { borderLeftColor: 'success', '& > svg': { color: 'success' } },
      danger: { borderLeftColor: 'danger', '& > svg': { color: 'danger' } },
    },
  },
});

/** How long good news stay (ms), unless they are pointed at or have the focus. */
const LIFETIME = 8_000;

export interface NoticeProps {
  tone: 'success' | 'danger';
  children: ReactNode;
  onClose: () => void;
}

/** A message that floats until it is closed; read out at once. Good news close themselves. */
export function Notice({ tone, children, onClose }: NoticeProps) {
  /** The pointer and the focus, as far as they are on it. */
  const [holds, setHolds] = useState(0);
  const hold = () => {
    setHolds((count) => count + 1);
  };
  const release = () => {
    setHolds((count) => count - 1);
  };
  const leave = useEffectEvent(onClose);
  const isLeaving = tone === 'success' && holds === 0;
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(leave, LIFETIME);
    return () => {
      clearTimeout(timer);
    };
  }, [isLeaving]);
  return (
    <Root
      tone={tone}
      role="alert"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={tone === 'success' ? 'check' : 'alert'} />
      <p>{children}</p>
      <IconButton icon="close" label="Fechar aviso" onClick={onClose} />
    </Root>
  );
}
