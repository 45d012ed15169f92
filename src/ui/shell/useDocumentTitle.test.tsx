import { act } from '@testing-library/react';

import { aUser } from '../../../test/builders';
import { renderSection } from '../../../test/renderSection';
import { sessionActions } from '../../features/app/session/sessionSlice';
import { workspaceActions } from '../../features/app/workspace/workspaceSlice';
import { useDocumentTitle } from './useDocumentTitle';

const LANDING = 'Ofício: gestão para profissionais autônomos';

function Titled() {
  useDocumentTitle(false);
  return null;
}

test('the page is named after what it shows', async () => {
  const { store } = await renderSection(Titled);
  const titleAfter = (action: Parameters<typeof store.dispatch>[0]) => {
    act(() => {
      store.dispatch(action);
    });
    return document.title;
  };
  expect(document.title).toBe('Dashboard · Ofício');
  expect(titleAfter(workspaceActions.sectionChosen('quotes'))).toBe('Orçamentos · Ofício');
  expect(titleAfter(workspaceActions.sectionChosen('projects'))).toBe('Projetos · Ofício');
  expect(titleAfter(sessionActions.signedOut({ lost: false }))).toBe(LANDING);
  expect(titleAfter(sessionActions.authScreenOpened('login'))).toBe('Entrar · Ofício');
  expect(titleAfter(sessionActions.authScreenOpened('signUp'))).toBe('Criar conta · Ofício');
  expect(titleAfter(sessionActions.signedIn(aUser()))).toBe(LANDING);
});
