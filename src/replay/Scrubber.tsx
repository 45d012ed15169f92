import { Slider } from '@chakra-ui/react/slider';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';

import type { WrittenEntry } from '../features/app/report/report';
import { Button } from '../ui/kit/form/Button';
import { slotRecipe } from '../ui/theme/slotRecipe';

const sliderRecipe = slotRecipe({
  className: 'slider',

  base: {
    label: { srOnly: true },
    control: { position: 'relative', display: 'flex', alignItems: 'center', minHeight: '44px' },
    track: {
      flex: 1,
      height: '6px',
      overflow: 'hidden',
      background: 'hairline',
      borderRadius: '3px',
    },
    range: { height: '100%', background: 'accent' },
    thumb: {
      width: '22px',
      height: '22px',
      background: 'accent',
      border: '3px solid',
      borderColor: 'surface',
      borderRadius: '11px',
      boxShadow: 'float',
      outlineOffset: '2px',
    },
    root: {},
  },
});

const Bar = chakra('nav', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingInline: '4',
    paddingBottom: '3',
    background: 'surface',
    borderTop: 'hairline',
  },
});

const Buttons = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
});

const Position = chakra('span', {
  base: { textStyle: 'digits', marginInlineStart: 'auto', color: 'muted', fontSize: 'label' },
});

/** The shortest and the longest pause (ms) between two actions while the recording plays. */
const PACE = { atLeast: 60, atMost: 1_000 };

/** Plays the recording at its own pace, but shortens long pauses. */
function usePlaying(
  entries: readonly WrittenEntry[],
  step: number,
  onStep: (step: number) => void,
): [isPlaying: boolean, setPlaying: (on: boolean) => void] {
  const [isOn, setOn] = useState(false);
  const isPlaying = isOn && step < entries.length;
  const pause = (entries[step]?.at ?? 0) - (entries[step - 1]?.at ?? entries[step]?.at ?? 0);
  useEffect(() => {
    if (!isPlaying) return;
    const wait = Math.min(PACE.atMost, Math.max(PACE.atLeast, pause));
    const timer = setTimeout(() => onStep(step + 1), wait);
    return () => clearTimeout(timer);
  }, [isPlaying, pause, step, onStep]);
  return [isPlaying, setOn];
}

interface Props {
  entries: readonly WrittenEntry[];
  /** The number of actions that are shown as done. 0 is the state before the first action. */
  step: number;
  onStep: (step: number) => void;
  /** The nearest step before and after this one that matches the filter; null if there is none. */
  previous: number | null;
  next: number | null;
}

/** The timeline and its buttons. */
export function Scrubber({ entries, step, onStep, previous, next }: Props) {
  const [isPlaying, setPlaying] = usePlaying(entries, step, onStep);
  const total = entries.length;
  const go = (to: number | null) => {
    setPlaying(false);
    if (to !== null) onStep(to);
  };
  return (
    <Bar aria-label="Linha do tempo">
      <Slider.Root
        recipe={sliderRecipe}
        min={0}
        max={Math.max(1, total)}
        disabled={total === 0}
        value={[step]}
        onValueChange={({ value: [wanted = 0] }) => go(wanted)}
      >
        <Slider.Label>Ação</Slider.Label>
        <Slider.Control>
          <Slider.Track>
            <Slider.Range />
          </Slider.Track>
          <Slider.Thumb index={0}>
            <Slider.HiddenInput />
          </Slider.Thumb>
        </Slider.Control>
      </Slider.Root>
      <Buttons>
        <Button size="sm" disabled={step === total} onClick={() => setPlaying(!isPlaying)}>
          {isPlaying ? 'Pausar' : 'Tocar'}
        </Button>
        {(
          [
            ['Início', step === 0 ? null : 0],
            ['Anterior', previous],
            ['Próxima', next],
            ['Fim', step === total ? null : total],
          ] as const
        ).map(([label, to]) => (
          <Button
            key={label}
            size="sm"
            variant="surface"
            disabled={to === null}
            onClick={() => go(to)}
          >
            {label}
          </Button>
        ))}
        <Position role="status">
          {step.toLocaleString('pt-BR')} de {total.toLocaleString('pt-BR')}
        </Position>
      </Buttons>
    </Bar>
  );
}
