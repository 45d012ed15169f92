import { act, screen, waitFor, within } from '@testing-library/react';

import { openedDialog, renderSection } from '../../../test/renderSection';
import { TABLE_LIST, TABLES } from '../../../test/tables';
import { entityActions, type EntityName } from '../../features/app/entities/entities';
import { workspaceActions } from '../../features/app/workspace/workspaceSlice';
import type { FormMode } from '../../features/app/forms/modal';
import { fieldNames } from './ConflictNote';
import { goneText, nounOfOne } from './nouns';

/** The title of an entity's form. */
const titleOf = (entity: EntityName) =>
  `Editar ${nounOfOne[entity].charAt(0).toUpperCase()}${nounOfOne[entity].slice(1)}`;

const button = (name: string) => screen.getByRole('button', { name });

describe.each(TABLE_LIST)('a record of $name that another device deletes', ({ name, seed }) => {
  const start = async () => {
    const shown = await renderSection(
      () => null,
      (gateway, userId) => {
        seed(gateway, userId, 'r1', { text: 'Ateliê Prado' });
      },
    );
    const open = (mode: FormMode) => {
      act(() => {
        shown.store.dispatch(workspaceActions.modalOpened(name, mode, 'r1'));
      });
    };
    const vanish = () => {
      act(() => {
        shown.store.dispatch(entityActions[name].loaded([]));
      });
    };
    return { ...shown, open, vanish };
  };

  /** Opens the form and types into it. */
  const startTyping = async () => {
    const shown = await start();
    shown.open('edit');
    await openedDialog(titleOf(name));
    const typed = screen.getByLabelText(fieldNames([TABLES[name].textField]));
    await shown.user.clear(typed);
    await shown.user.type(typed, 'Ligar na segunda');
    return { ...shown, typed };
  };

  test('leaves what was typed in sight, says what happened, and can be saved only once it is back', async () => {
    const { gateway, userId, store, user, typed, vanish } = await startTyping();
    const [row] = gateway.tables[name].of(userId);
    vanish();
    const message = screen.getByText(goneText(name));
    expect(message).toBeVisible();
    expect(message.closest('[role=alert]')).toHaveTextContent(
      'Já não é possível salvar; copie daqui o que quiser guardar.',
    );
    expect(typed).toBeVisible();
    expect(typed).toHaveFocus();
    expect(typed).toHaveValue('Ligar na segunda');
    expect(button('Salvar')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Salvar'));
    await user.type(typed, '{Enter}');
    expect(store.getState().workspace.forms.modal?.saving).toBe(false);
    expect(gateway.traffic.names(name)).toEqual([`${name}.list`]);

    act(() => {
      store.dispatch({ type: entityActions[name].loaded.type, payload: [row] });
    });
    expect(screen.queryByText(goneText(name))).not.toBeInTheDocument();
    expect(typed).toBeVisible();
    // Enter has begun a new line in a text of several lines.
    expect(typed).toHaveDisplayValue(/^Ligar na segunda\n?$/);
    await user.click(button('Salvar'));
    await waitFor(() => {
      expect(gateway.traffic.names(`${name}.update`)).toHaveLength(1);
    });
    expect(gateway.traffic.names(`${name}.insert`)).toEqual([]);
  });

  test('while the session was lost leaves the draft in sight, too, also while the list does not load', async () => {
    const { gateway, userId, store, user, typed } = await startTyping();
    const person = gateway.signedInAs!;
    const loseSession = async () => {
      act(() => {
        gateway.announce({ type: 'signedOut' });
      });
      await waitFor(() => {
        expect(store.getState().session.status).toBe('signedOut');
      });
    };
    const signIn = () => {
      act(() => {
        gateway.announce({ type: 'signedIn', user: person });
      });
    };
    // The user is still typing, so no pause was long enough to store the draft.
    await loseSession();
    expect(typed).not.toBeInTheDocument();
    gateway.traffic.fail(`${name}.list`, 'network');
    signIn();
    const waiting = await openedDialog(titleOf(name));
    expect(waiting).toHaveTextContent('O que você digitou está guardado.');
    // The draft is not discarded without a question.
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Continuar editando' }));
    act(() => {
      gateway.resume();
    });
    expect(await screen.findByDisplayValue('Ligar na segunda')).toBeVisible();
    expect(screen.getByRole('dialog', { name: titleOf(name) })).toBeVisible();
    expect(button('Salvar')).not.toHaveAttribute('aria-disabled', 'true');

    await loseSession();
    await gateway.tables[name].repository.remove(userId, 'r1');
    signIn();
    expect(await screen.findByText(goneText(name))).toBeVisible();
    expect(screen.getByRole('dialog', { name: titleOf(name) })).toBeVisible();
    expect(screen.getByDisplayValue('Ligar na segunda')).toBeVisible();
    expect(button('Salvar')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Cancelar'));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  test('before its form is there leaves a word and a way out', async () => {
    const { user, open, vanish } = await start();
    vanish();
    open('edit');
    expect(await screen.findByText(goneText(name))).toBeVisible();
    await user.click(button('Fechar'));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });
});
