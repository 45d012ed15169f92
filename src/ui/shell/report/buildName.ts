/** The name of this build's main script, which contains the build's hash. */
export function buildName(): string {
  const text = document.getElementById('oficio-files')?.textContent ?? '{}';
  const { app = [] } = JSON.parse(text) as { app?: string[] }; // as scripts/webpack/page.ts writes it
  return app.find((file) => file.includes('/main.')) ?? 'development';
}
