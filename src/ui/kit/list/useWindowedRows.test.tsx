import { act, render, screen, waitFor } from '@testing-library/react';
import { painted } from '../../../../test/frames';
import { useWindowedRows, type WindowedRowsOptions } from './useWindowedRows';

// A window that shows ten rows of 60 px once it is known where the list begins, at 168 px.
const HEIGHT = 768;
const TOP = 168;

let scrolled = 0;
/** The real heights of rows that differ from the expected height. */
let heights: Record<number, number> = {};
let scrollBy: jest.SpyInstance;

/** jsdom has no layout, so boxes are computed from the rendered rows. */
function boxOf(this: Element): DOMRect {
  const heightOf = (element: Element): number => {
    const index = element.getAttribute('data-index');
    if (index !== null) return heights[Number(index)] ?? 60;
    return parseFloat((element as HTMLElement).style.height); // a spacer
  };
  if (this.tagName === 'OL') return new DOMRect(0, TOP - scrolled, 400, 0);
  return new DOMRect(0, 0, 400, heightOf(this));
}

function List(options: Partial<WindowedRowsOptions>) {
  const rows = { count: 1000, estimate: 60, gap: 0, allUpTo: 40, ...options };
  const { rootRef, indexes, before, after } = useWindowedRows<HTMLOListElement>(rows);
  return (
    <ol ref={rootRef}>
      <li style={{ height: before }} data-testid="before" />
      {indexes.map((index) => (
        <li key={index} data-index={index}>
          Linha {index}
        </li>
      ))}
      <li style={{ height: after }} data-testid="after" />
    </ol>
  );
}

const shown = (): number[] => {
  const rows = screen.queryAllByText(/Linha/).map((row) => Number(row.dataset['index']));
  return [rows[0] ?? -1, rows.at(-1) ?? -1];
};
const spaceBefore = () => screen.getByTestId('before').style.height;
const spaceAfter = () => screen.getByTestId('after').style.height;

function scrollTo(offset: number) {
  act(() => {
    scrolled = offset;
    window.dispatchEvent(new Event('scroll'));
  });
}

beforeEach(() => {
  scrolled = 0;
  heights = {};
  window.innerHeight = HEIGHT;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(boxOf);
  scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
});

test('first what the window shows, then what is near it', async () => {
  render(<List />);
  expect(shown()).toEqual([0, 10]);
  expect(spaceAfter()).toBe('59340px');
  await painted();
  expect(shown()).toEqual([0, 18]);
});

test('scrolling renders what comes near, some rows a time', async () => {
  render(<List />);
  await painted();
  scrollTo(12);
  expect(shown()).toEqual([0, 18]);
  scrollTo(6168);
  expect(shown()).toEqual([96, 121]);
  expect(spaceBefore()).toBe('5760px');
  expect(spaceAfter()).toBe('52680px');
  scrollTo(1e9);
  expect(shown()[1]).toBe(999);
  expect(spaceAfter()).toBe('0px');
});

test('rows lower than expected leave no gap in the first frame', () => {
  heights = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [index, 30]));
  render(<List />);
  expect(shown()).toEqual([0, 20]);
});

test('what is above the window and higher than expected does not move what is in it', async () => {
  render(<List />);
  await painted();
  scrollTo(6168);
  heights = { 60: 100, 61: 100 };
  scrollTo(3000 + TOP + 900);
  expect(scrollBy).toHaveBeenCalledWith(0, 80);
});

test('a short list is soon all there, wherever the window is', async () => {
  render(<List count={40} />);
  expect(shown()).toEqual([0, 10]);
  await waitFor(() => {
    expect(shown()).toEqual([0, 39]);
  });
  expect([spaceBefore(), spaceAfter()]).toEqual(['0px', '0px']);
});

test('a list in a box of its own is all there at once', () => {
  render(<List count={100} allUpTo={Infinity} />);
  expect(shown()).toEqual([0, 99]);
});

test('rows that come and go', async () => {
  const { rerender } = render(<List count={3} />);
  expect(shown()).toEqual([0, 2]);
  rerender(<List count={30} />);
  await painted();
  expect(shown()).toEqual([0, 29]);
  rerender(<List count={2000} />);
  expect(shown()[0]).toBe(0);
  scrollTo(1e9);
  expect(shown()[1]).toBe(1999);
  rerender(<List count={50} />);
  expect(shown()[1]).toBe(49);
});
