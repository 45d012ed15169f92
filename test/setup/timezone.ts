/** Runs once before any worker starts; workers inherit the environment. */
export default function useBrazilianTime(): void {
  process.env['TZ'] = 'America/Sao_Paulo';
}
