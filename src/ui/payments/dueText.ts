/** How far off a day is: 'hoje', 'em 3 dias', 'há 1 dia'. @param days - from today on. */
export function daysText(days: number): string {
  if (days === 0) return 'hoje';
  const count = Math.abs(days);
  const unit = count === 1 ? 'dia' : 'dias';
  return `${days < 0 ? 'há' : 'em'} ${count.toLocaleString('pt-BR')} ${unit}`;
}
