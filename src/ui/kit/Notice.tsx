import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
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

export interface NoticeProps {
  tone: 'success' | 'danger';
  children: ReactNode;
  onClose: () => void;
}

/** A message that floats until it is closed; read out at once. */
export function Notice({ tone, children, onClose }: NoticeProps) {
  return (
    <Root tone={tone} role="alert">
      <Icon name={tone === 'success' ? 'check' : 'alert'} />
      <p>{children}</p>
      <IconButton icon="close" label="Fechar aviso" onClick={onClose} />
    </Root>
  );
}
