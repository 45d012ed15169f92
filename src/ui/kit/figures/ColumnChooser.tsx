import { chakra } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';

const Chooser = chakra('div', {
  base: { cursor: 'default', touchAction: 'pan-y', borderRadius: 'base' },
});

interface Props {
  label: string;
  /** What the chosen column, or the whole chart, says. */
  valueText: string;
  count: number;
  /** The index of the chosen column; null for none. */
  chosen: number | null;
  /** Whether none can be chosen. Then the pointer chooses while it moves, and nothing is chosen once it leaves. */
  hasNone?: boolean;
  onChoose: (column: number | null) => void;
  children: ReactNode;
}

/** A chart whose columns are chosen by a pointer, by touch and by keys. To assistive technology it is a slider. */
export function ColumnChooser({
  label,
  valueText,
  count,
  chosen,
  hasNone = false,
  onChoose,
  children,
}: Props) {
  const least = hasNone ? -1 : 0;
  const choose = (column: number) => {
    const next = Math.min(count - 1, Math.max(least, column));
    onChoose(next < 0 ? null : next);
  };
  const onPointer = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) choose(Math.max(0, Math.floor(((clientX - left) / width) * count)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const current = chosen ?? -1;
    const next = {
      ...{ ArrowRight: current + 1, ArrowUp: current + 1 },
      ...{ ArrowLeft: current - 1, ArrowDown: current - 1 },
      ...{ Home: least, End: count - 1, Escape: hasNone ? least : undefined },
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };
  return (
    <Chooser
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={least + 1}
      aria-valuemax={count}
      aria-valuenow={(chosen ?? -1) + 1}
      aria-valuetext={valueText}
      onPointerDown={onPointer}
      {...(hasNone && {
        onPointerMove: onPointer,
        onPointerLeave: ({ pointerType }: PointerEvent) => {
          // A touch always ends with this event, so what was chosen by touch is kept.
          if (pointerType !== 'touch') onChoose(null);
        },
      })}
      onKeyDown={onKeyDown}
    >
      {children}
    </Chooser>
  );
}
