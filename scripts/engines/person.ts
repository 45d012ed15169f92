import path from 'node:path';
import { buildSync } from 'esbuild';
import { type Engine, until } from './engine';
import type { Found, Wanted } from './inPage';

const finder = (): string =>
  buildSync({
    entryPoints: [path.join(__dirname, 'inPage.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'oficioPage',
    define: { 'process.env': '{}' },
    legalComments: 'none',
  }).outputFiles[0]?.text ?? '';

/** Keys without a sign, as the WebDriver standard names them. */
export const KEYS = { enter: '\uE007', control: '\uE009', tab: '\uE004' } as const;

/** A little longer than a double press (ms), within which a second press on the same place does nothing. */
const DOUBLE_PRESS = 500;

/** How long (ms) a quick typist takes from one key to the next. */
const KEY_PAUSE = 40;

const pause = (ms: number): Promise<void> => new Promise((goOn) => setTimeout(goOn, ms));

/** Somebody who finds things by what they are called, presses them with the mouse and types with the keyboard. */
export class Person {
  private readonly finder = finder();

  constructor(readonly engine: Engine) {}

  /** Waits until something is there and stands still. */
  async see(wanted: Wanted): Promise<Found> {
    const what = `${this.engine.name} shows ${JSON.stringify(wanted)}`;
    let before: Found | undefined;
    return until(what, async () => {
      const now = await this.find(wanted);
      const stands = now?.x === before?.x && now?.y === before?.y ? now : undefined;
      before = now;
      return stands;
    });
  }

  async press(wanted: Wanted): Promise<void> {
    await pause(DOUBLE_PRESS);
    const { x, y } = await this.see(wanted);
    await this.pressAt(x, y);
  }

  async pressButton(name: string): Promise<void> {
    await this.press({ role: 'button', name });
  }

  /** Types signs one by one where the focus is. */
  async keys(signs: Iterable<string>): Promise<void> {
    const actions = [...signs].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
      { type: 'pause', duration: KEY_PAUSE },
    ]);
    await this.engine.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Types over what a field contains. */
  async type(label: string, text: string): Promise<void> {
    await this.press({ label });
    await pause(DOUBLE_PRESS);
    const { control } = KEYS;
    const selectAll = [
      { type: 'keyDown', value: control },
      { type: 'keyDown', value: 'a' },
      { type: 'keyUp', value: 'a' },
      { type: 'keyUp', value: control },
    ];
    await this.engine.perform([{ type: 'key', id: 'keyboard', actions: selectAll }]);
    await this.keys(text);
  }

  /** Types a day into a date field, in the order that the browser's language has. */
  async typeDay(label: string, day: string): Promise<void> {
    const order = await this.engine.evaluate(
      "new Intl.DateTimeFormat().formatToParts(0).map(({ type }) => type).join(' ')",
    );
    const [year = '', month = '', date = ''] = day.split('-');
    const parts: Readonly<Record<string, string>> = { year, month, day: date };
    await pause(DOUBLE_PRESS);
    const { left, y } = await this.see({ label });
    // The first part of the date is at the left. WebKit goes on to the next part only at a separator.
    await this.pressAt(left + 24, y);
    await this.keys(
      order
        .split(' ')
        .map((part) => parts[part] ?? '/')
        .join(''),
    );
    await this.valueOf(label, day);
  }

  /** Chooses an option of a select by the beginning of its text, as with its list closed. */
  async choose(label: string, text: string, value: string): Promise<void> {
    // A list that closes gives the focus back to its field.
    await pause(DOUBLE_PRESS);
    await this.engine.evaluate(
      `String(window.oficioPage.focus(${JSON.stringify({ label } satisfies Wanted)}))`,
    );
    await this.keys(text);
    await this.valueOf(label, value);
  }

  /** Waits until a field has a value. */
  async valueOf(label: string, value: string): Promise<void> {
    let last = '';
    await until(
      `${this.engine.name}: "${label}" is ${value}`,
      async () => {
        last = (await this.find({ label }))?.value ?? '';
        return last === value ? last : undefined;
      },
      5_000,
    ).catch((error: unknown) => {
      throw new Error(`${String(error)}, but "${last}"`);
    });
  }

  private async pressAt(x: number, y: number): Promise<void> {
    const [left, top] = [Math.round(x), Math.round(y)];
    const actions = [
      { type: 'pointerMove', duration: 0, x: left, y: top },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const parameters = { pointerType: 'mouse' };
    await this.engine.perform([{ type: 'pointer', id: 'mouse', parameters, actions }]);
  }

  private async find(wanted: Wanted): Promise<Found | undefined> {
    const isThere = "String('oficioPage' in window)";
    if ((await this.engine.evaluate(isThere)) === 'false') {
      await this.engine.evaluate(
        `(() => { ${this.finder}; window.oficioPage = oficioPage; return '' })()`,
      );
    }
    const found = await this.engine.evaluate(
      `JSON.stringify(window.oficioPage.find(${JSON.stringify(wanted)}))`,
    );
    return (JSON.parse(found) as Found | null) ?? undefined; // by `find`
  }
}
