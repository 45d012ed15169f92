import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState, type ReactNode } from 'react';
import { Icon } from './Icon';
import { IconButton } from './IconButton';

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
  /** Stable: good news count their time from when it last changed. */
  onClose: () => void;
}

/** A message that floats until it is closed; read out at once. Good news close themselves. */
export function Notice({ tone, children, onClose }: NoticeProps) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isLeaving = tone === 'success' && !isPointedAt && !isFocused;
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(onClose, LIFETIME);
    return () => {
      clearTimeout(timer);
    };
  }, [isLeaving, onClose]);
  return (
    <Root
      tone={tone}
      role="alert"
      onPointerEnter={() => {
        setPointedAt(true);
      }}
      onPointerLeave={() => {
        setPointedAt(false);
      }}
      onFocus={() => {
        setFocused(true);
      }}
      onBlur={() => {
        setFocused(false);
      }}
    >
      <Icon name={tone === 'success' ? 'check' : 'alert'} />
      <p>{children}</p>
      <IconButton icon="close" label="Fechar aviso" onClick={onClose} />
    </Root>
  );
}
