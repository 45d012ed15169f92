import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { layersListen } from './frames';

/** Waits for the open list of a search field. */
const openList = () => screen.findByRole('listbox');

const plain = ({ textContent }: HTMLElement): string => textContent.replaceAll('\u00A0', ' ');

async function closeList(control: HTMLElement) {
  await layersListen();
  fireEvent.keyDown(control, { key: 'Escape' });
  await waitFor(() => {
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
}

/** The labels of all choices of a search field, in order. No-break spaces are replaced by plain spaces. */
export async function offeredLabels(user: UserEvent, control: HTMLElement): Promise<string[]> {
  await user.click(control);
  const options = within(await openList())
    .queryAllByRole('option')
    .map(plain);
  await closeList(control);
  return options;
}

/** Chooses an option of a search field by its label, with the mouse. */
export async function choose(user: UserEvent, control: HTMLElement, label: string) {
  await user.click(control);
  const options = within(await openList()).getAllByRole('option');
  const option = options.find((one) => plain(one) === label);
  if (!option) throw new Error(`"${label}" is not among ${options.map(plain).join(', ')}`);
  await user.click(option);
  await waitFor(() => {
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
}
