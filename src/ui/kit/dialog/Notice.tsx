import { Alert } from '@chakra-ui/react/alert';
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { alertRecipe } from '../../theme/recipes/alert';
import { Icon } from '../art/Icon';
import { IconButton } from '../form/IconButton';
import { mainPart } from './mainPart';
import { NoticeText } from './NoticeText';

/** How long good news stay (ms), unless they are pointed at, have the focus or are shown whole. */
const LIFETIME = 8_000;

const looks = {
  success: { status: 'success', icon: 'check' },
  danger: { status: 'error', icon: 'alert' },
  info: { status: 'info', icon: 'projects' },
} as const;

export interface NoticeProps {
  tone: keyof typeof looks;
  children: string;
  /** A button under the text, or `beside` it. */
  action?: ReactNode;
  beside?: boolean;
  onClose: () => void;
}

/** A notice that leaves with the focus in it hands that on. */
function handOnFocus(frame: HTMLElement) {
  return () => {
    if (frame.contains(document.activeElement)) mainPart()?.focus({ preventScroll: true });
  };
}

/** A message that floats until it is closed; read out at once. Good news close themselves. */
export function Notice({ tone, children, action, beside = false, onClose }: NoticeProps) {
  const { status, icon } = looks[tone];
  const recipe = useSlotRecipe({ recipe: alertRecipe });
  const {
    frame,
    action: underStyles,
    beside: besideStyles,
  } = recipe({ variant: 'surface', status });
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
  const closeButton = <IconButton icon="close" label="Fechar aviso" onClick={onClose} />;
  return (
    <chakra.div
      css={frame}
      ref={handOnFocus}
      {...(beside && { 'data-beside': '' })}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Alert.Root recipe={alertRecipe} variant="surface" status={status} role="alert">
        <Alert.Indicator>
          <Icon name={icon} />
        </Alert.Indicator>
        <Alert.Content>
          <NoticeText expanded={expanded} onToggle={setExpanded}>
            {children}
          </NoticeText>
        </Alert.Content>
        {!beside && closeButton}
      </Alert.Root>
      {/* Not among what is read out at once. */}
      {beside && (
        <chakra.div css={besideStyles}>
          {action}
          {closeButton}
        </chakra.div>
      )}
      {!beside && action && <chakra.div css={underStyles}>{action}</chakra.div>}
    </chakra.div>
  );
}
