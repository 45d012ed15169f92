export interface ProgressLineProps {
  /** Percent, 0 to 100. */
  value: number;
  /** What progresses; without it the line is decoration. */
  label?: string;
}

/** A 4 px line, as long as the percentage. */
export function ProgressLine({ value, label }: ProgressLineProps) {
  const fill = <span style={{ width: `${value.toString()}%` }} />;
  if (label === undefined)
    return (
      <div className="of-line" aria-hidden="true">
        {fill}
      </div>
    );
  return (
    <div
      className="of-line"
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(value)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      {fill}
    </div>
  );
}
