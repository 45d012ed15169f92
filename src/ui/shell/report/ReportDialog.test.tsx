import { screen } from '@testing-library/react';

import { renderSection } from '../../../../test/renderSection';
import ReportDialog from './ReportDialog';

jest.mock('../../../store/report/report', () => ({
  makeReportOf: () => Promise.reject(new RangeError('Invalid array length')),
}));

test('says what failed where the report cannot be made, and does not stay busy', async () => {
  await renderSection(ReportDialog);
  const alert = await screen.findByText(/O arquivo não pôde ser preparado/);
  expect(alert).toHaveTextContent('Invalid array length');
  expect(screen.queryByText('Preparando…')).toBeNull();
  const save = screen.getByRole('button', { name: 'Salvar arquivo' });
  expect(save).toBeDisabled();
  expect(save).not.toHaveAttribute('aria-busy', 'true');
});
