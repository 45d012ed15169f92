import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
  pauseBeforeMore,
  fetchAhead,
  lazyChunk,
  loadWithRetries,
  scriptsToPrefetch,
} from './lazyChunk';
import { CrashBoundary } from './CrashBoundary';
import { ThemeProvider } from '../../theme/ThemeProvider';

const missing = Object.assign(new Error('Loading chunk clients failed.'), {
  name: 'ChunkLoadError',
});

/** A chunk that fails to load this many times, in the place of a section or a modal. */
function aChunk({ failures, onClose }: { failures: number; onClose?: () => void }) {
  const load = jest.fn(() => Promise.resolve({ default: () => <p>Aqui está</p> }));
  for (let i = 0; i < failures; i += 1) load.mockRejectedValueOnce(missing);
  const Part = lazyChunk(load);
  const place = (key: string) => (
    <ThemeProvider>
      <CrashBoundary key={key} {...(onClose && { onClose })}>
        <Part />
      </CrashBoundary>
    </ThemeProvider>
  );
  const { rerender } = render(place('here'));
  return {
    load,
    user: userEvent.setup({ delay: null }),
    comeBack: () => {
      rerender(place('back again'));
    },
  };
}

const message = () => screen.findByText('Esta parte não pôde ser carregada.');
const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a chunk fetched ahead is there in the very first rendering, and is not asked for again', async () => {
  const load = jest.fn(() => Promise.resolve({ default: () => <p>Aqui está</p> }));
  const Part = lazyChunk(load);
  await Part.load();
  render(<Part waiting={<p>Um momento</p>} />);
  expect(screen.getByText('Aqui está')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('until a chunk is there, something may stand in for it', async () => {
  const Part = lazyChunk(() => Promise.resolve({ default: () => 'Aqui está' }));
  render(<Part waiting="Um momento" />);
  expect(screen.getByText('Um momento')).toBeVisible();
  expect(await screen.findByText('Aqui está')).toBeVisible();
});

test('what nobody can ask for again is asked for until it comes', async () => {
  jest.useFakeTimers();
  const fetchChunk = jest.fn(() => Promise.resolve('there'));
  fetchChunk.mockRejectedValueOnce(missing).mockRejectedValueOnce(missing);
  const chunk = loadWithRetries(fetchChunk);
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  expect(fetchChunk).toHaveBeenCalledTimes(3);
  expect(await chunk).toBe('there');
});

test('a chunk that failed is asked for once, and again on request', async () => {
  const { load, user } = aChunk({ failures: 2 });
  await message();
  expect(load).toHaveBeenCalledTimes(1);
  await user.click(press('Tentar novamente'));
  await message();
  expect(load).toHaveBeenCalledTimes(2);
  expect(press('Recarregar a página')).toBeVisible();
  await user.click(press('Tentar novamente'));
  expect(await screen.findByText('Aqui está')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

test('coming back to where it failed asks for it again', async () => {
  const { load, comeBack } = aChunk({ failures: 1 });
  await message();
  comeBack();
  expect(await screen.findByText('Aqui está')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('what floats can be tried again, too, without being closed', async () => {
  const onClose = jest.fn();
  const { user } = aChunk({ failures: 1, onClose });
  await message();
  await user.click(press('Tentar novamente'));
  expect(await screen.findByText('Aqui está')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('what may come next is fetched one after the other, past a failure, until it is ended', async () => {
  const fetched: string[] = [];
  const chunk = (name: string, comes = true) => ({
    load: () => {
      fetched.push(name);
      return comes ? Promise.resolve() : Promise.reject(new Error('offline'));
    },
  });
  const end: () => void = fetchAhead([
    chunk('a', false),
    chunk('b'),
    { load: () => chunk('c').load().then(end) },
    chunk('d'),
  ]);
  expect(fetched).toEqual([]);
  await waitFor(() => {
    expect(fetched).toEqual(['a', 'b', 'c']);
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(fetched).toEqual(['a', 'b', 'c']);
});

test('the scripts that the build wrote into the page are fetched without being run', async () => {
  expect(scriptsToPrefetch()).toEqual([]);
  const written = document.createElement('script');
  written.type = 'application/json';
  written.id = 'oficio-files';
  written.textContent = JSON.stringify({ ahead: ['/a.js', '/b.js'] });
  document.head.append(written);
  const fetched: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    fetched.push(address);
    return Promise.resolve(new Response());
  });
  const load = jest.fn(() => Promise.resolve());
  const end = fetchAhead([...scriptsToPrefetch(), pauseBeforeMore, { load }]);
  await waitFor(() => {
    expect(fetched).toEqual(['/a.js', '/b.js']);
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  // Code that would be executed is not fetched yet.
  expect(load).not.toHaveBeenCalled();
  end();

  // The service worker of this page already has all chunks.
  const controlled = { configurable: true, value: { controller: {} } };
  Object.defineProperty(navigator, 'serviceWorker', controlled);
  expect(scriptsToPrefetch()).toEqual([]);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
