/**
 * Sets the time zone of all tests. It runs once before any worker starts, and the workers inherit the environment.
 */
export default function useBrazilianTime(): void {
  process.env['TZ'] = 'America/Sao_Paulo';
}
