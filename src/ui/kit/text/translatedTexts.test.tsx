import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { followTranslation } from './translatedTexts';

type Replace = (text: Text, standIn: Element) => void;

const atOnce: Replace = (text, standIn) => {
  text.replaceWith(standIn);
};

/** The ways in which translators put an element in the place of a text. */
const replaceText: Record<string, Replace> = {
  'at once': atOnce,
  'by adding first and then removing': (text, standIn) => {
    text.before(standIn);
    text.remove();
  },
};

function font(text: string): Element {
  const [outer, inner] = [fontElement(), fontElement()];
  inner.textContent = `[${text}]`;
  outer.append(inner);
  return outer;
}

// `createElement` is deprecated for this name.
const fontElement = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');

/** Translates every text that is not translated yet, as browsers do. */
async function translate(replace: Replace): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text); // by `SHOW_TEXT`
  for (const text of texts) {
    if (text.data.trim() !== '' && !text.parentElement?.closest('font')) {
      replace(text, font(text.data));
    }
  }
  // Observers are called in a microtask.
  await Promise.resolve();
}

/** A component whose text has no element of its own. */
function Bare({ text }: { text: string }) {
  return text;
}

/** Renders what a function returns for step 0, and returns a function that shows another step. */
function renderSteps(of: (step: number) => ReactNode) {
  const page = (step: number) => <p data-testid="text">{of(step)}</p>;
  const { rerender, unmount } = render(page(0));
  return {
    show: (step: number) => {
      rerender(page(step));
    },
    unmount,
  };
}

const shownText = () => screen.getByTestId('text').textContent;

beforeAll(followTranslation);

test('a page that nobody translates keeps the functions of the browser', async () => {
  const placing = () => Object.values(Object.getOwnPropertyDescriptors(Node.prototype));
  const before = placing();
  const { show } = renderSteps((step) => <>{step === 0 && 'Salvando'} agora</>);
  show(1);
  await Promise.resolve();
  expect(placing()).toEqual(before);
});

describe.each(Object.entries(replaceText))('a text that was translated %s', (_, replace) => {
  test.each<[string, (step: number) => ReactNode, before: string, after: string]>([
    ['changes', (step) => <>{step} de 3</>, '[0][ de 3]', '1[ de 3]'],
    [
      'goes',
      (step) => (
        <>
          {step === 0 && 'Salvando'}
          <b>x</b>
        </>
      ),
      '[Salvando][x]',
      '[x]',
    ],
    [
      'comes',
      (step) => (
        <>
          {step === 1 && 'Salvo'}
          <b>x</b>
        </>
      ),
      '[x]',
      'Salvo[x]',
    ],
    ['has an element before it', (step) => <>{step === 1 && <i>!</i>}fim</>, '[fim]', '!fim'],
    ['has a text before it', (step) => <>{step === 1 && 'o '}fim</>, '[fim]', 'o fim'],
    [
      'becomes an element',
      (step) => <>{step === 0 ? 'um' : <b>dois</b>} fim</>,
      '[um][ fim]',
      'dois fim',
    ],
    [
      'becomes the only one',
      (step) => (step === 0 ? ['um', <b key="b">x</b>] : 'dois'),
      '[um][x]',
      'dois',
    ],
    [
      'moves',
      (step) => (step === 0 ? ['a', 'b'] : ['b', 'a']).map((key) => <Bare key={key} text={key} />),
      '[a][b]',
      '[b]a',
    ],
  ])('%s', async (_name, children, before, after) => {
    const { show, unmount } = renderSteps(children);
    await translate(replace);
    expect(shownText()).toBe(before);
    show(1);
    // What React named stands there untranslated, until the translator is back.
    expect(shownText()).toBe(after);
    await translate(replace);
    expect(shownText().replaceAll(/[[\]]/g, '')).toBe(after.replaceAll(/[[\]]/g, ''));
    show(0);
    await translate(replace);
    expect(shownText()).toBe(before);
    unmount();
    expect(screen.queryByTestId('text')).not.toBeInTheDocument();
  });
});

const count = (step: number) => (
  <>
    {step} de {step + 2}
  </>
);

test('a text that was joined with others comes back with all of them', async () => {
  const { show } = renderSteps(count);
  const [first, ...others] = [...screen.getByTestId('text').childNodes];
  first?.replaceWith(font('0 von 2'));
  for (const other of others) other.remove();
  await Promise.resolve();
  show(1);
  expect(shownText()).toBe('1 de 3');
});

test('a translation may be replaced by another, or taken back', async () => {
  const { show } = renderSteps(count);
  const originals = [...screen.getByTestId('text').childNodes];
  await translate(atOnce);
  for (const translated of [...screen.getByTestId('text').children]) {
    translated.replaceWith(font('other'));
    await Promise.resolve();
  }
  show(1);
  expect(shownText()).toBe('1[other]3');
  await translate(atOnce);
  for (const [place, translated] of [...screen.getByTestId('text').childNodes].entries()) {
    translated.replaceWith(originals[place] ?? '');
  }
  await Promise.resolve();
  show(2);
  expect(shownText()).toBe('2 de 4');
});

test('what React has removed beside a translated text does not come back with it', async () => {
  const parts = (step: number) => (
    <>
      {step} de 3{step === 1 && ' pagas'}
    </>
  );
  const { show } = renderSteps(parts);
  await translate(atOnce);
  show(1);
  show(2);
  await translate(atOnce);
  show(0);
  expect(shownText()).toBe('0[ de 3]');
});

test('a text that is gone without anything in its place does not stop React', async () => {
  const { show } = renderSteps((step) => (
    <>
      {step !== 1 && 'um'}
      {step === 2 && <b>dois</b>} fim
    </>
  ));
  await translate(atOnce);
  screen.getByTestId('text').replaceChildren();
  show(1);
  show(2);
  expect(shownText()).toContain('dois');
});

test('beside a text, a component may leave as it came', async () => {
  const { show } = renderSteps((step) => (
    <>
      {step === 1 && <Bare text="nota" />}
      <b>x</b>
    </>
  ));
  for (const step of [1, 0, 1, 0]) {
    await translate(atOnce);
    show(step);
  }
  expect(shownText()).toBe('[x]');
});
